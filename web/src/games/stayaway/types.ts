// What is seen and told at Stay Away!.
import type { StayAwayTold } from "../shapes.gen";

export type { StayAwayView } from "../shapes.gen";

/** An event as the log tells it: cards that others pass on have become one line. */
export type StayAwayEvent = StayAwayTold | { event: "CardPassed-others"; known: number };
