// Titles for what was done: earned by single deeds, or by what many games come to.
import type { Result } from "../statistics";
import { gameCount, sideOf, sittings, streaksOf, type Sitting } from "./tallies";

/** A title, and how many of the games that are needed are there. */
export interface Title {
  id: string;
  have: number;
  need: number;
}

type Count = (all: Sitting[], results: Result[]) => number;

const winsOf = (all: Sitting[]) => all.filter(({ hasWon }) => hasWon);
const did =
  (deed: string): Count =>
  (all) =>
    all.filter(({ deeds }) => deeds.includes(deed)).length;

/** Every title, in the order in which they are shown: what counts for it, and how much of it is needed. */
export const TITLES: { id: string; need: number; count: Count }[] = [
  { id: "survivor", need: 1, count: (all) => winsOf(all).length },
  { id: "impostor", need: 1, count: (all) => winsOf(all).filter(({ role }) => sideOf(role) === "others").length },
  { id: "partner", need: 1, count: (all) => winsOf(all).filter(({ role }) => sideOf(role) === "crew").length },
  { id: "burner", need: 1, count: did("burned_thing") },
  { id: "witness", need: 1, count: did("saw_thing") },
  { id: "tester", need: 1, count: did("exposed_alien") },
  { id: "flown", need: 1, count: did("got_away") },
  { id: "source", need: 1, count: did("infected_two") },
  { id: "hasty", need: 1, count: did("burned_human") },
  { id: "foxed", need: 1, count: (all) => winsOf(all).filter(({ result }) => isAmong(result, "cunning")).length },
  {
    id: "faces",
    need: 2,
    count: (all) => new Set(winsOf(all).flatMap(({ role }) => (role ? [sideOf(role)] : []))).size,
  },
  { id: "winters", need: gameCount(), count: (all) => new Set(winsOf(all).map(({ result }) => result.game)).size },
  { id: "streak", need: 3, count: (_all, results) => streaksOf(results).longest },
  { id: "veteran", need: 25, count: (_all, results) => results.length },
];

const isAmong = ({ company, mine }: Result, level: string) => mine.length === 1 && company?.level === level;

/** How far each title is. */
export function titlesOf(results: Result[]): Title[] {
  const all = sittings(results);
  return TITLES.map(({ id, need, count }) => ({ id, need, have: Math.min(need, count(all, results)) }));
}
