// Where a game turned, found in what happened; and where a replay jumps to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import type { OutpostView } from "../src/games/outpost/types";
import { StayAwayFace } from "../src/games/stayaway/face";
import { SCENES } from "../src/games/stayaway/scenes";
import type { StayAwayView } from "../src/games/stayaway/types";
import { numbered, type Entry } from "../src/net/journal";
import type { Frame } from "../src/protocol.gen";
import type { AnyStagings } from "../src/scenes/types";
import { momentsOf } from "../src/screens/moments";
import { speaking } from "./speaking";

await speaking("en");

const NAMES = ["Ada", "Bob", "Cid", "Dan"];

test("at Stay Away! the first and the last infection turned it, and fires that hit the wrong one", () => {
  const chain = [1, 2, 3].map((whom, place) => ({ by: 0, whom, turn: place * 5 + 3, through: "exchange" }));
  const falls = [
    { seat: 2, turn: 5, cause: "flamethrower", role: "human" },
    { seat: 1, turn: 9, cause: "flamethrower", role: "infected" },
  ];
  const points = new StayAwayFace("stayaway").turningPoints([], { chain, falls } as unknown as StayAwayView, NAMES);
  assert.equal(points.length, 4);
  assert.match(points[0]!, /infected Bob in turn 3/);
  assert.match(points[1]!, /Turn 5: Cid burned, and had been human/);
  assert.match(points[2]!, /Turn 9: Bob burned, and was not human/);
  assert.match(points[3]!, /infected Dan in turn 13/);
});

test("at the outpost the votes turned it in which most were wrong, and right", () => {
  const face = new OutpostFace("boardgame");
  const point = (pawn: number, accused: number | null) => ({ event: "FingerPointed", pawn, accused });
  const round = (number: number) => ({ event: "RoundBegan", round: number });
  const events = [
    ...[round(1), point(0, 3), point(1, 3), point(2, 0)],
    ...[round(2), point(0, 1), point(2, 1), point(3, 1), point(1, null)],
    ...[round(3), point(0, 2)],
  ];
  const journal = numbered(
    events.map((event) => ({ type: "happened", event, at: 0 })),
    events.length,
  ) as Entry[];
  const view = { chain: [{ victim: 1, by: 3, how: "meeting", room: "kitchen", round: 2 }], people: [] };
  const points = face.turningPoints(journal as never, view as unknown as OutpostView, NAMES);
  assert.match(points[0]!, /Round 1: 2 fingers pointed at Dan, who was human/);
  assert.ok(points.some((words) => /Round 2: 3 fingers pointed at Bob, and they were right/.test(words)));
  assert.ok(!points.some((words) => /Round 3/.test(words)), "one finger turns nothing");
});

test("where all play together it turned when somebody was lost, and when the lights went out", () => {
  const events = [
    { event: "RoundBegan", round: 1 },
    { event: "AlienExposed", pawn: 1, room: "kitchen" },
    { event: "RoundBegan", round: 2 },
    { event: "PowerFailed" },
    { event: "AlienExposed", pawn: 2, room: "kitchen" },
    { event: "RoundBegan", round: 3 },
    { event: "PowerFailed" },
    { event: "CharacterAssimilated", pawn: 3, room: "kitchen" },
  ];
  const journal = numbered(
    events.map((event) => ({ type: "happened", event, at: 0 })),
    events.length,
  ) as Entry[];
  const person = (pawn: number) => ({ pawn, player: 0, character: "nauls", status: "character" });
  const view = { people: [0, 1, 2, 3].map(person), chain: [] } as unknown as OutpostView;
  const points = new OutpostFace("coop").turningPoints(journal as never, view, NAMES);
  assert.equal(points.length, 3, "the first of each kind, and the last of all");
  assert.match(points[0]!, /^Round 1: /);
  assert.match(points[1]!, /^Round 2: The lights go out/);
  assert.match(points[2]!, /^Round 3: /);
});

test("a replay has its chapters, and the moments that are staged at length", () => {
  const frame = (...events: object[]) => ({ answer: 0, seat: null, events, view: {}, said: [] }) as unknown as Frame;
  const frames = [
    frame({ event: "TurnBegan", seat: 0, turn: 1 }),
    frame({ event: "CardDrawn", seat: 0, card: null }),
    frame({ event: "PlayerEliminated", seat: 1, cause: "flamethrower" }, { event: "TurnBegan", seat: 2, turn: 2 }),
  ];
  const moments = momentsOf(frames, new StayAwayFace("stayaway") as never, SCENES as unknown as AnyStagings, NAMES);
  assert.deepEqual(
    moments.map(({ at, isTurning }) => [at, isTurning]),
    [
      [0, false],
      [2, true],
      [2, false],
    ],
  );
});

test("who says what card they saw or were given speaks against somebody, if no human can have had it", () => {
  const claims: [number, string, number, string | null][] = [
    [0, "i_saw", 1, "whisky"],
    [0, "i_saw", 1, "the_thing"],
    [2, "i_received", 1, "infected"],
    [3, "i_received", 1, "axe"],
    [0, "i_saw", 1, "axe"],
    [2, "i_trust", 1, null],
    [0, "i_saw", 2, "infected"],
  ];
  const journal = claims.map(([seat, claim, about, thing], n) => {
    return { type: "claimed", n, at: n, channel: "table", seat, claim, about, thing };
  }) as unknown as Entry<never>[];
  const view = { players: [], falls: [], chain: [], turn: 9 } as unknown as StayAwayView;
  const drawn = new StayAwayFace("stayaway").curves(journal, view, NAMES);
  const ends = drawn?.curves.map((curve) => curve.points.at(-1)?.value);
  assert.deepEqual(ends, [0, 1, 0, 0]);
  assert.equal(drawn?.most, 3);
});
