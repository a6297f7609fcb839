// What the faces say and gather, by what a viewer was told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PlainFace } from "../src/games/face";
import { OutpostFace } from "../src/games/outpost/face";
import type { OutpostView } from "../src/games/outpost/types";
import { StayAwayFace } from "../src/games/stayaway/face";
import type { GameEvent } from "../src/games/types";
import type { Json, OpenQuestion } from "../src/protocol.gen";
import { numbered, type Entry } from "../src/net/journal";
import { linesOf } from "../src/table/lines";
import { speaking } from "./speaking";

await speaking("en");

const station: PlainFace = new OutpostFace("boardgame");
const circle: PlainFace = new StayAwayFace("stayaway");
const NAMES = ["Ada", "Bob", "Cid", "Dan"];
const journal = (...events: GameEvent[]): Entry[] =>
  numbered(
    events.map((event) => ({ type: "happened", event, at: 0 })),
    events.length,
  );
const log = (face: PlainFace, viewer: number | null, ...events: (GameEvent & object)[]): string[] =>
  linesOf(journal(...events), face, viewer, NAMES).map((line) => line.text);

const round = (number: number) => ({ event: "RoundBegan", round: number });
const phase = (name: string) => ({ event: "PhaseBegan", phase: name });
const dog = (room: string) => ({ event: "DogPlaced", room });
const drawn = (pawn: number, card: string | null) => ({ event: "CardDrawn", pawn, card });
const passed = (seat: number, card: string | null) => ({ event: "CardPassed", seat, to: seat + 1, card });

test("of a player's characters the one who leads has the star, and nobody who is gone", () => {
  const person = (pawn: number, status: string) => ({ pawn, player: 0, status, character: null, flamethrowers: [] });
  const people = [person(0, "dead"), person(1, "character"), person(2, "character")];
  const starred = (leader: number) => {
    const view = { edition: "coop", people, leader, limits: { red: 6 } } as unknown as OutpostView;
    return new OutpostFace("coop").charactersOf(view, 0).map((one) => one.isLeader);
  };
  assert.deepEqual(starred(2), [false, false, true]);
  assert.deepEqual(starred(0), [false, false, false]);
});

test("of a human whom the alien took it is said how that can be", () => {
  const person = (pawn: number, role: string) => ({ pawn, player: 0, status: "exposed", role, flamethrowers: [] });
  const view = { edition: "coop", people: [person(0, "human"), person(1, "alien")], limits: { red: 6 } };
  const notes = new OutpostFace("coop").charactersOf(view as unknown as OutpostView, 0).map((one) => one.note);
  assert.deepEqual(notes, ["lost to the alien: the threat and dogs take humans, too", "exposed"]);
});

test("what a sector of the UFO needs and yields is said in words", () => {
  const view = { edition: "norwegian", people: [], ufo: { sectors: { sector_1: { minimum: 1, value: 2 } } } };
  const question = { kind: "sector_to_haunt", seat: 0, id: 1, options: ["sector_1"] } as unknown as OpenQuestion;
  const words = new OutpostFace("norwegian").optionWords(question, "sector_1", view as unknown as OutpostView, NAMES);
  assert.equal(words, "Sector 1 (needs 1, yields 2)");
});

test("a phase in which nothing happens has no heading", () => {
  assert.equal(log(station, null, round(1), phase("weather"), phase("food"), dog("kennel")).length, 3);
});

test("dogs that come together are one line, whichever rooms they come to", () => {
  const [line, ...more] = log(station, null, dog("kennel"), dog("kitchen"), dog("armory"));
  assert.deepEqual(more, []);
  for (const room of ["Kennel", "Kitchen", "Armory"]) assert.match(line!, new RegExp(room, "i"));
});

test("cards drawn by one are told together, those drawn by others not at all", () => {
  assert.equal(log(station, 0, drawn(0, "repair"), drawn(0, "use")).length, 1);
  assert.equal(log(station, 0, drawn(1, null), drawn(1, null)).length, 0);
  assert.equal(log(station, 0, drawn(0, "repair"), dog("kennel"), drawn(0, "use")).length, 3);
});

