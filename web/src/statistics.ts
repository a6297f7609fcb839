// The games this device has finished, kept in this browser alone.
import type { TableInfo } from "./protocol.gen";

export interface Result {
  table: string;
  game: string;
  at: number;
  seats: number;
  turns: number;
  reason: string;
  /** What this device's seats were and whether they won. */
  mine: { role: string; hasWon: boolean }[];
}

const KEY = "outpost31.results";

export function results(): Result[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** What a seat was in the end; nothing where a player has several characters. */
function roleOf(view: Record<string, any>, seat: number): string {
  const own = ((view["people"] ?? []) as any[]).filter((person) => person.player === seat);
  return String(view["players"]?.[seat]?.role ?? (view["edition"] === "coop" ? "" : (own[0]?.role ?? "")));
}

/** Keep how a game ended, once. */
export function keepResult(info: TableInfo, view: Record<string, any>, seats: number[]): void {
  const known = results();
  if (!seats.length || known.some((result) => result.table === info.table)) return;
  const mine = seats.map((seat) => ({ role: roleOf(view, seat), hasWon: view["outcome"].winners.includes(seat) }));
  const result: Result = { table: info.table, game: info.game, at: Date.now(), seats: info.seats.length, turns: view["turn"] ?? view["round"] ?? 0, reason: view["outcome"].reason, mine };
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, result].slice(-500)));
  } catch {
    // no storage: nothing is counted
  }
}
