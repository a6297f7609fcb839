import assert from "node:assert/strict";
import { test } from "node:test";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { Entry } from "../src/net/journal";
import { linesOf } from "../src/table/lines";
import { speaking } from "./speaking";

const face = new StayAwayFace("stayaway");
const NAMES = ["Ada", "Bob", "Cid", "Dan"];
let n = 0;
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
