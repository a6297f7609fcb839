// What a style refers to is there: a value that is set nowhere takes its whole line with it, and nobody is told.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SOURCES = join(process.cwd(), "src");
const texts = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|css|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"));
const namesIn = (pattern: RegExp) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));

test("every value that a style uses is set somewhere", () => {
  const used = namesIn(/var\((--[\w-]+)/g);
  const set = namesIn(/(?:style:|[{;\s"'])(--[\w-]+)(?=\s*[:="'}])/g);
  assert.ok(used.size > 20);
  assert.deepEqual(
    [...used].filter((name) => !set.has(name)),
    [],
  );
});
