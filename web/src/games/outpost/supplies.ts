// What lies beside the board for all to count: piles, tokens that are left, who is not on the board.
import type { OutpostView } from "./types";
import type { OutpostWords } from "./words";

export function suppliesOf(face: OutpostWords, view: OutpostView): string[] {
  const { base, piles, dog, dice } = view;
  const counted: Record<string, number | null | undefined> = {
    deck: dice ? null : piles.deck,
    discards: dice ? null : piles.discards,
    locations: piles.locations,
    damage: base.damage_left,
    fire: base.fire_left,
    reloads: base.reloads_left,
    dogs: base.dogs_off_board,
    dogs_gone: base.dogs_out_of_game,
    rifles: dog?.rifles_laid,
    fires: dice?.fires,
  };
  return Object.entries(counted)
    .filter(([, count]) => typeof count === "number")
    .map(([what, count]) => face.say(`supply-${what}`, { count: count as number }));
}
