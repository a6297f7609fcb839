// The journal: what happened, was said and was noticed, numbered without gaps. A message carries the last number alone.
import type { GameEvent, Happening } from "../games/types";
import type { Happened, JournalItem } from "../protocol.gen";

/** Something in the journal, with its number; events as the game of this table tells them. */
export type Entry<E extends GameEvent = GameEvent> = (
  Exclude<JournalItem, Happened> | (Omit<Happened, "event"> & { event: E })
) & { n: number };

/** A message's items with their numbers: the last has the message's `n`. */
export const numbered = (items: JournalItem[], n: number): Entry[] =>
  items.map((item, place) => ({ ...item, n: n - items.length + 1 + place }) as Entry);

/** The latest events from a number on, to be animated. */
export function happeningsOf(journal: Entry[], from: number): Happening[] {
  const found: Happening[] = [];
  for (const entry of journal.slice(-40)) {
    if (entry.type === "happened" && entry.n >= from) found.push({ key: entry.n, event: entry.event });
  }
  return found;
}

const RECENT = 80;

/** The latest events, old or new. */
export const eventsOf = (journal: Entry[]): GameEvent[] =>
  journal.slice(-RECENT).flatMap((entry) => (entry.type === "happened" ? [entry.event] : []));
