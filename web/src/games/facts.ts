// The facts on the games' cards, looked up: what builds on what, and which clause of the rules stands behind what.
import { GAMES } from "./cards.gen";

/** The game of which this one tells only the differences. */
export const baseOf = (game: string): string | null => GAMES[game]?.buildsOn ?? null;

/** Games of one family have the same face. */
export const familyOf = (game: string): string => GAMES[game]?.family ?? game;

/** The kinds of a game's printed cards, by key. */
export const cardKinds = (game: string): Record<string, string> => GAMES[game]?.cards ?? {};

/** The game whose clauses begin with this letter. */
export const gameOfLetter = (letter: string): string | undefined =>
  Object.keys(GAMES).find((game) => GAMES[game]?.letter === letter);

/** The clauses behind a question, a card, a room: the game's own, or those of the game that it builds on. */
export function clausesOf(game: string, sort: string, key: string): string[] {
  const own = GAMES[game]?.clauses[sort];
  const base = GAMES[baseOf(game) ?? ""]?.clauses[sort];
  return own?.[key] ?? base?.[key] ?? own?.[""] ?? base?.[""] ?? [];
}
