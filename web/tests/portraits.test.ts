// Portraits: everybody has one, each is put together from parts that are drawn, and no two are alike.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { portraitOf } from "../src/games/outpost/portraits";
import { fetchIcons } from "../src/icons.svelte";
import { bustOf } from "../src/parts/bust";
import { CAST, castOf } from "../src/parts/cast";
import { PLATES, PORTRAITS, SEATED } from "../src/parts/portraits";
import { SEATS } from "../src/seats";

const DRAWN: Record<string, string> = JSON.parse(readFileSync(join(process.cwd(), "portraits.json"), "utf8"));
const words = (file: string) => readFileSync(join(process.cwd(), "..", "locales", "en", file), "utf8");

test("every part of every portrait is drawn, and every part that is drawn is used", () => {
  const used = [...Object.values(PORTRAITS), ...Object.values(CAST)].flatMap(({ outline, lit }) => [
    ...outline.map((part) => `s-${part}`),
    ...lit.map((part) => `l-${part}`),
  ]);
  for (const part of used) assert.ok(DRAWN[part], part);
  const spare = Object.keys(DRAWN).filter((part) => !used.includes(part));
  assert.deepEqual(spare, ["empty-hood"]);
});

test("no two portraits are alike in outline and light", () => {
  const looks = [...Object.values(PORTRAITS), ...Object.values(CAST)].map(({ outline, lit, cloth }) =>
    JSON.stringify([outline, lit, cloth]),
  );
  assert.equal(new Set(looks).size, looks.length);
});

test("every seat has a plate and somebody on it", () => {
  assert.equal(PLATES.length, SEATS.length);
  assert.equal(new Set(SEATED).size, SEATS.length);
});

test("every character of the outposts has a portrait of its own", () => {
  const characters = ["boardgame", "norwegian"].flatMap((game) =>
    [...words(`${game}.ftl`).matchAll(new RegExp(`^${game}-character-(\\w+) =`, "gm"))].map(([, key]) => key!),
  );
  assert.equal(characters.length, 16);
  const drawn = characters.map(portraitOf);
  assert.ok(drawn.every((key) => key in PORTRAITS));
  assert.equal(new Set(drawn).size, 16);
  assert.equal(portraitOf(null), "");
});

test("a face is drawn in the colours of its person, and refers to nothing outside the drawing", async () => {
  const icons = Object.entries(DRAWN).map(([part, body]) => [`portrait-${part}`, { box: 120, body }]);
  globalThis.fetch = async () => new Response(JSON.stringify(Object.fromEntries(icons)));
  await fetchIcons();
  for (const who of Object.keys(PORTRAITS)) {
    const bust = bustOf("f", 2, who);
    assert.ok(!bust.includes("var("), who);
    assert.ok(bust.includes(PORTRAITS[who]!.skin), who);
    for (const [, name] of bust.matchAll(/url\(#([\w-]+)\)/g)) assert.ok(bust.includes(`id="${name}"`), who);
  }
  assert.notEqual(bustOf("f", 2, "cook"), bustOf("f", 3, "cook"), "the plate is the seat's");
  assert.ok(!bustOf("f", 2, "cook", true).includes(PORTRAITS["cook"]!.skin), "whoever is gone leaves an empty hood");
  assert.ok(bustOf("f", 0, "Boris").includes(CAST["boris"]!.cloth), "a bot has the face of its name");
  assert.equal(bustOf("f", 0, "constructor"), bustOf("f", 0), "anybody else has the face of the seat");
});

test("every bot that the server seats has a face of its own, and nobody else has it", () => {
  const server = readFileSync(join(process.cwd(), "..", "src", "outpost31", "server", "tables", "acts.py"), "utf8");
  const [cast] = /^CAST = \{[^}]*\}/m.exec(server)!;
  const names = [...cast.matchAll(/"([A-Z]\w+)"/g)].map(([, name]) => name!);
  assert.deepEqual(names.map((name) => name.toLowerCase()).sort(), Object.keys(CAST).sort());
  assert.ok(names.every(castOf));
  assert.deepEqual(["Ada", "", "constructor"].map(castOf), [undefined, undefined, undefined]);
});