test("of cards that go round the reader's own are named, the rest is one line", () => {
  const lines = log(circle, 1, passed(0, "axe"), passed(1, "whisky"), passed(2, null), passed(3, null));
  assert.equal(lines.length, 3);
  assert.match(lines[0]!, /Axe/);
  assert.match(lines[1]!, /Whisky/);
});

test("readers are not told their own names", () => {
  const burned = { event: "PlayerEliminated", seat: 2, by: 1, cause: "flamethrower" };
  assert.match(log(circle, null, burned)[0]!, /Cid/);
  assert.doesNotMatch(log(circle, 2, burned)[0]!, /Cid/);
});

test("somebody called nobody is not nobody", () => {
  assert.equal(circle.name(["nobody"], 0), "Nobody");
  assert.equal(circle.name(["nobody"], null), "nobody");
});

test("what was just drawn lies before nobody in particular, where nothing is hidden", () => {
  const players = NAMES.map((_, seat) => ({ seat, role: seat ? "human" : "the_thing", hand: ["axe"] }));
  const { role, held } = circle.secretsOf({ players, drawn: ["flamethrower"] }, 0);
  assert.match(role, /Thing/);
  assert.deepEqual(
    held.map(({ key }) => key),
    ["axe"],
  );
});

test("a game without a face of its own is still told", () => {
  const [line] = log(new PlainFace("chess"), null, { event: "PieceMoved", from: "e2" } as GameEvent);
  assert.match(line!, /PieceMoved.*e2/);
});

test("a deal about nothing is said to be one", () => {
  const nothing = [["weapons", []], ["items", []], ["lab", 0]]; // prettier-ignore
  const token = [["weapons", []], ["items", []], ["lab", 1]]; // prettier-ignore
  const asked = (offered: Json, returned: Json) => {
    const about = { pawn: 0, partner: 1, offered, returned };
    const question = { id: 1, seat: 0, kind: "deal_to_confirm", options: ["refuse", "agree"], about } as OpenQuestion;
    return station.questionWords(question, { people: [] }, NAMES);
  };
  assert.match(asked(nothing, nothing), /handshake/);
  assert.match(asked(nothing, token), /nothing for a lab token|nothing for 1/i);
});

test("whoever stands in for somebody reads the rule of Missed! in the help", () => {
  const asked = (about: Record<string, Json>) =>
    circle.questionHelp({ id: 1, seat: 0, kind: "answer_to_offer", options: [], about } as OpenQuestion).clauses;
  assert.ok(asked({ from: 1, stands_in_for: 2 }).includes("S-6.2"));
  assert.ok(!asked({ from: 1 }).includes("S-6.2"));
});

test("who says where it goes chooses among the rooms of that station", () => {
  const rooms = (game: "boardgame" | "norwegian") =>
    new OutpostFace(game).claimThings("i_will_go").map(({ title }) => title);
  assert.ok(rooms("boardgame").includes("Shed") && !rooms("boardgame").includes("Snow Cat A"));
  assert.ok(rooms("norwegian").includes("Snow Cat A") && !rooms("norwegian").includes("Shed"));
});

test("a test is agreed upon where roles are hidden, and nowhere else", () => {
  assert.deepEqual(station.plans, ["i_will_test", "i_will_go"]);
  assert.deepEqual(new OutpostFace("coop").plans, []);
  assert.deepEqual(circle.plans, ["bring_me_to"]);
});

test("who has fire is asked where there is fire, and whoever has some can say which", () => {
  const faces = [circle, station, new OutpostFace("coop"), new OutpostFace("norwegian")];
  for (const face of faces) {
    assert.ok(face.phrases.includes("who_has_fire"));
    assert.ok(face.claimThings("i_hold").some(({ key }) => key === "flamethrower"));
  }
  assert.ok(!new PlainFace("plain").phrases.includes("who_has_fire"));
  const held = (game: "boardgame" | "norwegian") =>
    new OutpostFace(game).claimThings("i_hold").map(({ title }) => title);
  assert.ok(held("norwegian").includes("Grenade") && !held("boardgame").includes("Grenade"));
});
