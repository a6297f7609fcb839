// What lies before somebody at the outpost: cards, weapons, items, lab tokens, a dental record, and what was just
// found.
import type { Held } from "../face";
import { exactHandle } from "./passed";
import { portraitOf } from "./portraits";
import { ownOf, type OutpostView, type Person } from "./types";
import type { OutpostWords } from "./words";

export const CARD_KINDS: Record<string, string> = {
  use: "defence",
  repair: "action",
  sabotage: "contagion",
  threat: "contagion",
};

/** What something does, in one line; empty where it speaks for itself. */
const lineOf = (face: OutpostWords, sort: string, key: string) =>
  face.has(`${sort}-${key}-help`) ? face.say(`${sort}-${key}-help`) : "";

function heldOf(
  face: OutpostWords,
  sort: "card" | "thing" | "found" | "record",
  key: string,
  kind: string,
  kindTitle: string,
): Held {
  return {
    handle: `${sort}:${key}`,
    key,
    title: face.cardTitle(key),
    icon: sort === "card" ? `card-${key}` : `thing-${key}`,
    kind,
    kindTitle,
    line: lineOf(face, sort === "found" ? "thing" : sort, key),
  };
}

/** What lies before one person, as far as the viewer may see it. */
export function heldBy(face: OutpostWords, person: Person): Held[] {
  const held: Held[] = [];
  const whose = (title: string) => (face.isCoop ? face.thing("character", person.character ?? "") : title);
  for (const key of person.hand ?? [])
    held.push(heldOf(face, "card", key, CARD_KINDS[key] ?? "action", whose(face.say("board-hand"))));
  for (const reloads of person.flamethrowers ?? []) {
    held.push({
      ...heldOf(face, "thing", "flamethrower", "weapon", whose(face.say("board-held-weapons"))),
      title: face.say("board-flamethrower", { reloads }),
      exact: exactHandle("flamethrower", reloads),
    });
  }
  for (const key of person.weapons ?? [])
    held.push(heldOf(face, "thing", key, "weapon", whose(face.say("board-held-weapons"))));
  for (const key of person.items ?? [])
    held.push(heldOf(face, "thing", key, "item", whose(face.say("board-held-items"))));
  for (const key of person.lab ?? []) held.push(heldOf(face, "thing", key, "lab", whose(face.say("board-held-lab"))));
  if (person.record)
    held.push({
      ...heldOf(face, "record", person.record, "plain", face.say("board-teeth")),
      icon: `record-${person.record}`,
    });
  return held;
}

export function handOf(face: OutpostWords, view: OutpostView, viewer: number | null): Held[] {
  const held: Held[] = [];
  for (const person of ownOf(view, viewer)) {
    if (person.status === "dead" || person.status === "escaped") continue;
    if (face.isCoop && person.status === "character") {
      const where = person.where ? face.place(person.where) : "";
      held.push({
        handle: `pawn:${person.pawn}`,
        key: person.character ?? "",
        title: face.thing("character", person.character ?? ""),
        icon: "role-human",
        bust: { seat: person.pawn, who: portraitOf(person.character) },
        kind: "plain",
        kindTitle: where,
        line: lineOf(face, "character", person.character ?? ""),
      });
    }
    held.push(...heldBy(face, person));
  }
  for (const key of viewer === null ? [] : (view.piles?.drawn ?? []))
    held.push({ ...heldOf(face, "found", key, "defence", face.say("board-found")), isApart: true });
  const side = view.people?.[viewer ?? -1]?.status === "exposed" ? "team" : "humans";
  for (const key of viewer === null ? [] : (view.ufo?.[side]?.kinds ?? []))
    held.push(heldOf(face, "thing", key, "lab", face.say("board-ufo-known")));
  return held;
}
