// What a claim can name at the outpost.
import type { OutpostWords } from "./words";

const ROLES = ["human", "alien"];
/** Why somebody may be suspected: what everybody saw it do. */
const REASONS = [
  "stopped",
  "sabotaged_stack",
  "threw_hand_away",
  "wasted",
  "sought_company",
  "kept_apart",
  "took_marker",
  "met_suspect",
];

/** Rooms that one may say one goes to. */
const ROOMS = [
  "radio_room",
  "laboratory",
  "boiler_room",
  "generator_room",
  "weather_station",
  "armory",
  "warehouse",
  "kitchen",
  "dormitory",
  "helicopter",
];
/** Fire that only one box has. */
const GRENADES = { boardgame: [], norwegian: ["grenade"] };
const OUTSIDE = { boardgame: ["shed"], norwegian: ["snow_cat_a", "snow_cat_b", "snow_cat_c"] };

/** Ids and titles of the things that a kind of claim can name. */
export function claimThingsOf(face: OutpostWords, claim: string): { key: string; title: string }[] {
  if (claim === "i_am") return ROLES.map((key) => ({ key, title: face.say(`role-${key}`) }));
  if (claim === "i_suspect") return REASONS.map((key) => ({ key, title: face.say(`because-${key}`) }));
  const box = face.game === "norwegian" ? "norwegian" : "boardgame";
  if (claim === "i_will_go") {
    return [...ROOMS, ...OUTSIDE[box]].map((key) => ({ key, title: face.place(key) }));
  }
  const cards = ["use", "repair", "sabotage"].map((key) => ({ key, title: face.cardTitle(key) }));
  if (claim !== "i_hold") return cards;
  const things = [
    "flamethrower",
    "dynamite",
    ...GRENADES[box],
    "melee",
    "firearm",
    "keys",
    "flashlight",
    "tools",
    "fuel_can",
    "wire",
    "blood_bag",
  ];
  return [...cards, ...things.map((key) => ({ key, title: face.cardTitle(key) }))];
}
