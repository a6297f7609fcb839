import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "../src/net/api";
import type { Reasons, Session } from "../src/net/session.svelte";
import type { Foresight, Json } from "../src/protocol.gen";
import type { Choice } from "../src/table/choice.svelte";

// Settings ask the window how much motion there may be, as soon as they are read.
globalThis.matchMedia = (() => ({ matches: false, addEventListener: () => {} })) as unknown as typeof matchMedia;
const { Desk } = await import("../src/table/desk.svelte");

const SEAT = 0;
const QUESTION = 7;
const foresight = (option: Json, isWarning: boolean) => ({ option, is_warning: isWarning }) as Foresight;

/** A desk whose server answers so, one question after the other. */
function deskWhere(...answers: (() => Reasons)[]) {
  const askWhy = async () => answers.shift()!();
  return new Desk({ table: "ABCDE", beats: 1, askWhy } as unknown as Session, "coop");
}
const says =
  (...foresights: Foresight[]) =>
  () => ({ hindrances: [], foresights });
const refuses = () => {
  throw new Refusal("too_often");
};

test("an answer said ahead goes out by itself where nothing warns of it", async () => {
  const desk = deskWhere(says(foresight("kitchen", false), foresight("shed", true)));
  assert.equal(await desk.isSafe(SEAT, QUESTION, "kitchen"), true);
  assert.equal(await desk.isSafe(SEAT, QUESTION, "shed"), false);
});

test("where nobody says whether something warns of it, it does not go out", async () => {
  const desk = deskWhere(refuses, says());
  assert.equal(await desk.isSafe(SEAT, QUESTION, "kitchen"), false);
  assert.equal(await desk.isSafe(SEAT, QUESTION, "kitchen"), true, "asked again, as the first was no answer");
});

test("help does without what nobody says", async () => {
  const desk = deskWhere(refuses, refuses);
  assert.deepEqual(await desk.hindrances(SEAT, QUESTION), []);
  assert.deepEqual(await desk.foresights(SEAT, QUESTION), []);
});

test("why something is not on offer is told only as long as the same is asked", async () => {
  const question = { id: QUESTION, seat: SEAT, kind: "room_to_enter", options: [] };
  const view = { edition: "coop", people: [], rooms: {} };
  const choice = { question, view, names: [], picked: [] } as unknown as Choice;
  for (const isAsked of [true, false]) {
    const desk = deskWhere(says());
    await desk.explainWhyNot(choice, "room:kitchen", SEAT, () => isAsked);
    assert.equal(desk.topic !== null, isAsked);
  }
});
