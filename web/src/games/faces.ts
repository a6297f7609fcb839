// The faces there are, each with its Board. A game without one of its own is shown plainly.
import type { Component } from "svelte";
import { PlainFace, type BoardProps, type GameEvent, type View } from "./face";
import { familyOf } from "./facts";
import OutpostBoard from "./outpost/Board.svelte";
import { OutpostFace } from "./outpost/face";
import PlainBoard from "./plain/Board.svelte";
import StayAwayBoard from "./stayaway/Board.svelte";
import { StayAwayFace } from "./stayaway/face";
import type { AnyStagings } from "../scenes/types";
import type { Memory } from "./memory";

/** A game as it is shown: all that the rest of the client knows of it. */
interface Shown {
  face: PlainFace;
  Board: Component<BoardProps<PlainFace>>;
  /** Its scenes, fetched when something first happens. */
  scenes: () => Promise<AnyStagings>;
  /** What is remembered of whom, fetched when somebody first wants to know. */
  memory: () => Promise<Memory | null>;
}

/**
 * A face with the Board that is made for it, its views and its events. Nothing but this face and the views of its
 * game is ever handed to that Board: so what they are is nobody else's business.
 */
function shown<V extends View, E extends GameEvent, F extends PlainFace<V, E>>(
  face: F & PlainFace<V, E>,
  Board: Component<BoardProps<F, V, E>>,
  scenes: () => Promise<{ SCENES: object }>,
  memory: () => Promise<{ MEMORY: Memory }>,
): Shown {
  return {
    face,
    Board: Board as unknown as Shown["Board"],
    scenes: async () => (await scenes()).SCENES as AnyStagings,
    memory: async () => (await memory()).MEMORY,
  };
}

/** By family. */
const MAKERS: Record<string, (game: string) => Shown> = {
  outpost: (game) =>
    shown(
      new OutpostFace(game),
      OutpostBoard,
      () => import("./outpost/scenes"),
      () => import("./outpost/memory"),
    ),
  stayaway: (game) =>
    shown(
      new StayAwayFace(game),
      StayAwayBoard,
      () => import("./stayaway/scenes"),
      () => import("./stayaway/memory"),
    ),
};

const made = new Map<string, Shown>();

function shownOf(game: string): Shown {
  let found = made.get(game);
  if (!found) {
    found = MAKERS[familyOf(game)]?.(game) ?? {
      face: new PlainFace(game),
      Board: PlainBoard,
      scenes: async () => ({}),
      memory: async () => null,
    };
    made.set(game, found);
  }
  return found;
}

/** The face of a game. */
export const faceOf = (game: string): PlainFace => shownOf(game).face;

/** The Board of a game, which is to be given its face. */
export const boardOf = (game: string): Shown["Board"] => shownOf(game).Board;

/** The scenes of a game, by kind of event. */
export const scenesOf = (game: string): Promise<AnyStagings> => shownOf(game).scenes();

/** What is remembered of whom in a game; null where it is only shown plainly. */
export const memoryOf = (game: string): Promise<Memory | null> => shownOf(game).memory();
