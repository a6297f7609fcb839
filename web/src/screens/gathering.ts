// The moments of a finished game through one pair of eyes, as they come: the one that is looked at, then the part it is
// in, then all the others.
import type { Frame } from "../protocol.gen";
import { PART, partOf } from "./moments";

export interface Gathering {
  /** So many moments from one on. */
  ask: (start: number, count: number) => Promise<{ frames: Frame[]; total: number }>;
  /** Which one is looked at now. */
  at: () => number;
  /** Whether anybody still looks through these eyes. */
  isCurrent: () => boolean;
  /** Told whenever more of them are here. */
  ontaken: (frames: Frame[], total: number) => void;
}

/** Gather what is missing. How many there are is not known at first: 0. */
export async function gather(known: Frame[], total: number, { ask, at, isCurrent, ontaken }: Gathering): Promise<void> {
  const gathered = [...known];
  const isHere = (start: number, count: number) =>
    total > 0 && gathered.slice(start, start + count).filter(Boolean).length >= Math.min(count, total - start);
  async function take(start: number, count: number) {
    if (!isCurrent() || isHere(start, count)) return;
    const part = await ask(start, count);
    if (!isCurrent()) return;
    part.frames.forEach((each, place) => (gathered[start + place] = each));
    total = part.total;
    ontaken([...gathered], total);
  }
  // To make one moment with nothing hidden is much less than to make a part of them.
  if (total > 0) await take(Math.min(at(), total - 1), 1);
  await take(partOf(at()), PART);
  for (let start = 0; isCurrent() && start < total; start += PART) {
    // Whoever jumps ahead meanwhile is not kept waiting for what is between.
    await take(partOf(at()), PART);
    await take(start, PART);
  }
}
