import assert from "node:assert/strict";
import { test } from "node:test";
import { siteOf, wrapped } from "../src/table/sharing";

const byLetters = (text: string) => text.length;

test("a picture names the house only where others would find it by that name", () => {
  for (const own of [
    "127.0.0.1:8031",
    "localhost:8031",
    "192.168.178.20:8031",
    "[::1]:8031",
    "shed.local",
    "shed.lan",
    "shed.fritz.box",
    "shed",
  ])
    assert.equal(siteOf(own), "", own);
  for (const known of ["play.example.org", "play.example.org:8443"]) assert.equal(siteOf(known), known);
});

test("a sentence that is too long for its lines ends in an ellipsis, and no line is too wide", () => {
  assert.deepEqual(wrapped("human", 30, 2, byLetters), ["human"]);
  assert.deepEqual(wrapped("the alien reached the coast", 14, 2, byLetters), ["the alien", "reached the…"]);
  const lines = wrapped("one two three four five six seven", 9, 2, byLetters);
  assert.equal(lines.length, 2);
  assert.ok(lines.every((line) => byLetters(line) <= 9));
  assert.ok(lines.at(-1)!.endsWith("…"));
});
