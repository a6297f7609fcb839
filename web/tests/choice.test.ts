import assert from "node:assert/strict";
import { test } from "node:test";
import { PlainFace } from "../src/games/face";
import type { OpenQuestion } from "../src/protocol.gen";
import { Choice } from "../src/table/choice.svelte";

/** A face on which every part of an option is a handle of its own. */
class Parts extends PlainFace {
  override handles(_question: OpenQuestion, option: unknown): string[] {
    return (option as string[]).map(String);
  }
  override optionWords(_question: OpenQuestion, option: unknown): string {
    return (option as string[]).join(" ");
  }
  override help() {
    return undefined as never;
  }
  override preferred() {
    return undefined;
  }
}

const face = new Parts("stayaway");
const asked = (...options: string[][]): Choice =>
  new Choice(face, { seat: 0, kind: "card_to_use", options, about: {}, id: 1 } as unknown as OpenQuestion, {}, []);

test("one option is settled by pointing at its parts in any order", () => {
  const choice = asked(["axe", "ada"], ["axe", "bob"], ["whisky", "ada"]);
  assert.equal(choice.pick("bob"), true);
  assert.deepEqual(choice.option, ["axe", "bob"]);
});

test("what is on offer with nothing chosen so far begins anew", () => {
  const choice = asked(["axe", "ada"], ["axe", "bob"], ["whisky", "ada"]);
  choice.pick("axe");
  assert.equal(choice.option, undefined);
  choice.pick("whisky");
  assert.deepEqual(choice.option, ["whisky", "ada"]);
});

test("what is not on offer is refused and changes nothing", () => {
  const choice = asked(["axe", "ada"], ["axe", "bob"]);
  choice.pick("axe");
  assert.equal(choice.pick("cid"), false);
  assert.deepEqual(choice.picked, ["axe"]);
});

test("pointing again takes it back", () => {
  const choice = asked(["axe", "ada"], ["axe", "bob"], ["whisky", "ada"]);
  choice.pick("axe");
  choice.pick("axe");
  assert.deepEqual(choice.picked, []);
  assert.equal(choice.option, undefined);
});

test("only what narrows the choice can be pointed at", () => {
  const choice = asked(["axe", "ada"], ["axe", "bob"], ["whisky", "cid"]);
  choice.pick("axe");
  assert.deepEqual([...choice.choosable].sort(), ["ada", "axe", "bob", "whisky"]);
});
