// Who has won at the outpost, and why somebody did not win with its side.
import type { Fate } from "../face";
import type { OutpostView } from "./types";
import type { OutpostWords } from "./words";

export function verdictOf(face: OutpostWords, view: OutpostView): string {
  const winners = view.outcome?.winners ?? [];
  if (face.isCoop) return face.say(winners.length ? "side-won" : "side-lost");
  const people = view.people;
  const sides = new Set(
    people
      .filter((person) => winners.includes(person.player) && person.status !== "escaped")
      .map((person) => person.role),
  );
  if (!sides.size && winners.length) return face.say("side-human");
  return sides.size === 1 ? face.say(`side-${[...sides][0]}`) : "";
}

export function fateOf(face: OutpostWords, view: OutpostView, seat: number): Fate | null {
  if (face.isCoop) return null;
  const person = view.people.find((each) => each.player === seat);
  const winners = view.outcome?.winners ?? [];
  if (person?.status === "escaped" && view.outcome?.reason !== "escaped")
    return { text: face.say("fate-escaped"), clause: "N-4.4" };
  const isAlienWin = view.people.some((each) => winners.includes(each.player) && each.role === "alien");
  return isAlienWin && person?.role === "alien" && !winners.includes(seat)
    ? { text: face.say("fate-last"), clause: "B-8.7" }
    : null;
}
