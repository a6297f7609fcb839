// What is to be feared at the outpost, by what everybody sees.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dangersOf } from "../src/games/outpost/dangers";
import { OutpostFace } from "../src/games/outpost/face";
import type { OutpostView } from "../src/games/outpost/types";
import { speaking } from "./speaking";

await speaking("en");

const room = (fuel: number, damage: number) => ({ fuel, damage, usable: true, burned: false, dogs: 0, alien: 0 });
const calm = {
  rooms: { boiler_room: room(4, 0), generator_room: room(4, 0) },
  base: {
    pantry: 16,
    kitchen: 0,
    hungry: false,
    freezing: null,
    dark: false,
    rescue: { space: null, fuel: 5, gone: false },
  },
  limits: {
    freezing_track: 6,
    rescue_track: 10,
    damage: { boiler_room: 3, generator_room: 2 },
    weather: { boiler: { sun: 1, storm: 3 }, generator: { sun: 1, storm: 2 }, freezing: { sun: 1, storm: 2 } },
  },
  people: [{ pawn: 0, player: 0, character: "nauls", status: "character", suspicion: 3 }],
  outcome: null,
};
type Calm = typeof calm;
const fears = (game: string, change: (view: Calm) => object): [string, boolean][] => {
  const view = { ...calm, ...change(structuredClone(calm)) } as unknown as OutpostView;
  return dangersOf(new OutpostFace(game), view).map(({ key, isNear }) => [key, isNear]);
};
const base = (more: object) => (view: Calm) => ({ base: { ...view.base, ...more } });

test("nothing is to be feared while there is enough of everything", () => {
  assert.deepEqual(
    fears("boardgame", () => ({})),
    [],
  );
});

test("food is said to end when the Pantry does not feed everybody, unless something is cooked or all are hungry", () => {
  assert.deepEqual(fears("boardgame", base({ pantry: 3 })), [["food", true]]);
  assert.deepEqual(fears("boardgame", base({ pantry: 5 })), [["food", false]]);
  assert.deepEqual(fears("boardgame", base({ pantry: 8 })), []);
  assert.deepEqual(fears("boardgame", base({ pantry: 3, kitchen: 2 })), []);
  assert.deepEqual(fears("boardgame", base({ pantry: 0, hungry: true })), []);
});

test("a machine is feared for if the worst weather could break it", () => {
  const rooms = (fuel: number, damage: number) => (view: Calm) => ({
    rooms: { ...view.rooms, boiler_room: room(fuel, damage) },
  });
  assert.deepEqual(fears("boardgame", rooms(0, 0)), [["boiler", true]]);
  assert.deepEqual(fears("boardgame", rooms(1, 0)), []);
  assert.deepEqual(fears("boardgame", rooms(2, 2)), [["boiler", true]]);
  assert.deepEqual(fears("boardgame", rooms(3, 2)), []);
  assert.deepEqual(
    fears("boardgame", (view) => ({ rooms: { ...view.rooms, generator_room: room(0, 0) } })),
    [["generator", true]],
  );
});

test("the cold, the helicopter and the dog are counted in rounds", () => {
  assert.deepEqual(fears("boardgame", base({ freezing: 1 })), []);
  assert.deepEqual(fears("boardgame", base({ freezing: 2 })), [["freezing", false]]);
  assert.deepEqual(fears("boardgame", base({ freezing: 4 })), [["freezing", true]]);
  const landed = (fuel: number) => base({ rescue: { space: 10, fuel, gone: false } });
  assert.deepEqual(fears("boardgame", landed(2)), []);
  assert.deepEqual(fears("boardgame", landed(1)), [["rescue", false]]);
  assert.deepEqual(fears("boardgame", landed(0)), [["rescue", true]]);
  assert.deepEqual(
    fears("norwegian", () => ({ dog: { space: 9, track: 10, rifles_laid: 0 } })),
    [["dog", true]],
  );
});

test("the threat is feared by whom it comes to tonight", () => {
  const threat = (space: number) => () => ({ threat: { space, first: 1, last: 10 } });
  assert.deepEqual(fears("coop", threat(5)), []);
  assert.deepEqual(fears("coop", threat(4)), [["threat", true]]);
});

test("whatever comes first stands first, and all of it in words", () => {
  const face = new OutpostFace("boardgame");
  const view = { ...calm, base: { ...calm.base, pantry: 5, freezing: 5 } } as unknown as OutpostView;
  const [first, second] = dangersOf(face, view);
  assert.equal(first!.key, "freezing");
  assert.match(second!.text, /one more night/);
});

test("where there is little room a danger is said in fewer letters, in every language", async () => {
  const [machines, landed] = [
    { boiler_room: room(0, 0), generator_room: room(0, 0) },
    { space: 10, gone: false },
  ];
  const table = (pantry: number, freezing: number, fuel: number, space: number) =>
    ({
      ...calm,
      rooms: machines,
      base: { ...calm.base, pantry, freezing, rescue: { ...landed, fuel } },
      threat: { space: 4, first: 1, last: 10 },
      dog: { space, track: 10, rifles_laid: 0 },
    }) as unknown as OutpostView;
  for (const language of ["es", "pt-BR", "it", "pl", "en"]) {
    await speaking(language);
    for (const game of ["coop", "norwegian"])
      for (const view of [table(3, 5, 0, 9), table(5, 2, 1, 8)]) {
        const own = { ...view, [game === "coop" ? "dog" : "threat"]: null };
        const found = dangersOf(new OutpostFace(game), own);
        assert.equal(found.length, 6, `${game} in ${language}`);
        for (const { key, text, short } of found) {
          assert.ok(short.length < text.length && !short.includes("danger-"), `${language}, ${key}: ${short}`);
          assert.ok(short.length <= 26, `${language}, ${key}: ${short}`);
        }
      }
  }
});
