import assert from "node:assert/strict";
import { test } from "node:test";
import { PlainFace, type Ahead } from "../src/games/face";
import { aheadOf } from "../src/games/outpost/ahead";
import type { OutpostView } from "../src/games/outpost/types";
import type { Json, OpenQuestion } from "../src/protocol.gen";
import { Choice } from "../src/table/choice.svelte";
import { planned, without } from "../src/table/plan";

const KITCHEN: Ahead = { handle: "room:kitchen", option: "move", kind: "room_to_enter" };
const SHED: Ahead = { handle: "room:shed", option: "move", kind: "room_to_enter" };
const REPAIR: Ahead = { handle: "card:repair", option: "move", kind: "card_to_hand_over" };

/** A face whose turn leads to rooms and cards, and on which a word is what can be pointed at. */
class Turns extends PlainFace {
  override handles(question: OpenQuestion, option: Json): string[] {
    if (question.kind === "turn") return [`act:${String(option)}`];
    return [`${question.kind === "room_to_enter" ? "room" : "card"}:${String(option)}`];
  }
  override ahead(question: OpenQuestion): Ahead[] {
    return question.kind === "turn" ? [KITCHEN, SHED, REPAIR] : [];
  }
  override aheadWords(words: string, handles: string[]): string {
    return [words, ...handles].join(" ");
  }
}

const face = new Turns("boardgame");
const asked = (kind: string, ...options: string[]): OpenQuestion => ({ id: 1, seat: 0, kind, options, about: {} });
const turn = () => new Choice(face, asked("turn", "move", "change_cards"), {}, []);

test("pointing at a room when asked what to do means going there", () => {
  const choice = turn();
  assert.equal(choice.choosable.has("room:kitchen"), true);
  assert.equal(choice.pick("room:kitchen"), true);
  assert.equal(choice.option, "move");
  assert.deepEqual(choice.planned, [KITCHEN]);
  assert.equal(choice.chosen.has("room:kitchen"), true);
  assert.equal(choice.words, "move room:kitchen");
});

test("a card carried to a room means that card there, whatever was pointed at before", () => {
  const choice = turn();
  choice.pick("room:shed");
  assert.equal(choice.drop("card:repair", "room:kitchen"), true);
  assert.deepEqual(choice.planned, [REPAIR, KITCHEN]);
  assert.equal(choice.option, "move");
});

test("another room takes the place of the first, and pointing again takes it back", () => {
  const choice = turn();
  choice.pick("room:shed");
  choice.pick("room:kitchen");
  assert.deepEqual(choice.planned, [KITCHEN]);
  choice.pick("room:kitchen");
  assert.deepEqual(choice.planned, []);
  assert.equal(choice.option, undefined);
});

test("another option leaves nothing planned, and so does taking back", () => {
  const choice = turn();
  choice.pick("room:kitchen");
  choice.pick("act:change_cards");
  assert.deepEqual(choice.planned, []);
  choice.pick("room:kitchen");
  choice.undo();
  assert.deepEqual([choice.planned, choice.option, choice.isPointed], [[], undefined, false]);
});

test("what cannot go there stays where it was", () => {
  const choice = turn();
  choice.pick("room:kitchen");
  assert.equal(choice.drop("card:repair", "seat:3"), false);
  assert.deepEqual(choice.planned, [KITCHEN]);
  assert.equal(choice.drop("card:axe", "room:shed"), false);
  assert.deepEqual(choice.planned, [KITCHEN]);
});

test("a plan answers what it was made for while that is on offer, and nothing else", () => {
  const plan = [KITCHEN, REPAIR];
  assert.equal(planned(plan, face, asked("room_to_enter", "kitchen", "shed"), {}), "kitchen");
  assert.equal(planned(plan, face, asked("room_to_enter", "shed"), {}), undefined);
  assert.equal(planned(plan, face, asked("card_to_swap", "repair", "use"), {}), undefined);
  assert.equal(planned(without(plan, "room_to_enter"), face, asked("room_to_enter", "kitchen"), {}), undefined);
  assert.equal(planned(without(plan, "room_to_enter"), face, asked("card_to_hand_over", "repair"), {}), "repair");
});

test("one can go to green rooms that are whole and have room, with cards of one's own", () => {
  const room = (colour: string, usable = true) => ({ colour, usable });
  const view = {
    rooms: { kitchen: room("green"), dormitory: room("blue"), shed: room("green", false), kennel: room("green") },
    people: [
      { player: 0, where: "kitchen", hand: ["repair", "use", "repair"] },
      ...[1, 2, 3].map((player) => ({ player, where: "kennel", hand: null })),
    ],
  } as unknown as OutpostView;
  const handles = aheadOf(asked("turn", "move"), view).map((way) => way.handle);
  assert.deepEqual(handles, ["room:kitchen", "card:repair", "card:use"]);
  assert.deepEqual(aheadOf(asked("turn", "change_cards"), view), []);
  assert.deepEqual(aheadOf(asked("room_to_enter", "move"), view), []);
});
