import assert from "node:assert/strict";
import { test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import type { Json, OpenQuestion } from "../src/protocol.gen";
import { foretold, later, Series } from "../src/table/series.svelte";

const face = new OutpostFace("coop");
const ROOMS = ["kitchen", "shed", "dormitory"];
const colour = (room: string) => ({ colour: room === "dormitory" ? "red" : "green", usable: true });
const person = (pawn: number, player = 0, status = "character") => ({ pawn, player, status, where: "leisure_room" });
const crew = (...people: object[]) => ({
  round: 1,
  phase: "movement",
  people,
  rooms: Object.fromEntries(ROOMS.map((room) => [room, colour(room)])),
});
const asked = (kind: string, options: Json[], about: Record<string, Json> = {}, decline?: Json): OpenQuestion =>
  ({ id: 7, seat: 0, kind, options, about, decline: decline ?? null }) as OpenQuestion;
const placing = (pawn: number) => asked("room_to_enter", ROOMS, { pawn });
const answers = (series: Series) => series.steps.map((step) => step.option);

test("one panel places everybody, and goes on to whoever has no place yet", () => {
  const series = new Series(face, placing(0), crew(person(0), person(1, 0, "dead"), person(2), person(3)), []);
  assert.deepEqual([series.steps.length, series.isReady], [3, false]);
  series.current.pick("room:kitchen");
  assert.deepEqual([series.place, series.isReady, series.isWhole], [1, true, false]);
  series.turnTo(2);
  series.current.pick("room:shed");
  assert.equal(series.place, 1);
  series.current.pick("room:kitchen");
  assert.deepEqual(answers(series), ["kitchen", "kitchen", "shed"]);
  assert.equal(series.isWhole, true);
  assert.deepEqual(
    series.ahead.map(({ question, option }) => [question.about["pawn"], option]),
    [
      [2, "kitchen"],
      [3, "shed"],
    ],
  );
});

test("nobody is placed where there is no room left, and a change asks anew only whom it concerns", () => {
  const series = new Series(face, placing(0), crew(...[0, 1, 2, 3].map((pawn) => person(pawn))), []);
  series.current.pick("room:dormitory");
  assert.deepEqual(series.current.question.options, ["kitchen", "shed"]);
  for (const room of ["kitchen", "kitchen", "kitchen"]) series.current.pick(`room:${room}`);
  series.turnTo(0);
  series.current.pick("room:kitchen");
  assert.deepEqual(answers(series), ["kitchen", "kitchen", "kitchen", undefined]);
  assert.equal(series.place, 3);
});

test("another player's characters are not foreseen", () => {
  const series = new Series(face, placing(0), crew(person(0), person(1, 1), person(2, 0)), []);
  assert.deepEqual(
    series.steps.map((step) => step.question.about["pawn"]),
    [0, 2],
  );
  const alone = new Series(new OutpostFace("boardgame"), placing(0), crew(person(0), person(1)), []);
  assert.equal(alone.isSet, false);
});

test("players who share a device place all of their characters in one set, from the one who leads on", () => {
  const people = [person(0, 0), person(1, 1), person(2, 2), person(3, 0), person(4, 1), person(5, 2)];
  const view = { ...crew(...people), leading_player: 1 };
  const first = { ...placing(1), seat: 1 };
  const placed = (seats: number[]) =>
    new Series(face, first, view, [], [first], seats).steps.map(({ question }) => [
      question.seat,
      question.about["pawn"],
    ]);
  assert.deepEqual(placed([0, 1, 2]), [
    [1, 1],
    [1, 4],
    [2, 2],
    [2, 5],
    [0, 0],
    [0, 3],
  ]);
  // Whoever comes in between has another device, and is waited for.
  assert.deepEqual(placed([0, 1]), [
    [1, 1],
    [1, 4],
  ]);
});

test("what two players are asked in the same words is two questions", () => {
  const ask = (seat: number) => ({ ...asked("willing_to_test", ["decline", "carry_out"], { test: "A" }), seat });
  const open = [ask(0), ask(1)];
  const series = new Series(face, open[0]!, crew(person(0), person(1, 1)), [], open, [0, 1]);
  assert.deepEqual(
    series.steps.map(({ question }) => question.seat),
    [0, 1],
  );
  series.turnTo(1);
  series.current.pick("act:carry_out");
  assert.equal(foretold(series.ahead, open[1]!), "carry_out");
  assert.equal(foretold(series.ahead, open[0]!), undefined);
});

test("rooms come in the order in which they stand, or in the one that was pointed at", () => {
  const series = new Series(face, asked("room_to_resolve", ["a", "b", "c"]), crew(), []);
  assert.deepEqual(answers(series), ["a", "b"]);
  assert.equal(series.isReady, true);
  series.current.pick("room:c");
  assert.deepEqual(answers(series), ["c", "a"]);
  series.current.pick("room:b");
  assert.deepEqual(answers(series), ["c", "b"]);
});

test("dice are cancelled together, each by its place among those that are left", () => {
  const dice = ["use", "threat", "threat"];
  const series = new Series(face, asked("die_to_cancel", ["none", 0, 1, 2], { pawn: 1, dice }, "none"), crew(), []);
  assert.deepEqual(answers(series), ["none"]);
  series.current.pick("die:1");
  series.current.pick("die:1");
  assert.deepEqual(answers(series), [1, 1, "none"]);
  assert.deepEqual(series.steps[2]!.question.about["dice"], ["use"]);
  series.undo();
  assert.deepEqual(answers(series), [1, "none"]);
});

test("what several are asked at the same time is one set", () => {
  const ask = (pawn: number) => asked("willing_to_test", ["decline", "carry_out"], { pawn, test: "A" });
  const open = [ask(1), ask(4)];
  const series = new Series(face, open[0]!, crew(person(1), person(4)), [], open);
  assert.deepEqual(answers(series), ["decline", "decline"]);
  series.turnTo(1);
  series.current.choose(series.current.offers[1]!);
  assert.deepEqual(answers(series), ["decline", "carry_out"]);
});

test("whoever is carried to a room goes there, whoever is asked about", () => {
  const series = new Series(face, placing(0), crew(person(0), person(1)), []);
  assert.equal(series.drop("pawn:1", "room:shed"), true);
  assert.deepEqual([answers(series), series.place], [[undefined, "shed"], 0]);
  assert.equal(series.drop("pawn:1", "room:annex"), false);
  assert.equal(series.drop("pawn:1", "room:shed"), true, "it stays there");
  assert.deepEqual(answers(series), [undefined, "shed"]);
});

test("what was said ahead answers what was foreseen while it is on offer, and nothing else", () => {
  const series = new Series(face, placing(0), crew(person(0), person(1), person(2)), []);
  for (const room of ["kitchen", "shed", "kitchen"]) series.current.pick(`room:${room}`);
  const ahead = series.ahead;
  assert.equal(foretold(ahead, placing(1)), "shed");
  assert.equal(foretold(ahead, asked("room_to_enter", ["kitchen"], { pawn: 1 })), undefined);
  assert.equal(foretold(ahead, asked("room_to_enter", ["shed", "annex"], { pawn: 1 })), undefined, "not seen then");
  assert.equal(foretold(ahead, asked("room_to_resolve", ROOMS)), undefined);
  assert.equal(later(ahead, placing(1)).length, 1);
  assert.equal(later(ahead, asked("fire_to_use", [])).length, 2, "something else comes between");
  assert.deepEqual(later(ahead, placing(5)), [], "another of its kind ends it");
});
