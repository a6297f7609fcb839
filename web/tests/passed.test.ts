// Choices on a passed phone: what is drawn is the same for everybody, and what is on offer is within reach.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { Json, OpenQuestion } from "../src/protocol.gen";
import { PassedChoice } from "../src/table/passed.svelte";
import { speaking } from "./speaking";

await speaking("en");

const NAMES = ["Ada", "Bob", "Cid"];
const cards = new StayAwayFace("stayaway");
const outpost = new OutpostFace("boardgame");

const asked = (kind: string, options: Json[], about: object = {}): OpenQuestion =>
  ({ id: 1, seat: 0, kind, options, about, decline: null }) as unknown as OpenQuestion;

/** A circle of three, of whom the first holds these. */
const circle = (...hand: string[]): object => ({
  players: NAMES.map((_, seat) => ({ seat, hand: seat ? null : hand })),
  circle: [0, 1, 2],
  doors: [],
  drawn: null,
});

/** Three at the outpost, of whom the first has these. */
const station = (held: { weapons?: string[]; items?: string[]; flamethrowers?: number[] } = {}): object => ({
  people: NAMES.map((_, pawn) => ({
    pawn,
    player: pawn,
    status: "character",
    hand: pawn ? null : [],
    flamethrowers: [],
    ...(pawn ? {} : held),
  })),
});

const buttons = (choice: PassedChoice): string[] => choice.layout.deeds.map((deed) => deed.words);

test("whoever holds more to play with sees no other buttons", () => {
  const some = new PassedChoice(cards, asked("card_to_use", [["discard", "axe"]]), circle("axe", "whisky"), NAMES);
  const more = [["discard", "axe"], ["play", "flamethrower", 1], ["play", "flamethrower", 2], "declare"];
  const many = new PassedChoice(cards, asked("card_to_use", more), circle("axe", "flamethrower"), NAMES);
  assert.deepEqual(buttons(some), buttons(many));
  assert.equal(some.hand.length, many.hand.length);
});

test("a card is pointed at, and then what is done with it", () => {
  const options = [
    ["discard", "axe"],
    ["play", "flamethrower", 2],
  ];
  const choice = new PassedChoice(cards, asked("card_to_use", options), circle("axe", "flamethrower"), NAMES);
  assert.equal(choice.point(1), true);
  assert.equal(choice.option, undefined);
  assert.equal(choice.say("discard"), false);
  assert.equal(choice.say("play:2"), true);
  assert.deepEqual(choice.option, ["play", "flamethrower", 2]);
});

test("another card takes the place of the one before", () => {
  const choice = new PassedChoice(cards, asked("card_to_offer", ["axe", "whisky"]), circle("axe", "whisky"), NAMES);
  choice.point(0);
  choice.point(1);
  assert.equal(choice.option, "whisky");
});

const KNIFE = ["weapons", "melee", 0];
const TOOLS = ["items", "tools", 0];

test("who proposes a deal and who does not see the same buttons", () => {
  const view = station({ weapons: ["melee"], items: ["tools"] });
  const proposer = new PassedChoice(
    outpost,
    asked("things_to_offer", [[], [KNIFE], [TOOLS], [KNIFE, TOOLS]]),
    view,
    NAMES,
  );
  const other = new PassedChoice(outpost, asked("things_to_offer", [[]]), view, NAMES);
  assert.deepEqual(buttons(proposer), buttons(other));
  const heard = new PassedChoice(outpost, asked("deal_to_answer", ["refuse", [1, []], [1, [KNIFE]]]), view, NAMES);
  const unheard = new PassedChoice(outpost, asked("deal_to_answer", ["refuse"]), view, NAMES);
  assert.deepEqual(buttons(heard), buttons(unheard));
  assert.equal(buttons(heard).length, NAMES.length); // no deal, or one with either of the others
});

test("several things go into a deal, and pointing again takes one back", () => {
  const options = [[], [KNIFE], [TOOLS], [KNIFE, TOOLS]];
  const choice = new PassedChoice(
    outpost,
    asked("things_to_offer", options),
    station({ weapons: ["melee"], items: ["tools"] }),
    NAMES,
  );
  choice.point(1);
  choice.point(0);
  choice.say("offer");
  assert.deepEqual(choice.option, [KNIFE, TOOLS]);
  choice.point(0);
  choice.say("offer");
  assert.deepEqual(choice.option, [TOOLS]);
  choice.clear();
  assert.equal(choice.say("offer"), false);
  assert.equal(choice.say("nothing"), true);
  assert.deepEqual(choice.option, []);
});

test("a deal takes all that was pointed at, or it is none", () => {
  const view = station({ weapons: ["melee", "firearm"] });
  const choice = new PassedChoice(
    outpost,
    asked("deal_to_answer", ["refuse", [2, []], [2, [KNIFE]], [2, [["weapons", "firearm", 0]]]]),
    view,
    NAMES,
  );
  choice.point(0);
  choice.point(1);
  assert.equal(choice.say("deal:2"), false); // both together are not on offer
  assert.equal(choice.option, undefined);
  choice.point(1);
  assert.equal(choice.say("deal:2"), true);
  assert.deepEqual(choice.option, [2, [KNIFE]]);
  assert.equal(choice.say('"refuse"'), true); // whatever was pointed at
});

test("of two Flamethrowers the one that is pointed at changes hands", () => {
  const options = [[], [["weapons", "flamethrower", 0]], [["weapons", "flamethrower", 2]]];
  const choice = new PassedChoice(
    outpost,
    asked("things_to_offer", options),
    station({ flamethrowers: [2, 0] }),
    NAMES,
  );
  choice.point(0);
  choice.say("offer");
  assert.deepEqual(choice.option, [["weapons", "flamethrower", 2]]);
});
