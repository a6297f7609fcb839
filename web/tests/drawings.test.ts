// Drawings: every card, weapon, item, room and staged event has one, each can be drawn, and none is there for nobody.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { gatherDrawings } from "../building/drawings.mjs";
import { GAMES } from "../src/games/cards.gen";
import { NotDrawn, pictureOf, shapeOf } from "../src/parts/drawing";

const ROOT = process.cwd();
const { parts, scenes } = await gatherDrawings(ROOT);
const icons = Object.keys(JSON.parse(readFileSync(join(ROOT, "icons.json"), "utf8")) as Record<string, string>);
/** Every name of a drawing that the code of the scenes speaks of. */
const staged = ["outpost", "stayaway"]
  .flatMap((game) => [...readFileSync(join(ROOT, `src/games/${game}/scenes.ts`), "utf8").matchAll(/"(event-\w+)"/g)])
  .map(([, name]) => name!);

test("every card of Stay Away! has a scene", () => {
  for (const card of Object.keys(GAMES["stayaway"]!.cards)) assert.ok(scenes[`card-${card}`], card);
});

test("every card, weapon, item, room, record and weather of the outposts has a scene", () => {
  const wanted = icons.filter((name) => /^(card|thing|room|weather|record)-/.test(name));
  assert.ok(wanted.length > 70);
  assert.deepEqual(
    wanted.filter((name) => !scenes[name]),
    [],
  );
});

test("every event that is staged under a drawing has one, and no drawing is there for nobody", () => {
  assert.ok(staged.length > 40);
  assert.deepEqual(
    staged.filter((name) => !scenes[name]),
    [],
  );
  const drawn = Object.keys(scenes).filter((name) => name.startsWith("event-"));
  assert.deepEqual(
    drawn.filter((name) => !staged.includes(name)),
    [],
  );
});

test("each can be drawn, with few shapes, and stays in its box", () => {
  for (const [name, lines] of Object.entries(scenes)) {
    const picture = pictureOf(lines, parts);
    assert.ok(lines[0]!.startsWith("bg "), `${name} has no ground`);
    assert.ok(lines.length <= 16, `${name} has ${lines.length} shapes`);
    assert.ok(!/NaN|undefined/.test(picture), name);
  }
});

test("what cannot be drawn says why", () => {
  for (const [line, reason] of [
    ["*nobody k 0 0", /no part nobody/],
    ["q M0 0", /no colour/],
    ["*man k here 0", /numbers are wanted/],
    ["~k wide M0 0", /numbers are wanted/],
  ] as const)
    assert.throws(
      () => shapeOf(line, parts, 0),
      (error) => error instanceof NotDrawn && reason.test(error.message),
    );
});

test("every part is used by somebody", () => {
  const text = readdirSync(join(ROOT, "drawings"))
    .filter((file) => file !== "parts.txt")
    .map((file) => readFileSync(join(ROOT, "drawings", file), "utf8"))
    .join("\n");
  assert.deepEqual(
    Object.keys(parts).filter((name) => !new RegExp(`^[*^-]${name} `, "m").test(text)),
    [],
  );
});
