// What is heard: the bed follows the base and nothing else, every scene has a cue, and none of it depends on a secret.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loudness } from "../src/loudness";
import { OutpostFace } from "../src/games/outpost/face";
import type { OutpostView } from "../src/games/outpost/types";
import { SKIES, drift, MOST, strewn } from "../src/parts/snowfall";

/** What of a view is read, to the last field. */
function watched(view: object, seen: Set<string>, path = ""): object {
  return new Proxy(view, {
    get(of, name) {
      const value = Reflect.get(of, name) as unknown;
      const here = `${path}${String(name)}`;
      seen.add(here);
      return typeof value === "object" && value !== null ? watched(value, seen, `${here}.`) : value;
    },
  });
}

const view = (weather: string, dark: boolean, ufo: object | null = null) => ({
  edition: "boardgame",
  base: { weather, dark },
  ufo,
  people: [{ role: "alien", hand: ["sabotage"] }],
});
const bedOf = (seen: object) => new OutpostFace("boardgame").bed(seen as unknown as OutpostView);

test("the bed reads what stands on the board for all to see, and nothing else", () => {
  const seen = new Set<string>();
  for (const weather of ["sun", "snow", "storm"])
    for (const dark of [true, false]) bedOf(watched(view(weather, dark), seen));
  assert.deepEqual([...seen].sort(), ["base", "base.dark", "base.weather", "edition", "ufo"]);
});

test("a storm is louder than snow, and when the power fails the hum stops", () => {
  const [sun, snow, storm] = ["sun", "snow", "storm"].map((weather) => bedOf(view(weather, false)));
  assert.ok(sun!.wind < snow!.wind && snow!.wind < storm!.wind);
  assert.ok(storm!.hum > 0);
  assert.equal(bedOf(view("storm", true)).hum, 0);
  assert.equal(bedOf(view("storm", false, {})).wind, 0, "no wind in the ship");
});

test("nothing is heard of a page that nobody sees", () => {
  const bed = { wind: 1, hum: 1, pitch: 50 };
  assert.deepEqual(loudness(bed, 1, true), { wind: 0, hum: 0 });
  assert.deepEqual(loudness(null, 1, false), { wind: 0, hum: 0 });
  assert.ok(loudness(bed, 0.4, false).wind > loudness(bed, 0.1, false).wind);
});

test("however large a screen is, snow stays cheap, and stays on it", () => {
  for (const sky of ["snow", "storm", "embers"] as const) {
    const flakes = strewn(sky, 3840, 2160);
    assert.equal(flakes.length, MOST);
    for (let frame = 0; frame < 200; frame += 1) drift(flakes, sky, 0.2, frame, 3840, 2160);
    for (const { x, y } of flakes) assert.ok(x >= 0 && x < 3840 && y >= 0 && y < 2160);
  }
  assert.equal(strewn("calm", 800, 600).length, 0);
  assert.ok(SKIES.storm.across < SKIES.snow.across, "a storm drives it before itself");
});
