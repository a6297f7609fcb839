// The phases of a round, in their order. What a game has besides stands there while it lasts.
import type { OutpostView } from "./types";

const BASE = [
  "weather",
  "maintenance",
  "alien",
  "movement",
  "encounters",
  "burning",
  "actions",
  "leisure",
  "tests",
  "food",
  "dogs",
  "escape",
];
const ORDER: Record<string, string[]> = {
  coop: ["weather", "maintenance", "movement", "alien", "actions", "leisure", "tests", "food", "dogs", "escape"],
  ufo: ["sectors", "encounters"],
};

export function phasesOf(view: OutpostView): string[] {
  const order = ORDER[view.ufo ? "ufo" : view.edition] ?? BASE;
  const now = view.phase as string | undefined;
  return !now || order.includes(now) ? order : [now, ...order];
}
