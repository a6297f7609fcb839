// The rules in our words, fetched when somebody first asks: for the rules screen, help, and "why can't I?".
import { assets } from "./assets";
import { gameOfLetter } from "./games/facts";
import { language } from "./words/words.svelte";

export interface RulesTable {
  header: string[];
  rows: string[][];
}
export interface Clause {
  id: string;
  title: string;
  text: string;
  tables: RulesTable[];
}
export interface Chapter {
  id: string;
  title: string;
  text: string;
  tables: RulesTable[];
  clauses: Clause[];
}
export interface Rulebook {
  language: string;
  game: string;
  title: string;
  intro: string;
  chapters: Chapter[];
}

const books = $state<Record<string, Rulebook>>({});
const asked = new Set<string>();

/** The rulebook of a game in the language in use, or undefined until it is here. */
export function rulebook(game: string): Rulebook | undefined {
  const spoken = assets.rules[language()]?.[game] ? language() : "en";
  const place = assets.rules[spoken]?.[game];
  if (place && !asked.has(place)) {
    asked.add(place);
    void fetch(place)
      .then(async (answer) => (books[place] = { ...(await answer.json()), language: spoken }))
      .catch(() => asked.delete(place));
  }
  return place ? books[place] : undefined;
}

/** The game whose clauses begin with this id's letter. */
export const gameOfClause = (id: string): string => gameOfLetter(id[0] ?? "") ?? "";

/** A clause, or the opening of a whole chapter. */
export function clause(id: string): Clause | undefined {
  const chapters = rulebook(gameOfClause(id))?.chapters;
  return (
    chapters?.flatMap((chapter) => chapter.clauses).find((found) => found.id === id) ??
    chapters?.find((chapter) => chapter.id === id)
  );
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** Clauses in which every word occurs; titles first. */
export function search(book: Rulebook, words: string): Clause[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const ranked: { rank: number; found: Clause }[] = [];
  for (const found of book.chapters.flatMap((chapter) => chapter.clauses)) {
    const title = plain(`${found.id} ${found.title}`);
    const all = `${title} ${plain(found.text)} ${plain(found.tables.flatMap((table) => table.rows.flat()).join(" "))}`;
    if (wanted.every((word) => all.includes(word)))
      ranked.push({ rank: wanted.filter((word) => !title.includes(word)).length, found });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
}
