// What is seen and told at the outpost: the board game, and what its co-op and the Norwegian Outpost have besides.
import type {
  BoardgameView,
  CoopView,
  NorwegianPersonSeen,
  NorwegianView,
  OutpostTold,
  PersonSeen,
} from "../shapes.gen";

/** What of a view the board game's has not. */
type Besides<Seen> = Partial<Omit<Seen, keyof BoardgameView>>;

/** A character, with what only some games know of it. */
export type Person = PersonSeen & Partial<Omit<NorwegianPersonSeen, keyof PersonSeen>>;

/** The view of any game at the outpost. */
export type OutpostView = Omit<BoardgameView, "people"> &
  Besides<CoopView> &
  Besides<NorwegianView> & { people: Person[] };

/** An event as the log tells it: several of a kind may have become one. */
export type OutpostEvent = OutpostTold & { series?: OutpostTold[] };

/** The characters of a player; nobody has none. */
export const ownOf = (view: OutpostView, player: number | null): Person[] =>
  player === null ? [] : (view.people ?? []).filter((person) => person.player === player);
