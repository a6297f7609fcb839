// The games that this browser has finished.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { TableInfo } from "../src/protocol.gen";
import { keepResult, results } from "../src/statistics";

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as unknown as Storage;
beforeEach(() => kept.clear());

const table = (name: string, game: string): TableInfo =>
  ({ table: name, game, seats: [{}, {}, {}, {}] }) as unknown as TableInfo;
const outcome = { reason: "humans_won", winners: [0, 2], losers: [1, 3] };
const circle = {
  turn: 31,
  outcome,
  players: ["human", "the_thing", "human", "infected"].map((role, seat) => ({ seat, role })),
};
const station = { round: 9, outcome, people: ["human", "alien"].map((role, pawn) => ({ pawn, player: pawn, role })) };

test("a finished game is kept with what one's own seats were, and once only", () => {
  keepResult(table("ab", "stayaway"), new StayAwayFace("stayaway"), circle, [1, 2]);
  keepResult(table("ab", "stayaway"), new StayAwayFace("stayaway"), circle, [1, 2]);
  const [result, ...more] = results();
  assert.deepEqual(more, []);
  assert.deepEqual(result?.mine, [
    { role: "the_thing", hasWon: false },
    { role: "human", hasWon: true },
  ]);
  assert.deepEqual([result?.turns, result?.seats, result?.reason], [31, 4, "humans_won"]);
});

test("rounds count where a game has rounds, and partners have no role of their own", () => {
  keepResult(table("cd", "boardgame"), new OutpostFace("boardgame"), station, [1]);
  keepResult(table("ef", "coop"), new OutpostFace("coop"), station, [1]);
  assert.deepEqual(
    results().map(({ turns, mine }) => [turns, mine[0]?.role]),
    [
      [9, "alien"],
      [9, ""],
    ],
  );
});

test("a game that goes on is not kept, nor one that was only watched", () => {
  keepResult(table("gh", "stayaway"), new StayAwayFace("stayaway"), { ...circle, outcome: null }, [1]);
  keepResult(table("ij", "stayaway"), new StayAwayFace("stayaway"), circle, []);
  assert.deepEqual(results(), []);
});

test("what somebody else wrote there is no reason to fail", () => {
  kept.set("outpost31.results", "{");
  assert.deepEqual(results(), []);
});
