// Dossiers: what a seat was told of somebody, and nothing that it was not.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { MEMORY as STATION } from "../src/games/outpost/memory";
import { SCENES as PLAN } from "../src/games/outpost/scenes";
import { StayAwayFace } from "../src/games/stayaway/face";
import { MEMORY as CIRCLE } from "../src/games/stayaway/memory";
import { SCENES } from "../src/games/stayaway/scenes";
import type { Entry } from "../src/net/journal";
import type { AnyStagings } from "../src/scenes/types";
import { dossierOf, type DossierChapter, type Recollection } from "../src/table/dossier";
import { speaking } from "./speaking";

before(() => speaking("en"));
const names = ["Ann", "Ben", "Cleo", "Dora"];
const journalOf = (...told: object[]): Entry[] =>
  told.map((each, place) => {
    const base = { n: place + 1, at: 0 };
    return ("event" in each ? { ...base, type: "happened", event: each } : { ...base, ...each }) as Entry;
  });
const linesOf = (found: DossierChapter[], key: string) => found.find((each) => each.key === key)!.lines;

const circle = (viewer: number | null): Recollection => ({
  face: new StayAwayFace("stayaway") as unknown as Recollection["face"],
  memory: CIRCLE,
  stagings: SCENES as unknown as AnyStagings,
  view: { players: names.map((_, seat) => ({ seat })), falls: [] },
  viewer,
  names,
});
const evening = journalOf(
  { event: "TurnBegan", seat: 0, turn: 1 },
  { event: "CardsExchanged", offerer: 0, taker: 1, offered: "axe", answered: "whisky" },
  { event: "TurnBegan", seat: 1, turn: 2 },
  { event: "CardSeen", seat: 2, by: 1, card: null },
  { event: "CardsExchanged", offerer: 1, taker: 2, offered: null, answered: null },
  { type: "claimed", seat: 1, claim: "i_trust", about: 2, thing: null, channel: "table" },
  { type: "claimed", seat: 2, claim: "i_suspect", about: 1, thing: null, channel: "table" },
  { type: "claimed", seat: 3, claim: "i_suspect", about: 1, thing: null, channel: "eliminated" },
  { event: "TurnBegan", seat: 2, turn: 3 },
  { event: "HandShown", seat: 1, to: 0, cards: ["the_thing", "axe"] },
);

test("everything stands under its heading, with the turn and the cards that were seen, the newest first", () => {
  const found = dossierOf(evening, circle(0), 1);
  const [hand] = linesOf(found, "seen");
  assert.equal(hand?.when, "Turn 3");
  assert.deepEqual(
    hand.cards.map(({ key }) => key),
    ["the_thing", "axe"],
  );
  const [exchange, ...more] = linesOf(found, "given");
  assert.deepEqual([exchange?.when, more.length], ["Turn 1", 0]);
  assert.deepEqual(
    exchange?.cards.map(({ key }) => key),
    ["whisky", "axe"],
  );
  assert.deepEqual(
    linesOf(found, "claimed").map(({ text }) => text),
    ["I trust Cleo."],
  );
  assert.deepEqual(
    linesOf(found, "heard").map(({ text }) => text),
    ["Cleo: I suspect Ben."],
    "what the eliminated say stands in no dossier",
  );
  const met = linesOf(found, "met");
  assert.equal(met.length, 2, "a card that was looked at, and an exchange with somebody else");
  assert.ok(met[0]!.n > met[1]!.n, "the newest first");
});

test("what was told twice in a turn is one line, and in another turn it is another", () => {
  const look = { event: "CardSeen", seat: 2, by: 1, card: null };
  const turn = (number: number) => ({ event: "TurnBegan", seat: 1, turn: number });
  const met = linesOf(dossierOf(journalOf(turn(1), look, look, turn(2), look), circle(0), 1), "met");
  assert.deepEqual(
    met.map(({ when }) => when),
    ["Turn 2", "Turn 1"],
  );
});

test("whoever looks on has no dealings of its own, and sees no card", () => {
  const found = dossierOf(evening.slice(0, 9), circle(null), 1);
  assert.deepEqual(linesOf(found, "given"), []);
  assert.equal(linesOf(found, "met").length, 3);
  assert.ok(found.every(({ lines }) => lines.every(({ cards }) => !cards.length)));
});

test("two outcomes have the same headings and as many lines", () => {
  const shape = (got: string) =>
    dossierOf(
      journalOf({ event: "CardsExchanged", offerer: 1, taker: 0, offered: got, answered: "axe" }),
      circle(0),
      1,
    ).map(({ key, lines }) => [key, lines.length, lines.map(({ cards }) => cards.length)]);
  assert.deepEqual(shape("infected"), shape("whisky"));
});

test("at the outpost votes, meetings and deals are kept, of a player with several characters by character", () => {
  const told = journalOf(
    { event: "RoundBegan", round: 1 },
    { event: "CharactersMet", room: "kitchen", pawns: [1, 2], laid_by: [1] },
    { event: "FingerPointed", pawn: 3, accused: 1 },
    { event: "FingerPointed", pawn: 1, accused: null },
    { event: "TokenSeen", picker: 0, picked: 1, token: "human" },
  );
  const person = (pawn: number, player: number) => ({ pawn, player, character: "nauls", status: "character" });
  const view = { people: [person(0, 0), person(1, 1), person(2, 1), person(3, 2)], limits: {} };
  const with_ = (game: string): Recollection => ({
    face: new OutpostFace(game) as unknown as Recollection["face"],
    memory: STATION,
    stagings: PLAN as unknown as AnyStagings,
    view,
    viewer: 0,
    names,
  });
  const found = dossierOf(told, with_("boardgame"), 1);
  assert.deepEqual(
    ["seen", "voted", "met"].map((key) => linesOf(found, key).length),
    [1, 1, 1],
  );
  assert.equal(linesOf(found, "seen")[0]?.cards[0]?.key, "human");
  const one = dossierOf(told, with_("coop"), 1, 2);
  assert.deepEqual(
    ["seen", "voted", "met"].map((key) => linesOf(one, key).length),
    [0, 0, 1],
  );
});
