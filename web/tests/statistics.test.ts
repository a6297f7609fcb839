// The games that this browser has finished.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { TableInfo } from "../src/protocol.gen";
import type { CodeError } from "../src/results/code";
import { codeOf, resultsOf } from "../src/results/code";
import { byCompany, byPeople, byRole, bySide, sittings, streaksOf } from "../src/results/tallies";
import { titlesOf } from "../src/results/titles";
import { deedsOf } from "../src/games/stayaway/deeds";
import { deedsOf as stationDeeds } from "../src/games/outpost/deeds";
import { addResults, keepResult, MOST, record, results, VERSION, type Result } from "../src/statistics";

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
    { role: "the_thing", hasWon: false, deeds: [] },
    { role: "human", hasWon: true, deeds: [] },
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

const kind = (
  game: string,
  hasWon: boolean,
  more: Partial<Result> = {},
  role = "human",
  deeds: string[] = [],
): Result => ({
  table: Math.random().toString(36).slice(2),
  game,
  at: Date.now(),
  seats: 4,
  turns: 9,
  reason: "humans_won",
  mine: [{ role, hasWon, deeds }],
  company: { people: [], bots: 3, level: "novice" },
  ...more,
});

test("what is kept has one shape, and what has another is left out, field by field", () => {
  const whole = kind("stayaway", true);
  const mine = whole.mine[0]!;
  const spoiled: object[] = [
    ...Object.keys(whole)
      .filter((field) => field !== "company")
      .map((field) => ({ ...whole, [field]: undefined })),
    ...["at", "seats", "turns"].map((field) => ({ ...whole, [field]: -1 })),
    { ...whole, table: "x".repeat(41) },
    { ...whole, mine: [] },
    { ...whole, mine: [{ ...mine, hasWon: "yes" }] },
    { ...whole, mine: [{ ...mine, role: 7 }] },
    { ...whole, mine: [{ ...mine, deeds: "many" }] },
    { ...whole, company: null },
    { ...whole, company: { people: [1], bots: 3, level: null } },
    { ...whole, company: { people: [], bots: "3", level: null } },
  ];
  for (const one of spoiled) {
    kept.set("outpost31.results", JSON.stringify({ version: VERSION, results: [whole, one] }));
    assert.deepEqual(results(), [whole], JSON.stringify(one));
  }
});

test("the oldest make room where there are too many", () => {
  addResults(Array.from({ length: MOST + 3 }, (_, at) => kind("coop", true, { table: `t${at}`, at })));
  const left = results();
  assert.deepEqual([left.length, left[0]?.at, left.at(-1)?.at], [MOST, 3, MOST + 2]);
});

test("what an earlier version kept is read, and kept on as this one keeps it", () => {
  const { company: _, ...old } = kind("stayaway", true, { table: "old" });
  kept.set("outpost31.results", JSON.stringify([{ ...old, mine: [{ role: "human", hasWon: true }] }]));
  assert.deepEqual(record("stayaway"), {
    won: 1,
    lost: 0,
    latest: [{ hasWon: true, level: null, at: old.at }],
  });
  assert.equal(addResults([kind("coop", false, {}, "")]), 1);
  assert.equal(JSON.parse(kept.get("outpost31.results")!).version, 2);
  assert.deepEqual(
    results().map(({ game }) => game),
    ["stayaway", "coop"],
  );
});

test("deeds that are found later are added, and who sat there is kept", () => {
  const info = {
    ...table("kl", "stayaway"),
    seats: [
      { seat: 0, kind: "person", name: "Ann" },
      { seat: 1, kind: "person", name: "Ben" },
      { seat: 2, kind: "bot", name: "Tor", level: "cunning" },
      { seat: 3, kind: "bot", name: "Eva", level: "novice" },
    ],
  } as unknown as TableInfo;
  const face = new StayAwayFace("stayaway");
  keepResult(info, face, circle, [0]);
  keepResult(info, face, circle, [0], () => ["burned_thing"]);
  keepResult(info, face, circle, [0], () => []);
  const [result, ...more] = results();
  assert.deepEqual(more, []);
  assert.deepEqual(result?.mine[0]?.deeds, ["burned_thing"]);
  assert.deepEqual(result?.company, { people: ["Ben"], bots: 2, level: "cunning" });
  assert.deepEqual(record("stayaway").latest[0]?.level, "cunning");
});

