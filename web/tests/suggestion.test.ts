// Which bots are suggested: beginners first, better ones after a first win, easier ones again after defeats.
import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestedLevel } from "../src/screens/suggestion";

test("a first table is for beginners until somebody has won", () => {
  assert.equal(suggestedLevel([]), "novice");
  assert.equal(suggestedLevel([false, false]), "novice");
  assert.equal(suggestedLevel([false, true]), "seasoned");
});

test("the suggestion follows the record in both directions", () => {
  assert.equal(suggestedLevel([true, false, false, false]), "seasoned");
  assert.equal(suggestedLevel([true, false, false, false, false]), "novice");
  assert.equal(suggestedLevel([true, false, false, false, false, true]), "seasoned");
});
