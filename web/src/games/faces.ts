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

/** A game as it is shown: all that the rest of the client knows of it. */
interface Shown {
  face: PlainFace;
  Board: Component<BoardProps<PlainFace>>;
  /** Its scenes, fetched when something first happens. */
  scenes: () => Promise<AnyStagings>;
}

/**
 * A face with the Board that is made for it, its views and its events. Nothing but this face and the views of its
 * game is ever handed to that Board: so what they are is nobody else's business.
 */
function shown<V extends View, E extends GameEvent, F extends PlainFace<V, E>>(
  face: F & PlainFace<V, E>,
  Board: Component<BoardProps<F, V, E>>,
  scenes: () => Promise<{ SCENES: object }>,
): Shown {
  return {
    face,
    Board: Board as unknown as Shown["Board"],
    scenes: async () => (await scenes()).SCENES as AnyStagings,
  };
}

/** By family. */
const MAKERS: Record<string, (game: string) => Shown> = {
  outpost: (game) => shown(new OutpostFace(game), OutpostBoard, () => import("./outpost/scenes")),
  stayaway: (game) => shown(new StayAwayFace(game), StayAwayBoard, () => import("./stayaway/scenes")),
};

const made = new Map<string, Shown>();

function shownOf(game: string): Shown {
  let found = made.get(game);
  if (!found) {
    found = MAKERS[familyOf(game)]?.(game) ?? {
      face: new PlainFace(game),
      Board: PlainBoard,
      scenes: async () => ({}),
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