test("games are counted by side, role and company, and rows of wins", () => {
  const all = [
    kind("stayaway", true),
    kind("stayaway", true, { company: { people: ["Ben"], bots: 0, level: null } }, "infected"),
    kind("boardgame", true, {}, "alien"),
    kind("coop", false, { company: { people: ["Ben"], bots: 0, level: null } }, ""),
  ];
  const seen = sittings(all);
  assert.deepEqual(
    bySide(seen).map(({ key, won }) => [key, won]),
    [
      ["others", 2],
      ["humans", 1],
      ["crew", 0],
    ],
  );
  assert.equal(byRole(seen).length, 3);
  assert.deepEqual(
    byCompany(seen).map(({ key, played }) => [key, played]),
    [
      ["bots:novice", 2],
      ["people", 2],
    ],
  );
  assert.deepEqual(byPeople(seen), [{ key: "Ben", played: 2, won: 1 }]);
  assert.deepEqual(streaksOf(all), { now: 0, longest: 3 });
  const have = Object.fromEntries(titlesOf(all).map(({ id, have, need }) => [id, have >= need]));
  assert.deepEqual(
    [have["survivor"], have["impostor"], have["streak"], have["faces"], have["partner"], have["burner"]],
    [true, true, true, true, false, false],
  );
});

test("a code carries games to another device, and a spoiled one says what is wrong with it", async () => {
  const all = [kind("stayaway", true), kind("boardgame", false, {}, "alien", ["infected_two"])];
  const code = await codeOf(all);
  assert.match(code, /^O31\.2\.[\w-]+\.\w+$/);
  assert.deepEqual(await resultsOf(` ${code.slice(0, 20)}\n${code.slice(20)} `), all, "line breaks do no harm");
  assert.equal(addResults(await resultsOf(code)), 2);
  assert.equal(addResults(await resultsOf(code)), 0, "each table once");
  const problem = (text: string) =>
    resultsOf(text).then(
      () => "none",
      (error: CodeError) => error.problem,
    );
  assert.equal(await problem("hello"), "not_a_code");
  assert.equal(await problem(code.slice(0, -9)), "damaged");
  assert.equal(await problem(code.replace("O31.2.", "O31.2.A")), "damaged");
  assert.equal(await problem(code.replace("O31.2", "O31.9")), "newer");
  assert.equal(await problem("O31.2." + "A".repeat(300_000)), "too_long");
  assert.equal(await problem(await codeOf([])), "no_games");
  assert.equal(await problem(await codeOf([{ table: 3 } as unknown as Result])), "no_games");
});

test("a code of a great deal of nothing is refused before it fills the memory", async () => {
  const many = Array.from({ length: 400 }, () => kind("x".repeat(4000), true));
  await assert.rejects(resultsOf(await codeOf(many)), (error: CodeError) => error.problem === "too_long");
});

test("deeds are found in what a seat was told", () => {
  const view = { falls: [{ seat: 2, cause: "flamethrower", turn: 4, role: "the_thing" }] } as never;
  const burned = [
    { event: "CardPlayed", seat: 0, card: "flamethrower", target: [2] },
    { event: "PlayerEliminated", seat: 2, cause: "flamethrower" },
    { event: "CardSeen", seat: 2, by: 0, card: "the_thing" },
  ];
  assert.deepEqual(deedsOf(burned, view, 0), ["burned_thing", "saw_thing"]);
  assert.deepEqual(deedsOf(burned, view, 1), []);
  const base = {
    outcome,
    people: [
      { pawn: 0, player: 0, role: "human" },
      { pawn: 1, player: 1, role: "alien" },
    ],
  } as never;
  const tested = [
    { event: "TestBegan", kind: "A", tester: 0 },
    { event: "AlienExposed", pawn: 1, strength: 1 },
    { event: "VehicleLeft", vehicle: "helicopter", aboard: [0, 1] },
  ];
  assert.deepEqual(stationDeeds(tested, base, 0), ["exposed_alien", "got_away"]);
  assert.deepEqual(stationDeeds(tested, base, 1), []);
});
