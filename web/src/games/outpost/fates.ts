// Who has won at the outpost, and why somebody did not win with its side.
import type { Fate, View } from "../face";
import type { OutpostFace } from "./face";

export function verdictOf(face: OutpostFace, view: View): string {
  const winners = (view["outcome"]?.winners ?? []) as number[];
  if (face.isCoop) return face.say(winners.length ? "side-won" : "side-lost");
  const people = view["people"] as any[];
  const sides = new Set(people.filter((person) => winners.includes(person.player) && person.status !== "escaped").map((person) => person.role));
  if (!sides.size && winners.length) return face.say("side-human");
  return sides.size === 1 ? face.say(`side-${[...sides][0]}`) : "";
}

export function fateOf(face: OutpostFace, view: View, seat: number): Fate | null {
  if (face.isCoop) return null;
  const person = (view["people"] as any[]).find((each) => each.player === seat);
  const winners = view["outcome"].winners as number[];
  if (person?.status === "escaped" && view["outcome"].reason !== "escaped") return { text: face.say("fate-escaped"), clause: "N-4.4" };
  const isAlienWin = (view["people"] as any[]).some((each) => winners.includes(each.player) && each.role === "alien");
  return isAlienWin && person?.role === "alien" && !winners.includes(seat) ? { text: face.say("fate-last"), clause: "B-8.7" } : null;
}
