// Seats are told apart by colour, by shape and by letter, each by itself.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SEATS, seatLetter, seatLook, shortName } from "../src/seats";
import { wrapped } from "../src/table/sharing";

const MOST = 12;

test("no two seats of the largest table share a colour, a shape or an outline", () => {
  const looks = Array.from({ length: MOST }, (_, seat) => seatLook(seat));
  for (const what of ["colour", "shape", "path"] as const)
    assert.equal(new Set(looks.map((look) => look[what])).size, MOST, what);
});

test("every outline stays in its box", () => {
  for (const { shape, path } of SEATS) {
    const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    assert.ok(
      numbers.every((number) => Math.abs(number) <= 42),
      shape,
    );
    assert.match(path, /^M.*Z$/, shape);
  }
});

test("the letter is the first of the name, whatever is written before and in whichever script", () => {
  assert.deepEqual(["macReady", "  childs", "Łucja", "🐕 Clark", ""].map(seatLetter), ["M", "C", "Ł", "🐕", "?"]);
});

test("a name is cut between what a reader takes for letters, and set apart from what stands around it", () => {
  const family = "👨‍👩‍👧‍👦👩🏽‍🚀🇧🇷An";
  assert.deepEqual(
    [shortName("MacReady", 9), shortName("Wawrzyniec", 9), shortName(family, 9), shortName(family, 3)],
    ["\u2068MacReady\u2069", "\u2068Wawrzyni…\u2069", `\u2068${family}\u2069`, "\u2068👨‍👩‍👧‍👦👩🏽‍🚀…\u2069"],
  );
  assert.equal(seatLetter(family), "👨‍👩‍👧‍👦");
});

test("a sentence that is too long for a picture is cut between letters too", () => {
  const short = wrapped("🇧🇷🇧🇷🇧🇷 👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 30, 1, (text) => text.length);
  assert.deepEqual(short, ["🇧🇷🇧🇷🇧🇷…"]);
  assert.deepEqual(
    wrapped("👨‍👩‍👧‍👦👨‍👩‍👧‍👦 An", 20, 1, (text) => text.length),
    ["👨‍👩‍👧‍👦…"],
  );
});
