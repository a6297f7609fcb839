// The games on the outpost on a passed phone: what is drawn for a question depends on what everybody sees. What is
// meant is pointed at among what lies before the viewer, where that is secret and its number is not; everything else
// is one list for everybody, whatever they hold, are or have been told.
import type { Json, OpenQuestion } from "../../protocol.gen";
import type { Deed, Handle, Part, Passed } from "../types";
import type { OutpostView } from "./types";
import type { OutpostWords } from "./words";

/** Questions for something that lies before the viewer, and nothing else but what is said below. */
const HELD_QUESTIONS = new Set([
  "card_to_swap",
  "card_to_hand_over",
  "card_to_discard",
  "card_to_give_up",
  "card_to_discard_for_test",
  "weapon_to_keep",
  "item_to_keep",
  "token_to_pay",
  "thing_to_hand_over",
]);
/** Questions for any number of things that lie before the viewer: their number is public, what they are is not. */
const LOT_QUESTIONS = new Set(["things_to_offer", "deal_to_answer"]);
const CARDS = ["use", "repair", "sabotage", "threat"];
/** What there might be to choose, had one everything. */
const ALWAYS: Record<string, Json[]> = {
  self_exposure: ["stay_hidden", "expose"],
  tokens_to_lay_out: ["two_human", "one_alien"],
  flashlight_to_show: ["decline", "show"],
  willing_to_test: ["decline", "carry_out"],
  weapon_to_withdraw: ["decline", "melee", "firearm", "reload"],
  fire_to_use: ["decline", "dynamite", "reload"],
  fire_for_room: ["decline", "dynamite", "reload"],
  bonus_to_play: ["none", "tools", "fuel_can"],
  launch_card_to_pay: ["wait", "pay"],
  card_to_take: CARDS,
  card_to_swap: ["keep"],
  card_to_give_up: ["enough"],
  card_to_discard_for_test: ["enough"],
  deal_to_confirm: ["refuse", "agree"],
};
/** The same at the Norwegian Outpost, where other things are found. */
const NORWEGIAN: Record<string, Json[]> = {
  fire_to_use: ["decline", "grenade", "reload"],
  fire_for_room: ["decline", "grenade", "reload"],
  bonus_to_play: ["none", "tools", "fuel_can", "sniper_rifle"],
};
/** What might be there besides what is on offer: the rest is seen by everybody. */
const BESIDES: Record<string, (view: OutpostView) => Json[]> = {
  vehicle_use: () => ["escape"],
  action_to_take: () => [
    ["burn", "dynamite"],
    ["burn", "reload"],
  ],
  die_to_reroll: ({ dice }) => (dice ? [...dice.faces.keys()].filter((die) => !dice.rerolled.includes(die)) : []),
  tester: (view) => view.people.filter((person) => person.status === "character").map((person) => person.pawn),
};

/** A thing of a shelf, as it lies before its owner: a Flamethrower with its reloads, which everybody sees. */
export const exactHandle = (kind: string, reloads: number): Handle =>
  kind === "flamethrower" ? `thing:${kind}:${reloads}` : `thing:${kind}`;

type Thing = [shelf: string, kind: string, reloads: number];
const exactly = ([, kind, reloads]: Thing): Handle => exactHandle(kind, reloads);

export function partOf({ kind }: OpenQuestion, option: Json, handles: Handle[]): Part {
  if (kind === "things_to_offer") return lotPart(option as Thing[], "offer", "nothing");
  if (kind === "deal_to_answer" && Array.isArray(option)) return lotPart(option[1] as Thing[], `deal:${option[0]}`);
  if (kind === "thing_to_hand_over" && Array.isArray(option)) return { cards: [exactly(option as Thing)], deed: "" };
  const held = HELD_QUESTIONS.has(kind) ? handles.find((handle) => !handle.startsWith("act:")) : undefined;
  return held ? { cards: [held], deed: "" } : { cards: [], deed: JSON.stringify(option) };
}

const lotPart = (things: Thing[], deed: string, nothing = deed): Part => ({
  cards: things.map(exactly),
  deed: things.length ? deed : nothing,
});

/** What can be done with things that are pointed at: the same for who deals with somebody and for who does not. */
function lotDeeds(face: OutpostWords, question: OpenQuestion, view: OutpostView, names: string[]): Deed[] {
  if (question.kind === "things_to_offer")
    return ["nothing", "offer"].map((key) => ({ key, words: face.say(`deed-${key}`) }));
  const others = view.people.filter((person) => person.status === "character" && person.player !== question.seat);
  const deals = others.map(({ pawn }) => ({
    key: `deal:${pawn}`,
    words: face.say("deed-deal", { pawn: face.person(pawn, names) }),
    handle: face.personHandle(pawn),
  }));
  return [face.deed(question, "refuse", view, names), ...deals];
}

export function passedOf(
  face: OutpostWords,
  question: OpenQuestion,
  view: OutpostView,
  names: string[],
): Passed | null {
  const { kind } = question;
  if (LOT_QUESTIONS.has(kind)) return { isByCard: true, isSeveral: true, deeds: lotDeeds(face, question, view, names) };
  const options = optionsOf(face.game, question, view);
  if (!options) return null;
  return {
    isByCard: HELD_QUESTIONS.has(kind),
    deeds: options.map((option) => face.deed(question, option, view, names)),
  };
}

/** What is drawn, in an order that is the same for everybody. */
function optionsOf(game: string, { kind, options }: OpenQuestion, view: OutpostView): Json[] | null {
  if (kind === "room_to_haunt") return [...Object.keys(view.rooms).filter((room) => !view.rooms[room]?.burned), "done"];
  if (kind === "sector_to_haunt") return [...Object.keys(view.ufo?.sectors ?? {}), "done"];
  if (kind === "strength_to_place") return Array.from({ length: view.alien.pool }, (_, number) => number + 1);
  const more = BESIDES[kind]?.(view);
  if (more) {
    const same = (one: Json) => (other: Json) => JSON.stringify(one) === JSON.stringify(other);
    return [...options.filter((option) => !more.some(same(option))), ...more];
  }
  const always = (game === "norwegian" ? NORWEGIAN[kind] : undefined) ?? ALWAYS[kind];
  return always ?? (HELD_QUESTIONS.has(kind) ? [] : null);
}
