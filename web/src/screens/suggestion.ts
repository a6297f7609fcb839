// Which bots to suggest, by how games went on this device.
const BEGINNERS = "novice";
const NEXT = "seasoned";
/** After so many defeats in a row one is offered easier company again. */
const DEFEATS = 4;

/** The level to suggest for the next game, given whether each earlier one was won, the oldest first. */
export function suggestedLevel(won: boolean[]): string {
  if (!won.includes(true)) return BEGINNERS;
  const lately = won.slice(-DEFEATS);
  return lately.length < DEFEATS || lately.includes(true) ? NEXT : BEGINNERS;
}
