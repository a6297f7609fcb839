// What somebody did in a game of Stay Away! that has a title, found in what that seat was told.
import type { GameEvent } from "../types";
import type { StayAwayEvent, StayAwayView } from "./types";

const THING = "the_thing";
const FIRE = "flamethrower";

/** Who burned whom, and who saw The Thing with their own eyes. */
export function deedsOf(told: GameEvent[], view: StayAwayView, seat: number): string[] {
  const deeds = new Set<string>();
  let target: number | null = null;
  for (const event of told as StayAwayEvent[]) {
    if (event.event === "CardPlayed") {
      const [aim] = event.target;
      target = event.seat === seat && event.card === FIRE && typeof aim === "number" ? aim : null;
    } else if (event.event === "PlayerEliminated" && event.seat === target && event.cause === FIRE) {
      const role = view.falls.find((fall) => fall.seat === event.seat)?.role;
      if (role === THING) deeds.add("burned_thing");
      if (role === "human") deeds.add("burned_human");
    } else if (
      (event.event === "CardSeen" && event.by === seat && event.card === THING) ||
      (event.event === "HandShown" && event.to === seat && event.cards?.includes(THING))
    )
      deeds.add("saw_thing");
  }
  return [...deeds];
}
