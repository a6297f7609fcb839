// The games this device has finished, kept in this browser alone.
import type { PlainFace, View } from "./games/face";
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

/** Keep how a game ended, once. */
export function keepResult(info: TableInfo, face: PlainFace, view: View, seats: number[]): void {
  const known = results();
  const outcome = face.outcome(view);
  if (!outcome || !seats.length || known.some((result) => result.table === info.table)) return;
  const mine = seats.map((seat) => ({ role: face.roleKey(view, seat), hasWon: outcome.winners.includes(seat) }));
  const result: Result = {
    table: info.table,
    game: info.game,
    at: Date.now(),
    seats: info.seats.length,
    turns: face.age(view),
    reason: outcome.reason,
    mine,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, result].slice(-500)));
  } catch {
    // no storage: nothing is counted
  }
}
