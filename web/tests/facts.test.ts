import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES } from "../src/games/cards.gen";
import { baseOf, cardKinds, clausesOf, familyOf, gameOfLetter } from "../src/games/facts";

test("every game is known by the letter of its clauses", () => {
  for (const [game, card] of Object.entries(GAMES)) assert.equal(gameOfLetter(card.letter ?? ""), game);
  assert.equal(gameOfLetter("Z"), undefined);
});

test("a variant has clauses of its own, and those of its base besides", () => {
  assert.deepEqual(clausesOf("coop", "question", "die_to_reroll"), ["C-5.3"]);
  assert.deepEqual(clausesOf("boardgame", "question", "rescue_to_board"), ["B-8.2"]);
  assert.deepEqual(clausesOf("coop", "question", "rescue_to_board"), ["C-5.1", "C-8.1", "C-8.2"]);
  assert.deepEqual(clausesOf("norwegian", "room", "kitchen"), ["B-9"]);
  assert.deepEqual(clausesOf("norwegian", "room", "shack"), ["N-1.1"]);
});

test("what nobody wrote a clause down for has none", () => {
  assert.deepEqual(clausesOf("stayaway", "room", "kitchen"), []);
  assert.deepEqual(clausesOf("chess", "card", "axe"), []);
});

test("a game that has no card is its own family", () => {
  assert.equal(familyOf("coop"), "outpost");
  assert.equal(familyOf("chess"), "chess");
  assert.equal(baseOf("chess"), null);
});

test("cards are of their printed kinds", () => {
  assert.equal(cardKinds("stayaway")["axe"], "action");
  assert.equal(Object.keys(cardKinds("stayaway")).length, 31);
});
