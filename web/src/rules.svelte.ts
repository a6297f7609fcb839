// The rules in our words, fetched when somebody first asks: for the rules screen, help, and "why can't I?".
import { places } from "./places";

export interface RulesTable { header: string[]; rows: string[][] }
export interface Clause { id: string; title: string; text: string; tables: RulesTable[] }
export interface Chapter { id: string; title: string; text: string; tables: RulesTable[]; clauses: Clause[] }
export interface Rulebook { game: string; title: string; intro: string; chapters: Chapter[] }

const books = $state<Record<string, Rulebook>>({});
const asked = new Set<string>();

/** The rulebook of a game, or undefined until it is here. */
export function rulebook(game: string): Rulebook | undefined {
  const place = places.rules[game];
  if (place && !asked.has(game)) {
    asked.add(game);
    void fetch(`/${place}`).then(async (answer) => (books[game] = await answer.json())).catch(() => asked.delete(game));
  }
  return books[game];
}

const LETTERS: Record<string, string> = { S: "stayaway", B: "boardgame", C: "coop", N: "norwegian" };

/** The game whose clauses begin with this id's letter. */
export const gameOfClause = (id: string): string => LETTERS[id[0] ?? ""] ?? "stayaway";

export function clause(id: string): Clause | undefined {
  return rulebook(gameOfClause(id))?.chapters.flatMap((chapter) => chapter.clauses).find((found) => found.id === id);
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
    if (wanted.every((word) => all.includes(word))) ranked.push({ rank: wanted.filter((word) => !title.includes(word)).length, found });
  }
  return ranked.sort((one, other) => one.rank - other.rank).map(({ found }) => found);
}
