// What a game adds to a person's memory: under which heading of somebody's dossier an event stands, and which deeds of a
// seat have a title. Each game brings its own, fetched when it is first needed.
import type { GameEvent, View } from "./types";

/** The headings of a dossier, in their order. */
export const CHAPTERS = ["seen", "given", "claimed", "heard", "voted", "met", "done"] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Of whom an event tells what: people as the game numbers them, under a heading each. */
export type Recalled = Partial<Record<Chapter, number[]>>;

/** The memory of a game. */
export interface Memory {
  /** Under which headings of whose dossiers an event stands, for somebody to whom these people belong. */
  recall: (event: GameEvent, mine: ReadonlySet<number>) => Recalled;
  /** The people of a player, as the game numbers them. */
  peopleOf: (view: View, seat: number) => number[];
  /** The turn or round that begins with an event, in words. */
  beginning: (event: GameEvent) => string | null;
  /** What a seat did that has a title. */
  deedsOf: (told: GameEvent[], view: View, seat: number) => string[];
}

/** What passes between two: with one of mine it is mine, else it says whom they met. */
export function between(one: number, other: number, mine: ReadonlySet<number>): Recalled {
  if (mine.has(one) !== mine.has(other)) return { given: [mine.has(one) ? other : one] };
  return { met: [one, other] };
}

/** One looks at what another has: what mine see, what is seen of mine, or whom they met. */
export function looked(by: number, at: number, mine: ReadonlySet<number>): Recalled {
  if (mine.has(by) && !mine.has(at)) return { seen: [at] };
  return between(by, at, mine);
}
