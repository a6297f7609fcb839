// The log of a finished game as far as somebody has watched: made part by part, and kept, so that a step through a long
// game, or a change of eyes, words only what has changed.
import type { PlainFace } from "../games/face";
import { numbered, type Entry } from "../net/journal";
import type { Frame, JournalItem } from "../protocol.gen";
import { linesOf, type Line } from "../table/lines";
import { PART, partOf } from "./moments";

/** Frames that may not all be here yet. */
export type Frames = (Frame | undefined)[];
/** What a moment may hold at most. */
const MOMENT = 1000;
/** What is on the table now was told in the last of so many moments. */
const RECENT = 40;

/** What happened and was said from a moment to before another. What was said stands where it was said: after what had
 * happened, before the next answer. */
function entriesOf(frames: Frames, from: number, to: number): Entry[] {
  return frames.slice(from, to).flatMap((frame, place) => {
    if (!frame) return [];
    const told = [...frame.events.map((event): JournalItem => ({ type: "happened", event, at: 0 })), ...frame.said];
    return numbered(told, (from + place) * MOMENT + told.length);
  });
}

/** The latest of what happened and was said until a moment. */
export const latestOf = (frames: Frames, at: number): Entry[] => entriesOf(frames, Math.max(0, at - RECENT), at + 1);

/** The log through one pair of eyes, in one language. */
export class ReplayedLog {
  private readonly parts = new Map<number, { frames: Frames; lines: Line[] }>();

  constructor(
    private readonly face: PlainFace,
    private readonly viewer: number | null,
    private readonly names: string[],
  ) {}

  /** Every line until a moment. */
  until(frames: Frames, at: number): Line[] {
    const found: Line[] = [];
    for (let start = 0; start <= at; start += PART) {
      const lines = this.linesFrom(frames, start, Math.min(at + 1, start + PART));
      // A phase in which nothing happened has no heading, where one part meets the next too.
      if (lines[0]?.kind === "heading" && found.at(-1)?.kind === "heading" && found.at(-1)?.isPassing) found.pop();
      found.push(...lines);
    }
    return found;
  }

  private linesFrom(frames: Frames, from: number, to: number): Line[] {
    const meant = frames.slice(from, to);
    const kept = this.parts.get(from);
    if (kept?.frames.length === meant.length && meant.every((frame, place) => frame === kept.frames[place]))
      return kept.lines;
    const lines = linesOf(entriesOf(frames, from, to), this.face, this.viewer, this.names);
    // The part in which somebody stands changes with every step: the others are kept.
    if (to - from === PART || partOf(frames.length - 1) === from) this.parts.set(from, { frames: meant, lines });
    return lines;
  }
}
