// Where to jump to in a finished game: its chapters, and the moments that turned it.
import type { PlainFace } from "../games/face";
import type { GameEvent } from "../games/types";
import type { Frame } from "../protocol.gen";
import { sceneOf } from "../scenes/staging";
import type { AnyStagings } from "../scenes/types";

/** A moment worth finding again. */
export interface Moment {
  at: number;
  words: string;
  isTurning: boolean;
}

/** How fast a game goes by, as a part of its usual pace. */
export const SPEEDS = [0.5, 1, 2, 4];
/** How long a moment stands at the usual pace, in milliseconds. */
export const PACE = 900;

/** The chapters of a game as far as it is here, and what in them is staged at length. */
export function momentsOf(frames: Frame[], face: PlainFace, stagings: AnyStagings, names: string[]): Moment[] {
  const found: Moment[] = [];
  frames.forEach((frame, at) => {
    for (const event of frame.events as GameEvent[]) {
      const told = { face, view: frame.view, viewer: null, names };
      if (face.headings.has(event.event) && !face.passing.has(event.event))
        found.push({ at, words: face.eventWords(event, null, names) ?? "", isTurning: false });
      const scene = sceneOf(stagings, event, told);
      if (scene?.length === "long" && scene.words) found.push({ at, words: scene.words, isTurning: true });
    }
  });
  return found;
}

/** So many moments come at a time. */
export const PART = 25;

/** Where the part begins that a moment is in. */
export const partOf = (at: number): number => Math.floor(at / PART) * PART;

/** A moment, or if it is not here yet the last before it that is, or the first of all. */
export function nearest(frames: (Frame | undefined)[], at: number): Frame | undefined {
  for (let place = Math.min(at, frames.length - 1); place >= 0; place -= 1) if (frames[place]) return frames[place];
  return frames.find((each) => each !== undefined);
}
