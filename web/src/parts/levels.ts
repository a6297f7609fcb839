// How well a bot plays, in words.
import { has, t } from "../words/words.svelte";

/** A level that has no word yet is called what the server calls it. */
export const levelWords = (level: string): string =>
  has(`client-level-${level}`) ? t(`level-${level}`) : level.replaceAll("_", " ");
