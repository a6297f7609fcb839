import assert from "node:assert/strict";
import { test } from "node:test";
import { asideAt, layOut, placeAt, REACH } from "../src/games/stayaway/layout";

for (const [width, height] of [
  [774, 380],
  [690, 330],
  [1100, 640],
  [390, 420],
  [360, 240],
] as const) {
  test(`eight who are out lie beside the circle, wholly in sight, at ${width} by ${height}`, () => {
    const layout = layOut(width, height, 12);
    const reach = layout.token * REACH;
    const lowest = placeAt(layout, 0, 4);
    const spots = Array.from({ length: 8 }, (_, number) => asideAt(layout, number));
    for (const { x, y } of spots) {
      assert.ok(x - reach >= 1 && x + reach <= width - 1, `${x}`);
      assert.ok(y - reach >= 1 && y + reach <= height - 1, `${y}`);
      assert.ok(Math.hypot(x - lowest.x, y - lowest.y) > layout.token * 2, "the lowest seat is free");
    }
    assert.equal(new Set(spots.map(({ x, y }) => `${x},${y}`)).size, spots.length);
  });
}

test("whoever thinks at the top of the circle is seen to think", () => {
  for (const players of [4, 6, 9, 12])
    for (const [width, height] of [
      [740, 434],
      [1100, 640],
      [378, 300],
      [360, 240],
    ] as const) {
      const layout = layOut(width, height, players);
      const top = Math.min(...Array.from({ length: 24 }, (_, place) => placeAt(layout, place, 24).y));
      const dots = top - ((38 + 3) / 24) * layout.token;
      assert.ok(dots >= 0, `${players} at ${width} by ${height}: ${dots}`);
    }
});
