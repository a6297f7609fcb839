// What somebody did at the outpost that has a title, found in what that seat was told.
import type { GameEvent } from "../types";
import { ownOf, type OutpostEvent, type OutpostView } from "./types";

/** Who exposed an alien by a test, and who got away. */
export function deedsOf(told: GameEvent[], view: OutpostView, seat: number): string[] {
  const deeds = new Set<string>();
  const own = new Set(ownOf(view, seat).map(({ pawn }) => pawn));
  let isTesting = false;
  for (const event of told as OutpostEvent[]) {
    if (event.event === "TestBegan") isTesting = own.has(event.tester);
    else if (event.event === "PhaseBegan") isTesting = false;
    else if (event.event === "AlienExposed" && isTesting && !own.has(event.pawn)) deeds.add("exposed_alien");
    else if (
      (event.event === "VehicleLeft" && event.aboard.some((pawn) => own.has(pawn))) ||
      (event.event === "HumansEscaped" && event.pawns.some((pawn) => own.has(pawn)))
    )
      deeds.add("got_away");
  }
  const isWon = view.outcome?.winners.includes(seat) ?? false;
  const isHuman = ownOf(view, seat).some(({ role }) => role === "human" || role === null);
  if (!isWon || !isHuman) deeds.delete("got_away");
  return [...deeds];
}
