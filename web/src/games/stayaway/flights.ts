// What an event looks like in motion: cards that travel, and places that flash. Public facts only decide the path.
import type { StayAwayEvent } from "./types";

export interface Flight {
  from: string;
  to: string;
  /** The card, if everybody may see it; else its back is shown, to who knows it as well. */
  card: string | null;
}

export interface Flash {
  at: string;
  kind: "fire" | "panic" | "shown" | "turn";
}

export interface Motion {
  flights: Flight[];
  flashes: Flash[];
}

const seat = (number: number) => `seat:${number}`;

export function motionOf(event: StayAwayEvent): Motion {
  const fly = (from: string, to: string, card: string | null = null): Motion => ({
    flights: [{ from, to, card }],
    flashes: [],
  });
  const flash = (at: string, kind: Flash["kind"]): Motion => ({ flights: [], flashes: [{ at, kind }] });
  switch (event.event) {
    case "CardDrawn":
      return fly("deck", seat(event.seat));
    case "CardsConsidered":
      return fly("deck", seat(event.seat));
    case "CardDiscarded":
      return fly(seat(event.seat), "discards");
    case "CardPlayed": {
      const target = event.target?.[0];
      return fly(
        seat(event.seat),
        typeof target === "number" && target !== event.seat ? seat(target) : "play",
        event.card,
      );
    }
    case "DefencePlayed":
      return fly(seat(event.seat), seat(event.against), event.card);
    case "CardOffered":
      return fly(seat(event.seat), seat(event.to));
    case "CardsExchanged":
      return {
        flights: [
          { from: seat(event.offerer), to: seat(event.taker), card: null },
          { from: seat(event.taker), to: seat(event.offerer), card: null },
        ],
        flashes: [],
      };
    case "CardPassed":
      return fly(seat(event.seat), seat(event.to));
    case "CardLaidOnDeck":
      return fly(seat(event.seat), "deck");
    case "PanicSkipped":
      return fly("deck", "discards");
    case "PanicDrawn":
      return flash("play", "panic");
    case "PlayerEliminated":
      return flash(seat(event.seat), "fire");
    case "HandShown":
    case "CardSeen":
    case "InfectedShown":
    case "OfferSeen":
      return flash(seat(event.seat), "shown");
    case "TurnBegan":
      return flash(seat(event.seat), "turn");
    default:
      return { flights: [], flashes: [] };
  }
}
