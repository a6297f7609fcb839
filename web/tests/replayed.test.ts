import assert from "node:assert/strict";
import { test } from "node:test";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { Frame } from "../src/protocol.gen";
import { PART } from "../src/screens/moments";
import { latestOf, ReplayedLog } from "../src/screens/replayed";
import { linesOf } from "../src/table/lines";
import { numbered } from "../src/net/journal";
import { speaking } from "./speaking";

await speaking("en");
const face = new StayAwayFace();
const NAMES = ["Ada", "Ben", "Cleo"];
/** So many turns, in each of which a card is drawn and then put away. */
const turns = (count: number): Frame[] =>
  Array.from({ length: count }, (_, answer) => ({
    answer,
    seat: answer % 3,
    events: [
      { event: "TurnBegan", seat: answer % 3 },
      { event: "CardDrawn", seat: answer % 3, card: null, kind: "event" },
    ],
    view: {},
    said: answer % 10 === 9 ? [{ type: "said", seat: 1, channel: "table", text: `word ${answer}`, at: 0 }] : [],
  })) as unknown as Frame[];
const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

test("the log of a replay is the log of the game, part by part", () => {
  const frames = turns(3 * PART + 4);
  const log = new ReplayedLog(face, null, NAMES);
  for (const at of [0, PART - 1, PART, 2 * PART + 3, frames.length - 1, 7]) {
    const items = frames
      .slice(0, at + 1)
      .flatMap((frame) => [
        ...frame.events.map((event) => ({ type: "happened" as const, event, at: 0 })),
        ...frame.said,
      ]);
    assert.deepEqual(texts(log.until(frames, at)), texts(linesOf(numbered(items, items.length), face, null, NAMES)));
  }
});

test("a step through a long game words that step's part, and no other", () => {
  const frames = turns(12 * PART);
  let worded = 0;
  const counting = Object.assign(Object.create(face) as StayAwayFace, {
    eventWords: (...given: Parameters<StayAwayFace["eventWords"]>) => {
      worded += 1;
      return face.eventWords(...given);
    },
  });
  const log = new ReplayedLog(counting, null, NAMES);
  log.until(frames, 10 * PART);
  worded = 0;
  log.until(frames, 10 * PART + 1);
  assert.ok(worded > 0 && worded <= 2 * PART, `${worded}`);
});

test("a part that comes later is worded when it is here", () => {
  const frames = turns(2 * PART);
  const holes: (Frame | undefined)[] = frames.map((frame, at) => (at < PART ? undefined : frame));
  const log = new ReplayedLog(face, null, NAMES);
  const before = log.until(holes, 2 * PART - 1).length;
  assert.ok(log.until(frames, 2 * PART - 1).length > before);
});

test("what lies on the table now is read from the latest moments", () => {
  const latest = latestOf(turns(200), 150);
  assert.ok(latest.length > 80 && latest.every((entry) => entry.n > 100_000 && entry.n < 151_000));
});
