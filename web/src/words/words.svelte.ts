// Every word that people read: Fluent messages of one language at a time, fetched when it is chosen.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { assets } from "../assets";
import type { Language } from "../protocol.gen";

export type Argument = string | number;

/** The languages by their own names. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  pl: "Polski",
  pseudo: "[Pséudó~~]",
};

/** The languages that were built, pseudo left out. */
export const languages = Object.keys(assets.words).filter((language) => language !== "pseudo");

let bundle = $state.raw<FluentBundle | null>(null);
let spoken = $state("en");

/** The language in use. */
export const language = () => spoken;
/** And as the server knows it: pseudo is English there. */
export const spokenToServer = () => (spoken === "pseudo" ? "en" : spoken) as Language;
export const isReady = () => bundle !== null;

/** The language this browser would like, among those there are. */
export function preferredLanguage(): string {
  for (const wish of navigator.languages ?? [navigator.language]) {
    const found =
      languages.find((known) => known.toLowerCase() === wish.toLowerCase()) ??
      languages.find((known) => known.split("-")[0] === wish.split("-")[0]?.toLowerCase());
    if (found) return found;
  }
  return "en";
}

/** Speak this language from now on, everywhere at once. */
export async function speak(wish: string): Promise<void> {
  const known = wish in assets.words ? wish : "en";
  const answer = await fetch(`./${assets.words[known]}`);
  const next = new FluentBundle(known === "pseudo" ? "en" : known, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle = next;
  spoken = known;
  document.documentElement.lang = known === "pseudo" ? "en" : known;
}

/** Whether there is such a message. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false;

/** A card called Infected! at the end of a sentence brings its own stop. */
const DOUBLED_STOP = /([!?…]|\.{3})\.(?!\.)/g;

/** A message with its variables filled in; its id if there is none, so that it is noticed. */
export function say(id: string, args: Record<string, Argument> = {}): string {
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  const problems: Error[] = [];
  const text = bundle.formatPattern(pattern, args, problems);
  // eslint-disable-next-line no-console -- whoever translates sees in the console which variable is missing
  if (problems.length) console.warn(`words: ${id}: ${problems[0]?.message}`);
  return text.replace(DOUBLED_STOP, "$1");
}

/** A message of the interface itself. */
export const t = (id: string, args: Record<string, Argument> = {}): string => say(`client-${id}`, args);

/** English lists are Britain's, as its spelling is: no comma before "and". */
const LIST_LANGUAGES: Record<string, string> = { en: "en-GB", pseudo: "en-GB" };

/** What comes before the sound i in Spanish: Unicode's rule does not know of accents. */
const SOUNDS_LIKE_I = /^h?í/iu;

/** Several things in a sentence, all of them: Ann, Ben and Cleo. */
export function list(items: string[]): string {
  const parts = new Intl.ListFormat(LIST_LANGUAGES[spoken] ?? spoken, { type: "conjunction" }).formatToParts(items);
  const turns = spoken === "es" && SOUNDS_LIKE_I.test(items.at(-1) ?? "");
  return parts.map(({ type, value }) => (type === "literal" && turns ? value.replace(" y ", " e ") : value)).join("");
}

/** Several things side by side, in no sentence: numbers on a board, names under a table. */
export const row = (items: string[]): string => items.join(", ");
