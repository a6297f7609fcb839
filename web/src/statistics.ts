// The games this device has finished, kept in this browser alone: how they went, and what was done in them.
import type { PlainFace, View } from "./games/face";
import type { TableInfo } from "./protocol.gen";

/** What one of this device's seats was, whether it won, and what it did that has a title. */
export interface Mine {
  role: string;
  hasWon: boolean;
  deeds?: string[];
}

/** Who else sat there: people by name, bots by number and the level of the best of them. */
export interface Company {
  people: string[];
  bots: number;
  level: string | null;
}

export interface Result {
  table: string;
  game: string;
  at: number;
  seats: number;
  turns: number;
  reason: string;
  mine: Mine[];
  /** Missing in what was kept before version 2. */
  company?: Company;
}

/** How a game went here so far, for whoever wants to suggest the next one: the latest last. */
export interface Record {
  won: number;
  lost: number;
  /** Of each game its end, and the level of the best bot that sat there; null where none did, or nobody knows. */
  latest: { hasWon: boolean; level: string | null; at: number }[];
}

const KEY = "outpost31.results";
/** What is kept is written so: `{ version, results }`. Version 1 was the bare list, without company and deeds. */
export const VERSION = 2;
/** So many games are kept; the oldest make room. */
export const MOST = 500;
const LEVELS = ["random", "novice", "seasoned", "cunning"];

const isText = (value: unknown, most: number): boolean => typeof value === "string" && value.length <= most;
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown, most: number): boolean =>
  Array.isArray(value) && value.length <= 32 && value.every((each) => isText(each, most));

/** Whether something is a game as it is kept: whatever is read from storage or from a code is held against this. */
export function isResult(value: unknown): value is Result {
  const { table, game, at, seats, turns, reason, mine, company } = (value ?? {}) as Partial<Result>;
  return (
    isText(table, 40) &&
    isText(game, 40) &&
    isText(reason, 80) &&
    [at, seats, turns].every(isCount) &&
    Array.isArray(mine) &&
    mine.length > 0 &&
    mine.length <= 32 &&
    mine.every(
      (each) =>
        isText(each?.role, 40) &&
        typeof each.hasWon === "boolean" &&
        (each.deeds === undefined || isTexts(each.deeds, 40)),
    ) &&
    (company === undefined ||
      (company !== null &&
        isTexts(company.people, 40) &&
        isCount(company.bots) &&
        (company.level === null || isText(company.level, 24))))
  );
}

/** The games that were finished here, the oldest first. */
export function results(): Result[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const listed = Array.isArray(kept) ? kept : (kept as { results?: unknown } | null)?.results;
    return Array.isArray(listed) ? listed.filter(isResult) : [];
  } catch {
    return [];
  }
}

/** Keep these games, the latest of them where they are too many; false if this browser keeps nothing. */
function keep(all: Result[]): boolean {
  const latest = [...all].sort((one, other) => one.at - other.at).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, results: latest }));
    return true;
  } catch {
    return false;
  }
}

/** Add games from elsewhere to those that are here, each table once; says how many were new, or null if none can be kept. */
export function addResults(others: Result[]): number | null {
  const known = results();
  const tables = new Set(known.map(({ table }) => table));
  const fresh = others.filter(({ table }) => !tables.has(table) && tables.add(table));
  return !fresh.length || keep([...known, ...fresh]) ? fresh.length : null;
}

/** Keep how a game ended, once; deeds that are found later, with more of the journal, are added. */
export function keepResult(
  info: TableInfo,
  face: PlainFace,
  view: View,
  seats: number[],
  deedsOf: (seat: number) => string[] = () => [],
): void {
  const outcome = face.outcome(view);
  if (!outcome || !seats.length) return;
  const known = results();
  const before = known.find((result) => result.table === info.table);
  const mine = seats.map((seat, place) => ({
    role: face.roleKey(view, seat),
    hasWon: outcome.winners.includes(seat),
    deeds: [...new Set([...(before?.mine[place]?.deeds ?? []), ...deedsOf(seat)])],
  }));
  if (before && mine.every(({ deeds }, place) => deeds.length === (before.mine[place]?.deeds ?? []).length)) return;
  const result: Result = {
    table: info.table,
    game: info.game,
    at: before?.at ?? Date.now(),
    seats: info.seats.length,
    turns: face.age(view),
    reason: outcome.reason,
    mine,
    company: companyOf(info, seats),
  };
  keep([...known.filter((other) => other !== before), result]); // no storage: nothing is counted
}

function companyOf(info: TableInfo, seats: number[]): Company {
  const others = info.seats.filter(({ seat }) => !seats.includes(seat));
  const bots = others.filter(({ kind }) => kind === "bot");
  return {
    people: others.flatMap(({ kind, name }) => (kind === "person" && name ? [name] : [])),
    bots: bots.length,
    level: bots.length ? best(bots.map(({ level }) => level)) : null,
  };
}

/** The level of the best of them. */
function best(levels: (string | null)[]): string | null {
  return levels.reduce((one, other) => (LEVELS.indexOf(other ?? "") > LEVELS.indexOf(one ?? "") ? other : one), null);
}

/** How a game went for whoever plays here: games in which this device had one seat. */
export function record(game: string): Record {
  const latest = results()
    .filter((result) => result.game === game && result.mine.length === 1)
    .map(({ mine, company, at }) => ({ hasWon: mine[0]!.hasWon, level: company?.level ?? null, at }));
  const won = latest.filter(({ hasWon }) => hasWon).length;
  return { won, lost: latest.length - won, latest };
}
