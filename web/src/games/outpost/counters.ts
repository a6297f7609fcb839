// What lies in a room besides people, as counters: fuel, damage, food, what waits there, and what may be said of it
// all.
import { row, t } from "../../words/words.svelte";
import type { OutpostView } from "./types";
import type { OutpostFace } from "./face";
import { ENTRANCE, PAD } from "./layout";

export interface Counter {
  icon: string;
  count: number;
  /** How many there can be; 0 is without end, and a number is written. */
  limit: number;
  tone: "fuel" | "damage" | "food" | "rescue" | "alien" | "cold" | "plain";
  text?: string;
  words: string;
}

/** How a room stands, for the eye. */
export interface RoomLook {
  isLit: boolean;
  isBusy: boolean;
  /** Whether a token stands there: somebody's, a dog's, the alien's. */
  isTaken: boolean;
  /** How far the frost has come, 0 to 1. */
  frost: number;
  /** How much is broken, 0 to 1. */
  broken: number;
  isBurned: boolean;
  isGone: boolean;
  isOutdoors: boolean;
  fate: string;
}

/** Rooms that hold what is drawn there. */
const SHELVES: Record<string, { pile: "weapon_deck" | "item_deck" | "lab_bag"; icon: string; words: string }> = {
  armory: { pile: "weapon_deck", icon: "deck", words: "plan-weapons" },
  warehouse: { pile: "item_deck", icon: "deck", words: "plan-items" },
  laboratory: { pile: "lab_bag", icon: "bag", words: "plan-lab" },
};
const OUTDOORS = new Set(["helicopter", "shed", "snow_cat_a", "snow_cat_b", "snow_cat_c", PAD]);

export function countersOf(face: OutpostFace, view: OutpostView, room: string): Counter[] {
  const { base, limits } = view;
  const state = view.rooms[room];
  const found: Counter[] = [];
  const add = (icon: string, tone: Counter["tone"], count: number, limit: number, words: string, text?: string) =>
    found.push({ icon, tone, count, limit, words, ...(text === undefined ? {} : { text }) });
  const sector = view.ufo?.sectors[room];
  if (sector) {
    add(
      "strength",
      "alien",
      sector.minimum,
      0,
      face.say("plan-minimum", { count: sector.minimum }),
      `≥${sector.minimum}`,
    );
    add("departure", "fuel", sector.value, 0, face.say("plan-yields", { count: sector.value }), `+${sector.value}`);
    if (sector.token) add("token", "cold", 1, 0, face.say("plan-token"), "");
  }
  if (room === "pantry")
    add("food", "food", base.pantry, 0, face.say("board-food", { pantry: base.pantry, kitchen: 0 }));
  const stored = base.stores[room];
  if (stored !== undefined) add("fuel", "fuel", stored, 0, face.say("plan-fuel", { count: stored }));
  if (room === "kitchen" && base.kitchen)
    add("food", "food", base.kitchen, 0, face.say("plan-cooked", { count: base.kitchen }));
  if (room === "weather_station" && base.die_at_station && base.weather)
    add(`weather-${base.weather}`, "cold", 1, 0, face.say("board-die-at-station"), face.say(`weather-${base.weather}`));
  if (room === PAD && base.rescue.space === null && !base.rescue.gone)
    add("rescue", "plain", 0, 0, rescueWords(face, view), rescueWords(face, view));
  if (room === PAD && !base.rescue.gone && base.rescue.space !== null) {
    add(
      "rescue",
      "rescue",
      base.rescue.space,
      limits.rescue_track,
      rescueWords(face, view),
      `${base.rescue.space}/${limits.rescue_track}`,
    );
    add("fuel", "fuel", base.rescue.fuel, limits.rescue_fuel, face.say("plan-fuel", { count: base.rescue.fuel }));
  }
  const shelf = SHELVES[room];
  if (shelf && !view.ufo && state?.usable)
    add(shelf.icon, "plain", view.piles[shelf.pile], 0, face.say(shelf.words, { count: view.piles[shelf.pile] }));
  // What is left in a room that is burned or destroyed is of no more use: what became of it stands there instead.
  if (state?.usable) {
    const [fuel, damage] = [limits.fuel[room], limits.damage[room]];
    if (state.fuel !== null && fuel !== undefined)
      add("fuel", "fuel", state.fuel, fuel, face.say("plan-fuel-of", { count: state.fuel, limit: fuel }));
    if (state.damage !== null && damage !== undefined)
      add("damage", "damage", state.damage, damage, face.say("plan-damage-of", { count: state.damage, limit: damage }));
  }
  const waits = (view.alien.rooms ?? []).indexOf(room);
  const strength = view.alien.cards[waits];
  if (strength !== undefined)
    add("lurk", "alien", strength, 0, face.say("board-ambush", { strengths: String(strength) }));
  return found;
}

export function rescueWords(face: OutpostFace, view: OutpostView): string {
  const { space, fuel, gone } = view.base.rescue;
  const track = view.limits.rescue_track;
  const state = gone ? "gone" : space === null ? "none" : space === track ? "here" : "coming";
  return face.say("board-rescue", { state, space: space ?? 0, track, fuel });
}

export function lookOf(face: OutpostFace, view: OutpostView, room: string): RoomLook {
  const state = view.rooms[room];
  const base = view.base;
  const isOutdoors = OUTDOORS.has(room);
  const limit = view.limits.damage[room] ?? 0;
  const isGone = (view.vehicles_gone ?? []).includes(room) || (room === PAD && base.rescue.gone);
  const isBurned = state?.burned ?? false;
  const isWrecked = state !== undefined && !state.usable && !isBurned;
  return {
    isLit: !base.dark && !isBurned && !(isWrecked && !isOutdoors),
    isBusy: view.people.some((person) => person.where === room),
    isTaken: view.people.some((person) => person.where === room) || Boolean(state?.dogs || state?.alien),
    frost:
      base.freezing === null || !state || isOutdoors || isBurned || view.ufo
        ? 0
        : Math.min(1, (base.freezing + 1) / (view.limits.freezing_track + 1)),
    broken: isWrecked ? 1 : limit && state?.damage ? state.damage / limit : 0,
    isBurned,
    isGone,
    isOutdoors: isOutdoors || !(state || room === ENTRANCE),
    fate: isBurned
      ? face.say("board-burned")
      : isGone
        ? face.say("plan-gone")
        : isWrecked
          ? face.say("board-destroyed")
          : "",
  };
}

/** Everything about a room in one sentence, for who hears it. */
export function roomLabel(
  face: OutpostFace,
  view: OutpostView,
  room: string,
  people: string[],
  marks: { isChoosable: boolean; isChosen: boolean; isAsked: boolean },
): string {
  const state = view.rooms[room];
  const look = lookOf(face, view, room);
  const told = [face.place(room), look.fate, ...countersOf(face, view, room).map((counter) => counter.words)];
  if (state?.dogs) told.push(face.say("board-dogs", { count: state.dogs }));
  if (state?.alien) told.push(face.say("board-alien", { strength: state.alien }));
  if (view.marker === room) told.push(face.say("plan-marker-here"));
  if (view.base.dark && state) told.push(face.say("board-dark"));
  if (people.length) told.push(row(people));
  if (marks.isAsked) told.push(t("asked-about"));
  if (marks.isChoosable) told.push(t("choosable"));
  if (marks.isChosen) told.push(t("chosen"));
  return told.filter(Boolean).join(", ");
}
