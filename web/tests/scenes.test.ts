// Scenes: every kind of event has one or a reason why not, none depends on what is hidden, and they keep the table's
// pace.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { PlainFace } from "../src/games/face";
import { OutpostFace } from "../src/games/outpost/face";
import { SCENES as OUTPOST } from "../src/games/outpost/scenes";
import { StayAwayFace } from "../src/games/stayaway/face";
import { SCENES as CIRCLE } from "../src/games/stayaway/scenes";
import type { GameEvent, View } from "../src/games/types";
import type { StayAwayView } from "../src/games/stayaway/types";
import { arriving } from "../src/scenes/arriving";
import { FINALE, turnsAt } from "../src/scenes/finale";
import { LENGTHS, MOST, Queue } from "../src/scenes/queue";
import { revealOf, sceneOf } from "../src/scenes/staging";
import { speechOf } from "../src/scenes/speech";
import { SLOTS, type AnyStagings, type Scene } from "../src/scenes/types";
import { wayOf } from "../src/scenes/ways";
import type { Line } from "../src/table/lines";
import { speaking } from "./speaking";

await speaking("en");

const isCircle = (game: string) => game === "stayaway";
const faceOf = (game: string): PlainFace => (isCircle(game) ? new StayAwayFace(game) : new OutpostFace(game));
const scenesOf = (game: string) => (isCircle(game) ? CIRCLE : OUTPOST) as unknown as AnyStagings;

const SHAPES = readFileSync(join(process.cwd(), "src/games/shapes.gen.ts"), "utf8");
const NAMES = ["Ada", "Bob", "Cid", "Dan", "Eve", "Fay"];
const FAMILIES = [
  { prefix: "StayAway", game: "stayaway" },
  { prefix: "Outpost", game: "boardgame" },
  { prefix: "Outpost", game: "norwegian" },
  { prefix: "Outpost", game: "coop" },
];

/** The events of a game, each with the kinds of its fields, as the rules tell them. */
function eventsOf(prefix: string): Map<string, Record<string, string>> {
  const found = new Map<string, Record<string, string>>();
  for (const [, kind, body] of SHAPES.matchAll(new RegExp(`interface ${prefix}Told(\\w+) \\{([^}]*)\\}`, "g"))) {
    const fields = [...body!.matchAll(/^ {2}(\w+): (.+);$/gm)].filter(([, name]) => name !== "event");
    found.set(kind!, Object.fromEntries(fields.map(([, name, type]) => [name!, type!])));
  }
  return found;
}

/** Something that such a field could hold; what can be hidden is hidden, or is not. */
function sample(field: string, type: string, isHidden: boolean): unknown {
  const WORDS: Record<string, string> = {
    card: "axe",
    offered: "infected",
    answered: "axe",
    weather: "storm",
    room: "kitchen",
    source: "pantry",
    sector: "kitchen",
    vehicle: "helicopter",
    kind: "A",
    role: "human",
    token: "human",
    record: "healthy",
    weapon: "dynamite",
    thing: "keys",
    face: "use",
    shelf: "items",
    cause: "flamethrower",
  };
  if (isHidden && type.includes("| null")) return null;
  if (type.includes("number[]") || type.includes("(number | string)[]")) return [1, 2];
  if (type.startsWith("string[]")) return ["use", "repair"];
  if (type.endsWith("[]")) return [];
  if (type.startsWith("number")) return field === "partner" || field === "picked" || field === "to" ? 2 : 1;
  return type.startsWith("boolean") ? true : (WORDS[field] ?? "human");
}

const outpost: View = {
  people: NAMES.map((_, pawn) => ({ pawn, player: pawn, character: "nauls", status: "character", role: "human" })),
};
const circle: View = { players: NAMES.map((_, seat) => ({ seat, role: "human", hand: [] })) };
const viewOf = (game: string): View => (isCircle(game) ? circle : outpost);
const made = (event: string, fields: Record<string, string>, isHidden: boolean): GameEvent => ({
  event,
  ...Object.fromEntries(Object.entries(fields).map(([name, type]) => [name, sample(name, type, isHidden)])),
});
const fit = (prefix: string, event: GameEvent): GameEvent =>
  prefix === "Outpost" && "card" in event && event.card ? ({ ...event, card: "use" } as GameEvent) : event;

