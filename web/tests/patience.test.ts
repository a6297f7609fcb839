// When a server comes back, not everybody knocks at the same moment.
import assert from "node:assert/strict";
import { test } from "node:test";
import { patience } from "../src/net/socket";

test("nobody waits exactly as long as everybody else", () => {
  const waits = Array.from({ length: 50 }, () => patience(3));
  assert.ok(new Set(waits).size > 40);
  assert.ok(waits.every((wait) => wait >= 0.6 * 1800 && wait <= 1.4 * 1800));
});

test("who has tried often waits longer, and never longer than seven seconds", () => {
  assert.ok(patience(0, 0.5) < patience(1, 0.5));
  assert.equal(patience(99, 1), patience(5, 1));
  assert.ok(patience(99, 1) <= 7000);
});
