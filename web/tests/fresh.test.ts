// What is new in a hand is marked: it, and nothing else.
import assert from "node:assert/strict";
import { test } from "node:test";
import { freshOf } from "../src/table/fresh";

const fresh = (before: string, now: string) => [...freshOf(before.split(" "), now.split(" "))];

test("a card just drawn is new, whatever lies beside it", () => {
  assert.deepEqual(fresh("axe whisky", "axe whisky scary"), [2]);
  assert.deepEqual(fresh("axe whisky", "scary axe whisky"), [0]);
});

test("of two alike the one that came is new", () => assert.deepEqual(fresh("axe whisky", "axe whisky axe"), [2]));

test("who gives a card and gets another has one new card; who only gives has none", () => {
  assert.deepEqual(fresh("axe whisky", "whisky scary"), [1]);
  assert.deepEqual(fresh("axe whisky", "whisky"), []);
});
