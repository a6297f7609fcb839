// A finished game as it comes: what is looked at before anything else.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame } from "../src/protocol.gen";
import { gather } from "../src/screens/gathering";

const TOTAL = 60;
const frame = (answer: number) => ({ answer }) as unknown as Frame;

async function gathered(known: Frame[], total: number, at: number, jump = at) {
  const asked: [number, number][] = [];
  let frames: Frame[] = [];
  await gather(known, total, {
    ask: async (start, count) => {
      asked.push([start, count]);
      const there = Math.min(count, TOTAL - start);
      return { frames: Array.from({ length: there }, (_, place) => frame(start + place)), total: TOTAL };
    },
    at: () => (asked.length ? jump : at),
    isCurrent: () => true,
    ontaken: (taken) => (frames = taken),
  });
  return { asked, frames };
}

test("whoever changes eyes is shown that moment, then its part, then the rest", async () => {
  const { asked, frames } = await gathered([], TOTAL, 30);
  assert.deepEqual(asked, [[30, 1], [25, 25], [0, 25], [50, 25]]); // prettier-ignore
  assert.deepEqual(
    frames,
    Array.from({ length: TOTAL }, (_, place) => frame(place)),
  );
});

test("at first nobody knows how long it was, and whoever jumps ahead is not kept waiting", async () => {
  const { asked, frames } = await gathered([], 0, 0, 55);
  assert.deepEqual(asked, [[0, 25], [50, 25], [25, 25]]); // prettier-ignore
  assert.equal(frames.filter(Boolean).length, TOTAL);
});

test("what is here is not asked for again, and one moment alone is not taken for its part", async () => {
  const known: Frame[] = [];
  known[50] = frame(50);
  assert.deepEqual((await gathered(known, TOTAL, 50)).asked, [[50, 25], [0, 25], [25, 25]]); // prettier-ignore
  const whole = Array.from({ length: TOTAL }, (_, place) => frame(place));
  assert.deepEqual((await gathered(whole, TOTAL, 7)).asked, []);
});
