// What is asked in sets: a player of several characters, whose hands lie open, says in one panel what all of them do.
import type { Json, OpenQuestion } from "../../protocol.gen";
import { ROOM_LIMIT } from "./ahead";
import type { OutpostView, Person } from "./types";

/** Reactions in which some have more to choose from than others. */
const REACTIONS = new Set([
  "self_exposure",
  "flashlight_to_show",
  "willing_to_test",
  "weapon_to_withdraw",
  "fire_to_use",
  "fire_for_room",
  "bonus_to_play",
]);
/** Where all play together: questions whose first answer is the usual one, so that it stands chosen. */
const USUAL = new Set([
  "room_to_resolve",
  "die_to_cancel",
  "die_to_turn",
  "die_to_reroll",
  "next_dice",
  "test_to_begin_with",
  "character_to_hand_over",
]);

/** The option that stands chosen before anybody has pointed at anything. */
export function preferredOf(question: OpenQuestion, isCoop: boolean): Json | undefined {
  // Whoever has more to choose from here gives that away by pressing more: what everybody can do stands chosen.
  if (question.kind === "tokens_to_lay_out") return "two_human";
  if (question.kind === "launch_card_to_pay") return "wait";
  if (question.kind === "vehicle_use" && !question.options.includes("refuel")) return "nothing";
  if (REACTIONS.has(question.kind) || (isCoop && USUAL.has(question.kind))) return question.options[0];
  return undefined;
}

/** What is asked after a question has been answered so, by what its player sees now; null: nobody can say. */
export function followingOf(
  question: OpenQuestion,
  option: Json | undefined,
  view: OutpostView,
  open: OpenQuestion[],
  seats: number[],
): OpenQuestion | null {
  if (question.kind === "room_to_enter") return nextToPlace(question, option, view, seats);
  if (question.kind === "room_to_resolve") {
    const options = question.options.filter((room) => room !== option);
    return option !== undefined && options.length > 1 ? { ...question, options } : null;
  }
  if (question.kind === "die_to_cancel") return nextToCancel(question, option);
  // What several of them are asked at the same time.
  const place = open.findIndex((each) => each.kind === question.kind && sameAbout(each, question));
  return open.find((each, number) => number > place && place >= 0 && each.kind === question.kind) ?? null;
}

const sameAbout = (one: OpenQuestion, other: OpenQuestion) =>
  one.seat === other.seat && JSON.stringify(one.about) === JSON.stringify(other.about);

/** Everybody who is placed, in that order: clockwise by player from the one who leads. */
function inTurn({ people, leading_player: first = 0 }: OutpostView): Person[] {
  const players = Math.max(...people.map((person) => person.player)) + 1;
  const turn = ({ player }: Person) => (player - first + players) % players;
  return people
    .filter((person) => person.status === "character")
    .sort((one, other) => turn(one) - turn(other) || one.pawn - other.pawn);
}

/** Characters are placed one after the other, as long as there is room, and as long as those who answer here have any. */
function nextToPlace(
  question: OpenQuestion,
  option: Json | undefined,
  view: OutpostView,
  seats: number[],
): OpenQuestion | null {
  const order = inTurn(view);
  const next = order[order.findIndex((person) => person.pawn === question.about["pawn"]) + 1];
  if (!next || !seats.includes(next.player)) return null;
  const gone = (question.about["placed"] as string[] | undefined) ?? [];
  const placed = typeof option === "string" ? [...gone, option] : gone;
  const there = (room: Json) =>
    view.people.filter((person) => person.where === room).length + placed.filter((each) => each === room).length;
  const options = question.options.filter(
    (room) => there(room) < (view.rooms[String(room)]?.colour === "green" ? ROOM_LIMIT : 1),
  );
  return { ...question, seat: next.player, options, about: { ...question.about, pawn: next.pawn, placed } };
}

/** One die fewer, as long as there are any. */
function nextToCancel(question: OpenQuestion, option: Json | undefined): OpenQuestion | null {
  if (typeof option !== "number") return null;
  const dice = (question.about["dice"] as string[]).filter((_, die) => die !== option);
  const options = [question.options[0] as Json, ...dice.keys()];
  return dice.length ? { ...question, options, about: { ...question.about, dice } } : null;
}
