import assert from "node:assert/strict";
import { test } from "node:test";
import type { Hindrance } from "../src/protocol.gen";
import { against, leftOut, withReasons } from "../src/table/hindrances";

const hindrance = (reason: string, ...what: string[]): Hindrance =>
  ({ what, reason, clause: "S-1.1", about: {} }) as unknown as Hindrance;

test("what is said of a thing alone counts while nothing else was chosen", () => {
  const all = [hindrance("spent", "card:axe"), hindrance("far", "card:axe", "seat:2"), hindrance("other", "seat:3")];
  assert.deepEqual(against(all, "card:axe", []), [all[0]]);
});

test("what is said of everything chosen together counts most", () => {
  const all = [hindrance("spent", "seat:2"), hindrance("far", "card:axe", "seat:2")];
  assert.deepEqual(against(all, "seat:2", ["card:axe"]), [all[1]]);
});

test("a reason for something else is no reason for this", () => {
  assert.deepEqual(against([hindrance("other", "seat:3")], "seat:2", []), []);
});

test("deeds that are not listed are left out, those of what was chosen included", () => {
  const all = [hindrance("a", "act:declare"), hindrance("b", "card:axe", "act:play"), hindrance("c", "card:axe")];
  assert.deepEqual(leftOut(all, []), [all[0]]);
  assert.deepEqual(leftOut(all, ["card:axe"]), [all[0], all[1]]);
});

test("help names each clause once", () => {
  const found = [hindrance("a", "card:axe"), hindrance("b", "card:axe")];
  const topic = withReasons({ title: "Axe" } as Parameters<typeof withReasons>[0], found, ["one", "two"]);
  assert.deepEqual(topic.why, { text: "one\ntwo", clauses: ["S-1.1"] });
});
