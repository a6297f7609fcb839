import assert from "node:assert/strict";
import { test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import {
  besideTitle,
  isCramped,
  layOut,
  lettersOf,
  linesOf,
  PAD,
  spots,
  wideOf,
  type Box,
} from "../src/games/outpost/layout";
import { phasesOf } from "../src/games/outpost/phases";
import type { OutpostView } from "../src/games/outpost/types";
import { speaking } from "./speaking";

const ROOMS = [
  "radio_room",
  "kitchen",
  "boiler_room",
  "weather_station",
  "laboratory",
  "leisure_room",
  "generator_room",
  "kennel",
  "dormitory",
  "armory",
  "warehouse",
  "shed",
  "helicopter",
];
const STORES = ["pantry", "underground", "external", "operations"];
const view = {
  rooms: Object.fromEntries(ROOMS.map((room) => [room, {}])),
  base: { stores: { underground: 3, external: 5, operations: 11 } },
} as unknown as OutpostView;

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

for (const [width, height] of [
  [1280, 720],
  [1366, 650],
  [1440, 780],
  [800, 600],
  [390, 844],
  [320, 568],
] as const) {
  test(`every room has a place of its own at ${width} by ${height}`, () => {
    const layout = layOut(width, height, view);
    for (const room of ROOMS) assert.ok(layout.boxes[room], room);
    const rooms = ROOMS.map((room) => [room, layout.boxes[room]!] as const);
    for (const [one, box] of rooms) {
      assert.ok(box.x >= -0.5 && box.x + box.width <= layout.width + 0.5, `${one} stands out of the plan`);
      for (const [other, place] of rooms) if (one < other) assert.ok(!overlap(box, place), `${one} covers ${other}`);
    }
  });
}

test("whoever stands in a room covers none of its counters, however low it is", () => {
  for (const [width, height] of [
    [1366, 650],
    [376, 300],
    [376, 620],
  ] as const) {
    const { boxes, scale } = layOut(width, height, view);
    for (const room of ROOMS)
      for (const count of [1, 3, 8])
        for (const { x, y, size } of spots(boxes[room]!, count, scale)) {
          const box = boxes[room]!;
          assert.ok(y + size / 2 <= box.y + box.height - 21 * scale, `${room} at ${width} by ${height}, ${count}`);
          assert.ok(x - size / 2 >= box.x && x + size / 2 <= box.x + box.width, `${room}: ${count} stand outside`);
        }
  }
});

test("a phone has a grid of rooms, a laptop the plan", () => {
  assert.equal(layOut(390, 844, view).isPlan, false);
  assert.equal(layOut(1366, 650, view).isPlan, true);
});

test("a phone of usual height has the whole plan without sliding, each room as low as can be read", () => {
  const layout = layOut(376, 300, view);
  assert.ok(layout.height <= 345, String(layout.height));
  for (const room of ROOMS) assert.ok(layout.boxes[room]!.height >= 57, room);
});

test("the whole screen makes rooms higher", () => {
  assert.ok(layOut(376, 620, view).boxes["kitchen"]!.height > 1.8 * layOut(376, 300, view).boxes["kitchen"]!.height);
});

test("co-op has its tests between the Leisure Room and food, whatever the phase", () => {
  for (const phase of ["weather", "tests", "food"]) {
    const phases = phasesOf({ edition: "coop", phase } as unknown as OutpostView);
    assert.deepEqual(phases.slice(0, 9), [
      "weather",
      "maintenance",
      "movement",
      "alien",
      "actions",
      "leisure",
      "tests",
      "food",
      "dogs",
    ]);
  }
});

test("in a room that is too low for three lanes a token stands beside the title, which makes room for it", () => {
  const title = "Stanza Comunicazioni";
  for (const height of [48, 56, 64, 90]) {
    const box = { x: 10, y: 20, width: 89, height };
    const [token] = spots(box, 1, 0.8, 2, true);
    const kept = besideTitle(title, box, 0.8, true);
    const below = token!.y - token!.size / 2 >= box.y + 33 * 0.8 - 0.01;
    assert.ok(below || token!.x - token!.size / 2 >= box.x + box.width - kept, `${height}`);
    assert.equal(kept > 0, !below);
  }
});

for (const language of ["en", "es", "pt-BR", "it", "pl"])
  test(`on a phone every store has its words in one line, and a low room too (${language})`, async () => {
    await speaking(language);
    const face = new OutpostFace("boardgame");
    for (const [width, height] of [
      [376, 300],
      [346, 260],
    ] as const) {
      const { boxes, scale } = layOut(width, height, view);
      const titleOf = (place: string) =>
        isCramped(face.place(place), boxes[place]!, scale) ? face.placeInShort(place) : face.place(place);
      for (const store of STORES) {
        const room = boxes[store]!.width - 11;
        const wide = wideOf(titleOf(store), scale, true);
        assert.ok(
          (wide * lettersOf(wide, room, scale)) / (14.5 * scale) <= room + 0.01,
          `${titleOf(store)} at ${width}`,
        );
        assert.ok(lettersOf(wide, room, scale) >= 10, `${titleOf(store)} is written too small at ${width}`);
      }
      for (const room of [...ROOMS, PAD]) assert.equal(linesOf(titleOf(room), boxes[room]!, scale), 1, titleOf(room));
    }
  });
