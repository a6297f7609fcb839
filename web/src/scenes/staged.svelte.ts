// A game's scenes, which are fetched when they are first needed.
import { scenesOf } from "../games/faces";
import { arriving } from "./arriving";
import type { AnyStagings } from "./types";

/** The scenes of whichever game it is, once they have come; until then there are none. To be called by a component. */
export function staged(game: () => string): { readonly all: AnyStagings | null } {
  let all = $state.raw<AnyStagings | null>(null);
  $effect(() => {
    const wanted = game();
    let isCurrent = true;
    if (wanted)
      void arriving(() => scenesOf(wanted)).then((found) => {
        if (isCurrent) all = found;
      });
    return () => (isCurrent = false);
  });
  return {
    get all() {
      return all;
    },
  };
}
