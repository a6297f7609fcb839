// What an event looks like in motion: cards and things that travel, counters that drop. A face is shown only where the
// rules turn it up for everybody; everything else travels as a back, to its owner's eyes as well.
import type { OutpostEvent } from "./types";

/** Something on its way between two anchors: "room:armory", "pawn:3", "gauge:deck". */
export interface Flight {
  from: string;
  to: string;
  /** What everybody may see of it: an icon; none is a back. */
  icon: string | null;
  /** How many travel, at most a few are drawn. */
  count: number;
}

const SHELVES: Record<string, string> = { weapons: "room:armory", items: "room:warehouse", lab: "room:laboratory" };
const MOST = 3;

const room = (key: string | null) => `room:${key}`;
const pawn = (number: number | null) => `pawn:${number}`;

/** The ways that an event takes. */
export function flightsOf(event: OutpostEvent): Flight[] {
  const fly = (from: string, to: string, icon: string | null = null, count = 1): Flight[] => [
    { from, to, icon, count: Math.min(MOST, count) },
  ];
  switch (event.event) {
    case "CardDrawn":
      return fly("gauge:deck", pawn(event.pawn));
    case "CardHandedOver":
      return fly(pawn(event.pawn), "gauge:stack");
    case "HandDiscarded":
      return event.count ? fly(pawn(event.pawn), "gauge:deck", null, event.count) : [];
    case "CardsChanged":
      return [
        ...fly(pawn(event.pawn), "gauge:deck", null, event.count),
        ...fly("gauge:deck", pawn(event.pawn), null, event.count),
      ];
    case "CardRevealed":
      return fly("gauge:stack", "gauge:revealed", `card-${event.card}`);
    case "CardAssigned":
      return fly("gauge:revealed", pawn(event.pawn), `card-${event.card}`);
    case "BonusPlayed":
      return fly(pawn(event.pawn), "gauge:revealed", `thing-${event.card}`);
    case "ThingsDrawn":
      return fly(SHELVES[event.shelf] ?? "gauge:deck", pawn(event.pawn), null, event.count);
    case "DealMade":
      return [
        ...(event.given ? fly(pawn(event.proposer), pawn(event.partner), null, event.given) : []),
        ...(event.taken ? fly(pawn(event.partner), pawn(event.proposer), null, event.taken) : []),
      ];
    case "FuelMoved":
      return fly(room(event.source), room(event.room), "fuel", event.count);
    case "FuelBurned":
      return event.burned ? fly(room(event.room), `over:${event.room}`, "fuel", event.burned) : [];
    case "RoomDamaged":
      return fly(`over:${event.room}`, room(event.room), "damage", event.count);
    case "RoomRepaired":
      return fly(room(event.room), `over:${event.room}`, "damage", event.count);
    case "RoomBurned":
    case "FireUsed":
      return fly(`over:${event.room}`, room(event.room), "fire");
    case "FoodMoved":
      return fly("room:pantry", "room:kitchen", "food", event.count);
    case "FoodEaten":
      return event.count ? fly(room(event.source), "room:leisure_room", "food", event.count) : [];
    case "DogPlaced":
      return fly(`over:${event.room}`, room(event.room), "dog");
    default:
      return [];
  }
}
