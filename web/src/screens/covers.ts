// What stands on a game's cover besides its name: how long it takes and how heavy it is; and how it is played at once.
import type { GameInfo } from "../protocol.gen";
import type { Result } from "../statistics";
import { suggestedLevel } from "./suggestion";

/** What is drawn on it. */
export type Picture = "circle" | "plan" | "crew" | "ice";

export interface Cover {
  picture: Picture;
  minutes: [number, number];
  weight: "light" | "medium" | "heavy";
  /** How many sit down when somebody plays at once: with four The Thing has it easy among beginners. */
  seats: number;
}

const COVERS: Record<string, Cover> = {
  stayaway: { picture: "circle", minutes: [20, 40], weight: "light", seats: 6 },
  boardgame: { picture: "plan", minutes: [60, 90], weight: "heavy", seats: 6 },
  coop: { picture: "crew", minutes: [30, 60], weight: "medium", seats: 1 },
  norwegian: { picture: "ice", minutes: [60, 90], weight: "heavy", seats: 5 },
};
const WEIGHTS = ["light", "medium", "heavy"];

export const coverOf = (game: string): Cover | undefined => COVERS[game];

/** How many of three marks a weight has. */
export const heavinessOf = (cover: Cover): number => WEIGHTS.indexOf(cover.weight) + 1;

/** Where to begin, the lightest first. */
export const byWeight = (games: GameInfo[]): GameInfo[] =>
  [...games].sort((one, other) => rank(one.game) - rank(other.game));
const rank = (game: string) => {
  const cover = coverOf(game);
  return cover ? heavinessOf(cover) : WEIGHTS.length + 1;
};

/** Bots for beginners, until somebody has won a game of this kind here; or whatever else they have asked for. */
export function levelFor(game: GameInfo, wished: string, played: Result[]): string | null {
  if (game.levels.includes(wished)) return wished;
  const same = played.filter((result) => result.game === game.game);
  const meant = suggestedLevel(same.map((result) => result.mine.some((seat) => seat.hasWon)));
  return game.levels.includes(meant) ? meant : (game.levels[0] ?? null);
}
