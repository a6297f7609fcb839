// What the scenes of the outpost are put together from: places, people, and what lies open.
import type { Scene, Telling, Thing } from "../../scenes/types";
import type { Held } from "../types";
import type { OutpostFace } from "./face";
import type { OutpostView } from "./types";

export type Told = Telling<OutpostFace, OutpostView>;

export const room = (key: string | null) => (key === null ? [] : [`room:${key}`]);
export const one = (told: Told, pawn: number) => told.face.personHandle(pawn);
export const all = (told: Told, pawns: number[]) => pawns.map((pawn) => one(told, pawn));
export const point = (told: Told, from: number, to: number) => [
  { from: one(told, from), to: one(told, to), seat: from },
];

/** Something that lies open, under a drawing of its own. */
export const open = (icon: string, title: string, text = "", drawn = icon): Thing => ({ icon, title, text, drawn });
export const card = (told: Told, key: string): Thing =>
  open(
    `${["use", "repair", "sabotage", "threat"].includes(key) ? "card" : "thing"}-${key}`,
    told.face.cardTitle(key),
    told.face.has(`card-${key}-help`) ? told.face.say(`card-${key}-help`) : "",
  );
export const roomThing = (told: Told, key: string, icon = `room-${key}`, drawn = icon): Thing =>
  open(icon, told.face.place(key), "", drawn);
export const short = (at: string[], light: Scene["light"] = "lamp", picture = ""): Partial<Scene> => ({
  at,
  light,
  picture,
  length: "short",
});

/** A thing before one seat's eyes, in the one ink that all of them have. */
export const held = (icon: string, title: string, key: string, kindTitle = ""): Held => ({
  handle: `thing:${key}`,
  key,
  title,
  icon,
  kind: "plain",
  kindTitle,
  line: "",
});
export const things = (told: Told, keys: string[] | null, kindTitle = ""): Held[] =>
  (keys ?? []).map((key) => {
    const { icon, title } = card(told, key);
    return held(icon, title, key, kindTitle);
  });
export const token = (told: Told, key: string): Held => held("token", told.face.say(`token-${key}`), key);
export const titled = (told: Told, id: string, who: number) =>
  told.face.say(`reveal-${id}`, { who: told.face.person(who, told.names) });
