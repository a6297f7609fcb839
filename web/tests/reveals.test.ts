// What one seat alone sees: every kind of it has a pair of outcomes, and both are staged in one shape, for one time.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { SCENES as PLAN } from "../src/games/outpost/scenes";
import { StayAwayFace } from "../src/games/stayaway/face";
import { SCENES as CIRCLE } from "../src/games/stayaway/scenes";
import type { GameEvent, Happening } from "../src/games/types";
import { framesOf, PASSED_MOST } from "../src/scenes/reveals";
import { SLOTS, type AnyStagings, type Telling } from "../src/scenes/types";
import { speaking } from "./speaking";

const PAIRS = JSON.parse(
  readFileSync(join(process.cwd(), "..", "tests", "web", "private_scenes.json"), "utf8"),
) as Record<string, Record<string, [GameEvent, GameEvent]>>;
const names = ["Ann", "Ben", "Cleo", "Dora"];
const STAGES: [string, AnyStagings, unknown][] = [
  ["stayaway", CIRCLE as unknown as AnyStagings, new StayAwayFace("stayaway")],
  ["boardgame", PLAN as unknown as AnyStagings, new OutpostFace("boardgame")],
];
before(() => speaking("en"));

const happening = (event: GameEvent, key = 1): Happening => ({ key, event });

for (const [game, stagings, face] of STAGES) {
  const told = { face, view: { people: [] }, viewer: 0, names } as unknown as Telling;
  test(`every private scene of ${game} has two outcomes to be compared`, () => {
    const kinds = Object.keys(stagings).filter((kind) => stagings[kind]?.reveal);
    assert.deepEqual(Object.keys(PAIRS[game]!).sort(), kinds.sort());
  });

  test(`both outcomes of each at ${game} have one shape`, () => {
    for (const [kind, pair] of Object.entries(PAIRS[game]!)) {
      const shapes = pair.map((event) =>
        framesOf([happening(event)], stagings, told).map(({ about, title, cards, lines }) => ({
          about,
          title,
          cards: cards.length,
          lines: lines?.length,
        })),
      );
      assert.equal(shapes[0]?.length, 1, kind);
      assert.ok(shapes[0][0]!.cards <= SLOTS, kind);
      assert.deepEqual(shapes[0], shapes[1], kind);
    }
  });
}

test("what one is told along with it is a line of the same frame, and only the latest are shown on a passed phone", () => {
  const [, stagings, face] = STAGES[0]!;
  const told = { face, view: {}, viewer: 0, names } as unknown as Telling;
  const [exchange] = PAIRS["stayaway"]!["CardsExchanged"]!;
  const [noticed] = PAIRS["stayaway"]!["RoleNoticed"]!;
  const many = Array.from({ length: 6 }, (_, place) => happening(place % 2 ? noticed : exchange, place));
  const frames = framesOf([...many, ...many], stagings, told, [], PASSED_MOST);
  assert.equal(frames.length, PASSED_MOST);
  assert.ok(frames.every(({ lines }) => lines?.length === 2));
});
