// What one seat alone saw, in the order in which it happened, as frames: each of one shape and one length whatever is in
// it, so that nobody who looks on from afar tells one outcome from another.
import type { PlainFace } from "../games/face";
import type { Happening, View } from "../games/types";
import { revealOf } from "./staging";
import type { AnyStagings, Reveal, Telling } from "./types";

/** How long each of them stands on a phone that is passed round, in milliseconds: never by what it shows. */
export const PASSED_LENGTH = 3200;
/** So many of the latest are shown there: who was long without the phone reads the rest in the dossiers. */
export const PASSED_MOST = 3;

/** Whose eyes it is for, how things stand, and what happened. */
export interface Witness {
  face: PlainFace;
  view: View;
  names: string[];
  viewer: number;
  happenings: Happening[];
}

/** A reveal, and the number of what began it. */
export type Framed = Reveal & { key: number };

/** The frames that these events come to, after those that wait already. */
export function framesOf(
  happenings: Happening[],
  stagings: AnyStagings,
  told: Telling,
  waiting: Framed[] = [],
  most = Infinity,
): Framed[] {
  let frames = waiting;
  for (const { key, event } of happenings) {
    const reveal = revealOf(stagings, event, told);
    const before = frames.at(-1);
    if (reveal?.isMore && before)
      frames = [...frames.slice(0, -1), { ...before, lines: [...(before.lines ?? []), ...(reveal.lines ?? [])] }];
    else if (reveal) frames = [...frames.slice(Math.max(0, frames.length + 1 - most)), { ...reveal, key }];
  }
  return frames;
}
