// Several characters of one player, as co-op has them: who they are, and all that lies open of each.
import type { Character, Mark, OneOfSeveral, Topic } from "../types";
import { heldBy } from "./hand";
import { ownOf, type OutpostView, type Person } from "./types";
import type { OutpostWords } from "./words";

/** What else is asked of the face. */
interface Words extends OutpostWords {
  personNotes(view: OutpostView, person: Person): string[];
  counts(person: Person): string[];
  characterHelp(view: OutpostView, pawn: number): Topic | null;
}

/** Where somebody's disk stands. */
export function markOf(face: OutpostWords, view: OutpostView, person: Person | undefined): Mark | null {
  if (person?.status !== "character" || person.suspicion === null) return null;
  const { suspicion: count } = person;
  const limit = view.limits.red;
  return {
    title: face.say("track-suspicion"),
    count,
    limit,
    words: face.say("plan-suspicion", { space: count, red: limit }),
  };
}

/** The characters of a player. */
export function charactersOf(face: Words, view: OutpostView, seat: number): OneOfSeveral[] {
  face.meet(view);
  return ownOf(view, seat).map((person) => ({
    id: person.pawn,
    name: face.person(person.pawn, []),
    note: face.personNotes(view, person).join(" · "),
    mark: markOf(face, view, person),
    isOut: person.status !== "character",
    isLeader: person.status === "character" && person.pawn === view.leader,
  }));
}

/** All that lies open of one of them: where hands are hidden, how much they hold can still be counted. */
export function characterOf(face: Words, view: OutpostView, pawn: number): Character | null {
  const person = view.people?.find((each) => each.pawn === pawn);
  if (!person) return null;
  face.meet(view);
  const isOut = person.status !== "character";
  const isOpen = person.items !== null;
  return {
    seat: person.player,
    name: face.person(pawn, []),
    isOut,
    facts: [
      person.where && !isOut ? face.place(person.where) : "",
      ...face.personNotes(view, person),
      ...(isOpen || isOut ? [] : face.counts(person)),
    ].filter(Boolean),
    held: isOut ? [] : heldBy(face, person),
    ability: face.characterHelp(view, pawn),
  };
}
