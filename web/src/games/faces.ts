// The faces there are. A game without one of its own is shown plainly.
import { PlainFace } from "./face";
import PlainBoard from "./plain/Board.svelte";
import StayAwayBoard from "./stayaway/Board.svelte";
import { StayAwayFace } from "./stayaway/face";

const made = new Map<string, PlainFace>();

const MAKERS: Record<string, () => PlainFace> = {
  stayaway: () => new StayAwayFace("stayaway", StayAwayBoard),
};

/** The face of a game. */
export function faceOf(game: string): PlainFace {
  let face = made.get(game);
  if (!face) {
    face = MAKERS[game]?.() ?? new PlainFace(game, PlainBoard);
    made.set(game, face);
  }
  return face;
}
