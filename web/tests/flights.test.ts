// What travels over the boards: its way, and what everybody may see of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { flightsOf } from "../src/games/outpost/motion";
import { motionOf } from "../src/games/stayaway/flights";

test("a card that is drawn travels as a back, to its owner's eyes as well", () => {
  const { flights } = motionOf({ event: "CardDrawn", seat: 2, card: "flamethrower" });
  assert.deepEqual(flights, [{ from: "deck", to: "seat:2", card: null }]);
  assert.deepEqual(flightsOf({ event: "CardDrawn", pawn: 2, card: "sabotage" }), [
    { from: "gauge:deck", to: "pawn:2", icon: null, count: 1 },
  ]);
});

test("an exchange is two backs that cross", () => {
  const { flights } = motionOf({ event: "CardsExchanged", offerer: 0, taker: 3, offered: "infected", answered: "axe" });
  assert.deepEqual(
    flights.map(({ from, to, card }) => [from, to, card]),
    [
      ["seat:0", "seat:3", null],
      ["seat:3", "seat:0", null],
    ],
  );
});

test("what is played is seen, and flies to its target or into the middle", () => {
  const played = (target: number[]) => motionOf({ event: "CardPlayed", seat: 1, card: "axe", target }).flights[0];
  assert.deepEqual(played([4]), { from: "seat:1", to: "seat:4", card: "axe" });
  assert.equal(played([])?.to, "play");
  assert.equal(played([1])?.to, "play");
});

test("a deal is things that travel both ways, never more than a few, and none where nothing is given", () => {
  const secret = { given_flamethrowers: 0, taken_flamethrowers: 0, given_things: null, taken_things: null };
  const deal = { event: "DealMade" as const, proposer: 0, partner: 1, given: 7, taken: 0, ...secret };
  assert.deepEqual(flightsOf(deal as unknown as Parameters<typeof flightsOf>[0]), [
    { from: "pawn:0", to: "pawn:1", icon: null, count: 3 },
  ]);
});

test("what does not move does not fly", () => {
  assert.deepEqual(flightsOf({ event: "RoundBegan", round: 3 }), []);
  assert.deepEqual(motionOf({ event: "DirectionTurned" } as Parameters<typeof motionOf>[0]), {
    flights: [],
    flashes: [],
  });
});
