// What a turn leads to: whoever points at a room or a card when asked what to do has said where to go, and with what.
import type { OpenQuestion } from "../../protocol.gen";
import type { Ahead } from "../types";
import { CARD_KINDS } from "./hand";
import { ownOf, type OutpostView } from "./types";

/** No room takes more. (B-5.5) */
export const ROOM_LIMIT = 3;

/** Rooms that one could go to and cards that one could hand over there, by what everybody sees and one's own hand. */
export function aheadOf(question: OpenQuestion, view: OutpostView): Ahead[] {
  if (question.kind !== "turn" || !question.options.includes("move")) return [];
  const crowd = (room: string) => view.people.filter((person) => person.where === room).length;
  const rooms = Object.entries(view.rooms)
    .filter(([room, state]) => state.colour === "green" && state.usable && crowd(room) < ROOM_LIMIT)
    .map(([room]) => ({ handle: `room:${room}`, option: "move", kind: "room_to_enter" }));
  const held = new Set(ownOf(view, question.seat).flatMap((person) => person.hand ?? []));
  const cards = [...held]
    .filter((card) => card in CARD_KINDS)
    .map((card) => ({ handle: `card:${card}`, option: "move", kind: "card_to_hand_over" }));
  return [...rooms, ...cards];
}
