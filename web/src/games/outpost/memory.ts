// What is remembered of whom at the outpost: what I saw of them, what passed between us, how they voted, whom they met.
import type { OutpostTold } from "../shapes.gen";
import { say } from "../../words/words.svelte";
import { between, looked, type Memory, type Recalled } from "../memory";
import type { GameEvent } from "../types";
import { deedsOf } from "./deeds";
import { ownOf, type OutpostView } from "./types";

const done = (...people: number[]): Recalled => ({ done: people });

function recall(told: GameEvent, mine: ReadonlySet<number>): Recalled {
  const event = told as OutpostTold;
  switch (event.event) {
    case "TokenSeen":
      return looked(event.picker, event.picked, mine);
    case "RoleShown":
    case "AlienExposed":
    case "CardShown":
    case "FlashlightShown":
    case "DentalRecordShown":
    case "InfectionTokenDrawn":
      return { seen: [event.pawn] };
    case "DealMade":
      return between(event.proposer, event.partner, mine);
    case "DealProposed":
    case "DealAnswered":
    case "DealRefused": // told to the two of them alone
      return mine.has(event.proposer) || mine.has(event.partner) ? between(event.proposer, event.partner, mine) : {};
    case "ThingHandedOver":
      return between(event.giver, event.taker, mine);
    case "CharactersMet":
      return { met: event.pawns };
    case "FingerPointed":
      return event.accused === null ? {} : { voted: [event.pawn, event.accused] };
    case "BoardingAnswered":
      return { voted: [event.pawn, ...event.agreed] };
    case "HandDiscarded":
      return event.count ? done(event.pawn) : {};
    case "VehicleLeft":
      return done(...event.aboard);
    case "HumansEscaped":
      return done(...event.pawns);
    case "TestBegan":
      return done(event.tester);
    case "RoomEntered":
    case "CardAssigned":
    case "BonusPlayed":
    case "CardsChanged":
    case "FireUsed":
    case "BurningAsked":
    case "BurningRefused":
    case "BoardingAsked":
    case "Boarded":
    case "EscapeStarted":
    case "FlamethrowerLaidOpen":
    case "WeaponUsedToWithdraw":
    case "DogTokenSeen":
    case "CharacterAssimilated":
    case "CharacterTakenOver":
    case "LeaderNamed":
    case "MarkerTaken":
    case "DiceAssigned":
    case "RifleLaid":
      return done(event.pawn);
    default:
      return {};
  }
}

export const MEMORY: Memory = {
  recall,
  peopleOf: (view, seat) => ownOf(view as OutpostView, seat).map(({ pawn }) => pawn),
  beginning: (told) => {
    const event = told as OutpostTold;
    return event.event === "RoundBegan" ? say("boardgame-board-round", { round: event.round }) : null;
  },
  deedsOf: (told, view, seat) => deedsOf(told, view as OutpostView, seat),
};
