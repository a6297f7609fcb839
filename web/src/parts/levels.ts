// How well a bot plays, in words.
import { has, t } from "../words/words.svelte";

/** How a bot likes to play and to talk; nothing for somebody without a temper. */
export const temperWords = (temper: string | null | undefined): string =>
  temper && has(`client-temper-${temper}`) ? t(`temper-${temper}`) : "";
/** A level that has no word yet is called what the server calls it. */
export const levelWords = (level: string): string =>
  has(`client-level-${level}`) ? t(`level-${level}`) : level.replaceAll("_", " ");