for (const { prefix, game } of FAMILIES) {
  const face: PlainFace = faceOf(game);
  const view = viewOf(game);
  test(`${game}: every kind of event has a scene, or a reason why it has none`, () => {
    const stagings: AnyStagings = scenesOf(game);
    const events = eventsOf(prefix);
    assert.ok(events.size > 30, "the events are not found");
    assert.deepEqual(Object.keys(stagings).sort(), [...events.keys()].sort());
    for (const [kind, { scene, unseen }] of Object.entries(stagings)) {
      assert.equal(Boolean(scene), !unseen, kind);
      if (unseen) assert.ok(unseen.length > 15, `${kind}: ${unseen}`);
    }
  });

  test(`${game}: what is hidden changes nothing of a scene, whoever looks`, () => {
    const stagings = scenesOf(game);
    for (const [kind, fields] of eventsOf(prefix)) {
      const { scene, publicly } = stagings[kind]!;
      if (!scene || !publicly) continue;
      const told = (isHidden: boolean, viewer: number | null) =>
        sceneOf(stagings, fit(prefix, made(kind, fields, isHidden)), { face, view, viewer, names: NAMES });
      const secret = Object.entries(fields).filter(([name, type]) => type.includes("| null") && name !== "to");
      assert.ok(secret.length, `${kind} hides nothing`);
      const seen = { ...told(false, null) };
      for (const viewer of [null, 0, 1, 2]) assert.deepEqual(told(false, viewer), seen, kind);
      const veiled = fit(prefix, {
        ...made(kind, fields, false),
        ...Object.fromEntries(secret.map(([name]) => [name, null])),
      } as GameEvent);
      assert.deepEqual(sceneOf(stagings, veiled, { face, view, viewer: null, names: NAMES }), seen, kind);
    }
  });

  test(`${game}: what one seat alone is told has no scene that shows it, and a reveal with room for it`, () => {
    const stagings = scenesOf(game);
    for (const [kind, fields] of eventsOf(prefix)) {
      const event = fit(prefix, made(kind, fields, false));
      assert.equal(revealOf(stagings, event, { face, view, viewer: null, names: NAMES }), null, kind);
      for (const viewer of [1, 2]) {
        const reveal = revealOf(stagings, event, { face, view, viewer, names: NAMES });
        if (reveal) assert.ok(reveal.cards.length <= SLOTS && reveal.title && reveal.lines!.length, kind);
      }
    }
  });

  test(`${game}: scenes are made of words, never of identifiers`, () => {
    const stagings = scenesOf(game);
    for (const [kind, fields] of eventsOf(prefix)) {
      if (!face.has(`event-${kind}`)) continue; // it does not happen in this game
      const scene = sceneOf(stagings, fit(prefix, made(kind, fields, false)), { face, view, viewer: 0, names: NAMES });
      for (const words of [scene?.words ?? "", ...(scene?.things ?? []).flatMap(({ title, text }) => [title, text])])
        assert.doesNotMatch(words, /_|undefined|null|\{|-help\b/, kind);
    }
  });
}

test("two outcomes of an exchange are told in the same frame: as many cards, as many lines", () => {
  const stagings = scenesOf("stayaway");
  const told = { face: faceOf("stayaway"), view: circle, viewer: 0, names: NAMES };
  const exchange = (offered: string) =>
    revealOf(stagings, { event: "CardsExchanged", offerer: 3, taker: 0, offered, answered: "axe" } as GameEvent, told);
  const [harmless, fatal] = [exchange("whisky")!, exchange("infected")!];
  assert.equal(harmless.title, fatal.title);
  assert.equal(harmless.cards.length, fatal.cards.length);
  assert.equal(harmless.lines!.length, fatal.lines!.length);
});

// The queue ------------------------------------------------------------------------------------------------------

const scene = (length: Scene["length"], more: Partial<Scene> = {}): Scene => ({
  at: [],
  arrows: [],
  things: [],
  light: "lamp",
  length,
  words: "",
  series: "",
  ...more,
});

test("a scene alone has its time, and is quicker the more of them wait", () => {
  const queue = new Queue();
  queue.add(scene("usual"));
  queue.next();
  assert.equal(queue.length, LENGTHS.usual);
  queue.add(scene("usual"));
  const one = queue.length;
  queue.add(scene("usual"));
  assert.ok(queue.length < one && one < LENGTHS.usual);
});

test("of too many, the slightest are left out first, and the oldest of those", () => {
  const queue = new Queue();
  queue.add(scene("long", { words: "burned" }));
  for (let number = 0; number < MOST + 3; number += 1) queue.add(scene("short", { words: `${number}` }));
  const seen = Array.from({ length: MOST + 1 }, () => queue.next()?.words);
  assert.equal(seen[0], "burned");
  assert.equal(seen[1], "4");
  assert.equal(seen.at(-1), undefined);
});

test("fingers that are pointed one after the other are one scene, and each has its half second", () => {
  const queue = new Queue();
  for (const seat of [1, 2, 3])
    queue.add(scene("short", { series: "fingers", arrows: [{ from: `seat:${seat}`, to: "seat:0", seat }] }));
  queue.next();
  assert.equal(queue.current?.arrows.length, 3);
  assert.equal(queue.length, LENGTHS.short + 1000);
  assert.equal(queue.next(), null);
});

test("whoever has seen enough ends all of them", () => {
  const queue = new Queue();
  queue.add(scene("long"));
  queue.add(scene("long"));
  queue.next();
  queue.skip();
  assert.equal(queue.current, null);
  assert.equal(queue.next(), null);
});

test("an arrow keeps off what it joins, and there is none between things that touch", () => {
  const way = wayOf({ x: 0, y: 0, reach: 20 }, { x: 200, y: 0, reach: 20 })!;
  const [start] = way.path.match(/-?[\d.]+/g)!.map(Number);
  assert.ok(start! > 20 && start! < 40);
  assert.equal(wayOf({ x: 0, y: 0, reach: 20 }, { x: 40, y: 0, reach: 20 }), null);
});

test("words stand at their speaker if everybody may hear them", () => {
  const line = (n: number, more: Partial<Line>): Line => ({
    n,
    at: 0,
    kind: "talk",
    seat: 1,
    channel: "table",
    text: "hm",
    ...more,
  });
  const lines = [line(1, {}), line(2, { channel: "eliminated" }), line(3, { kind: "event" })];
  assert.deepEqual(
    speechOf(lines, faceOf("stayaway"), circle).map(({ n, handles }) => [n, handles]),
    [[1, ["seat:1"]]],
  );
});

test("the end takes as long whoever was what, with a silence before the last", () => {
  for (const count of [1, 2, 4, 12]) {
    const turns = Array.from({ length: count }, (_, place) => turnsAt(place, count));
    assert.ok(turns.every((at, place) => !place || at > turns[place - 1]!));
    assert.ok(turns.at(-1)! + 500 < FINALE.whole);
    if (count > 2) assert.ok(turns.at(-1)! - turns.at(-2)! > turns[1]! - turns[0]!);
  }
  assert.ok(FINALE.whole >= 4000 && FINALE.whole <= 8000);
});

test("humans turn over first, The Thing last", () => {
  const players = ["the_thing", "human", "infected", "human"].map((role, seat) => ({ seat, role }));
  const cast = new StayAwayFace("stayaway").castOf({ players, falls: [] } as unknown as StayAwayView, NAMES);
  assert.deepEqual(
    cast.map(({ id }) => id),
    [1, 3, 2, 0],
  );
});

test("a part that does not come is asked for again, and nobody is troubled", async () => {
  let asked = 0;
  const part = await arriving(async () => {
    asked += 1;
    if (asked < 3) throw new Error("offline");
    return "here";
  }, 1);
  assert.deepEqual([part, asked], ["here", 3]);
});
