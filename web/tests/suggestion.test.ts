// Which bots are suggested: beginners first, better ones after a first win, easier ones again after defeats.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { GameInfo } from "../src/protocol.gen";
import { levelFor } from "../src/screens/covers";
import { suggestedLevel } from "../src/screens/suggestion";
import type { Result } from "../src/statistics";

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

const LEVELS = { levels: ["random", "novice", "seasoned", "cunning"] };
const won = (game: string) => ({ game, mine: [{ hasWon: true }] }) as Result;

test("beginners are suggested until a game of that kind was won, or whoever is asked for", () => {
  const station = { ...LEVELS, game: "boardgame" } as GameInfo;
  assert.equal(levelFor(station, "", []), "novice");
  assert.equal(levelFor(station, "", [won("boardgame")]), "seasoned");
  assert.equal(levelFor(station, "seasoned", []), "seasoned", "who asks for others gets them");
  const circle = { ...LEVELS, game: "stayaway" } as GameInfo;
  assert.equal(levelFor(circle, "", [won("stayaway")]), "seasoned");
});
