// What was played here, counted: by game, side, role and company, and how many in a row were won.
import { GAMES } from "../games/cards.gen";
import type { Result } from "../statistics";

/** So many were played, and won. */
export interface Tally {
  key: string;
  played: number;
  won: number;
}

/** A seat of a finished game. */
export interface Sitting {
  result: Result;
  role: string;
  hasWon: boolean;
  deeds: string[];
}

/** Humans, those who are not, or a crew in which everybody is on one side. */
export type Side = "humans" | "others" | "crew";

export const sideOf = (role: string): Side => (role === "" ? "crew" : role === "human" ? "humans" : "others");

/** Every seat that this device had. */
export const sittings = (all: Result[]): Sitting[] =>
  all.flatMap((result) => result.mine.map(({ role, hasWon, deeds = [] }) => ({ result, role, hasWon, deeds })));

/** Counted by whatever they have in common; one of them may count for several. */
export function tallied(all: Sitting[], keysOf: (one: Sitting) => string[]): Tally[] {
  const counts = new Map<string, Tally>();
  for (const one of all)
    for (const key of keysOf(one)) {
      const { played, won } = counts.get(key) ?? { played: 0, won: 0 };
      counts.set(key, { key, played: played + 1, won: won + (one.hasWon ? 1 : 0) });
    }
  return [...counts.values()].sort((one, other) => other.played - one.played);
}

export const byGame = (all: Sitting[]): Tally[] => tallied(all, ({ result }) => [result.game]);
export const bySide = (all: Sitting[]): Tally[] => tallied(all, ({ role }) => [sideOf(role)]);
/** By `game:role`: a human of one game is not one of another. */
export const byRole = (all: Sitting[]): Tally[] =>
  tallied(all, ({ result, role }) => (role ? [`${result.game}:${role}`] : []));

/** By how one sat: `passed` on one device, `people`, or alone among bots of a level, `bots:level`. */
export const byCompany = (all: Sitting[]): Tally[] =>
  tallied(all, ({ result: { mine, company } }) => {
    if (mine.length > 1) return ["passed"];
    if (!company) return [];
    return [company.people.length ? "people" : company.bots ? `bots:${company.level ?? ""}` : "alone"];
  });

/** By the people one sat with, those first with whom one played most. */
export const byPeople = (all: Sitting[], most = 8): Tally[] =>
  tallied(all, ({ result }) => result.company?.people ?? []).slice(0, most);

/** How many of the latest games were won in a row, and the longest such row: games with one seat, the oldest first. */
export function streaksOf(all: Result[]): { now: number; longest: number } {
  let [now, longest] = [0, 0];
  for (const { mine } of all) {
    if (mine.length !== 1) continue;
    now = mine[0]!.hasWon ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** How many games there are to win. */
export const gameCount = (): number => Object.keys(GAMES).length;
