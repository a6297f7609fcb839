// What is remembered of whom at Stay Away!: what I saw of them, gave them and got, what they did and whom they met.
import type { StayAwayTold } from "../shapes.gen";
import { say } from "../../words/words.svelte";
import { between, looked, type Memory, type Recalled } from "../memory";
import type { GameEvent } from "../types";
import { deedsOf } from "./deeds";
import type { StayAwayView } from "./types";

const done = (...people: (number | string)[]): Recalled => ({
  done: people.filter((each): each is number => typeof each === "number"),
});

function recall(told: GameEvent, mine: ReadonlySet<number>): Recalled {
  const event = told as StayAwayTold;
  switch (event.event) {
    case "HandShown":
      return event.to === null ? { seen: [event.seat] } : looked(event.to, event.seat, mine);
    case "CardSeen":
    case "OfferSeen":
      return looked(event.by, event.seat, mine);
    case "InfectedShown":
      return { seen: [event.seat] };
    case "CardsExchanged":
      return between(event.offerer, event.taker, mine);
    case "CardPassed": // everybody passes one on at once: whose are not mine says nothing
      return mine.has(event.seat) || mine.has(event.to) ? between(event.seat, event.to, mine) : {};
    case "ExchangeStopped":
      return { met: [event.seat, event.to] };
    case "CardPlayed":
      return done(event.seat, ...event.target);
    case "DefencePlayed":
      return done(event.seat, event.against);
    case "PlacesChanged":
    case "StandInCalled":
      return done(event.seat, event.other);
    case "CardDiscarded": // a card that nobody saw tells nothing
      return event.card === null ? {} : done(event.seat);
    case "PanicDrawn":
    case "HandKept":
    case "PlayerEliminated":
    case "NoHumanLeft":
    case "NoHumansDeclared":
      return done(event.seat);
    default:
      return {};
  }
}

export const MEMORY: Memory = {
  recall,
  peopleOf: (_view, seat) => [seat],
  beginning: (told) => {
    const event = told as StayAwayTold;
    return event.event === "TurnBegan" ? say("stayaway-board-turn", { turn: event.turn }) : null;
  },
  deedsOf: (told, view, seat) => deedsOf(told, view as StayAwayView, seat),
};
