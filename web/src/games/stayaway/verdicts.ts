// Who has won at Stay Away!, and why somebody did not win with its side.
import type { Fate, PlainFace } from "../face";
import type { StayAwayView } from "./types";

export function verdictOf(face: PlainFace, view: StayAwayView): string {
  const winners = view.outcome?.winners ?? [];
  const roles = winners.map((seat) => view.players[seat]?.role);
  return face.say(!roles.length ? "side-nobody" : roles.includes("the_thing") ? "side-the_thing" : "side-human");
}

export function fateOf(face: PlainFace, view: StayAwayView, seat: number): Fate | null {
  const winners = view.outcome?.winners ?? [];
  const player = view.players[seat];
  if (winners.includes(seat) || !winners.length) return null;
  const isHumanWin = winners.every((other) => view.players[other]?.role === "human");
  if (isHumanWin !== (player?.role === "human")) return null;
  if (!player?.is_alive) return { text: face.say("fate-fallen"), clause: "S-9.1" };
  if (isHumanWin) return null;
  return { text: face.say(winners.length > 1 ? "fate-last" : "fate-alone"), clause: "S-9.3" };
}
