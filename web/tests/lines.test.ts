import assert from "node:assert/strict";
import { test } from "node:test";
import { OutpostFace } from "../src/games/outpost/face";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { Entry } from "../src/net/journal";
import { linesOf } from "../src/table/lines";
import { speaking } from "./speaking";

const face = new StayAwayFace("stayaway");
const NAMES = ["Ada", "Bob", "Cid", "Dan"];
let n = 0;
const TEMPERS = ["cautious", "bold", "paranoid", "charming", "silent"];
const happened = (event: string, fields: object = {}): Entry =>
  ({ type: "happened", n: ++n, at: n, event: { event, ...fields } }) as unknown as Entry;
const said = (seat: number, text: string): Entry =>
  ({ type: "said", n: ++n, at: n, seat, channel: "table", text }) as unknown as Entry;

await speaking("en");

test("what is said stands in the log with its speaker", () => {
  const [line] = linesOf([said(1, "It was not me")], face, 0, NAMES);
  assert.deepEqual([line?.kind, line?.seat, line?.text], ["talk", 1, "It was not me"]);
});

test("an offer that was taken is told by the exchange alone", () => {
  const offer = happened("CardOffered", { seat: 1, to: 2, card: null });
  const swap = happened("CardsExchanged", { offerer: 1, taker: 2, offered: null, answered: null });
  assert.equal(linesOf([offer, swap], face, 0, NAMES).length, linesOf([swap], face, 0, NAMES).length);
  assert.equal(linesOf([offer], face, 0, NAMES).length, 1);
});

test("what happens again and again is one line with a count", () => {
  const drawn = () => happened("CardDrawn", { seat: 1, card: null });
  const lines = linesOf([drawn(), drawn(), drawn()], face, 0, NAMES);
  assert.equal(lines.length, 1);
  assert.match(lines[0]!.text, / ×3$/);
});

test("a bot speaks in the voice of its temper, a person in nobody's", () => {
  const phrase = (seat: number): Entry =>
    ({
      type: "phrase_said",
      n: ++n,
      at: n,
      seat,
      channel: "table",
      phrase: "burn_it",
      about: null,
    }) as unknown as Entry;
  const tempers = [null, "bold", "steady", "silent"];
  const words = (...items: Entry[]) => linesOf(items, face, 0, NAMES, tempers).map((line) => line.text);
  const [person, ...bold] = words(phrase(0), phrase(1), phrase(1));
  assert.equal(person, "Burn it!");
  assert.equal(new Set([person, ...bold]).size, 3, "and not always in the same words");
  assert.deepEqual(words(phrase(2), phrase(3)), ["Burn it!", "Burn it!"]);
  const claim = {
    type: "claimed",
    n: ++n,
    at: n,
    seat: 3,
    channel: "table",
    claim: "i_suspect",
    about: 1,
    thing: null,
  };
  assert.deepEqual(words(claim as unknown as Entry), ["Bob."]);
});

test("whom somebody suspects is said differently by every temper, in every language", async () => {
  const entry = { type: "claimed", channel: "table", claim: "i_suspect", about: 1, thing: null };
  for (const language of ["es", "pt-BR", "it", "pl", "en"]) {
    await speaking(language);
    const voices = [null, "steady", ...TEMPERS].map((temper) => {
      const claim = { ...entry, n: ++n, at: n, seat: 0 } as unknown as Entry;
      return linesOf([claim], face, 2, NAMES, [temper])[0]!.text;
    });
    assert.equal(voices[0], voices[1], "who is steady has nobody's voice");
    assert.equal(new Set(voices).size, 1 + TEMPERS.length, `${language}: ${voices.join(" | ")}`);
    assert.ok(
      voices.every((words) => words.includes("Bob")),
      language,
    );
  }
});

test("where somebody says it will go is told by the name of the room", async () => {
  await speaking("en");
  const going = (game: "boardgame" | "norwegian", thing: string) => {
    const claim = { type: "claimed", n: ++n, at: n, seat: 0, channel: "table", claim: "i_will_go", about: null, thing };
    return linesOf([claim as unknown as Entry], new OutpostFace(game), 1, NAMES)[0]!.text;
  };
  assert.equal(going("boardgame", "radio_room"), "I'm headed here: Radio Room.");
  assert.equal(going("boardgame", "shed"), "I'm headed here: Shed.");
  assert.equal(going("norwegian", "snow_cat_b"), "I'm headed here: Snow Cat B.");
});
