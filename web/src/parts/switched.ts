// A switch shows what is, not what was pressed: where a press changes nothing, it goes back.
import { tick } from "svelte";

/**
 * Once what a press asked for has been answered, show the truth. A browser turns a checkbox over by itself, and nothing
 * turns it back while the truth stays what it was: refused, or set and cleared again in one step. A switch that is no
 * longer on the page has nothing to show, and nobody to ask.
 */
export async function showTruth(
  box: { checked: boolean; isConnected: boolean },
  answered: unknown,
  truth: () => boolean,
): Promise<void> {
  await answered;
  await tick();
  if (box.isConnected) box.checked = truth();
}
