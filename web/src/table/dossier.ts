// A dossier: all that one seat was told of somebody, in the order of its journal, under a heading each. It is folded
// anew from the journal, which the server keeps in pages: so it is the same after a reload.
import type { PlainFace } from "../games/face";
import { CHAPTERS, type Chapter, type Memory } from "../games/memory";
import type { Held, View } from "../games/types";
import type { Entry } from "../net/journal";
import { revealOf } from "../scenes/staging";
import type { AnyStagings } from "../scenes/types";
import { lineOf } from "./lines";

/** Something that is remembered: when, in the words of the log, with the cards that were seen. */
export interface Remembered {
  n: number;
  when: string;
  text: string;
  cards: Held[];
}

/** Everything under one heading, the newest first. */
export interface DossierChapter {
  key: Chapter;
  lines: Remembered[];
}

/** For whose eyes, and how things stand. */
export interface Recollection {
  face: PlainFace;
  memory: Memory;
  stagings: AnyStagings;
  view: View;
  viewer: number | null;
  names: string[];
}

/**
 * What was told of a player; of one of its characters alone, where `only` names it. Every heading is there, whether
 * something stands under it or not: on a phone that is passed round nobody is told apart by what is missing.
 */
export function dossierOf(journal: Entry[], with_: Recollection, seat: number, only?: number): DossierChapter[] {
  const { face, memory, stagings, view, viewer, names } = with_;
  const people = new Set(only === undefined ? memory.peopleOf(view, seat) : [only]);
  const mine = new Set(viewer === null ? [] : memory.peopleOf(view, viewer));
  const found = Object.fromEntries(CHAPTERS.map((key) => [key, [] as Remembered[]])) as Record<Chapter, Remembered[]>;
  let when = "";
  const add = (key: Chapter, entry: Entry, cards: Held[] = []) => {
    const said = lineOf(entry, face, viewer, names)?.text;
    const text = said && key === "heard" && "seat" in entry ? `${names[entry.seat ?? -1] ?? ""}: ${said}` : said;
    const last = found[key].at(-1);
    if (text && !(last?.when === when && last.text === text)) found[key].push({ n: entry.n, when, text, cards });
  };
  for (const entry of journal) {
    if (entry.type === "happened") {
      when = memory.beginning(entry.event) ?? when;
      for (const [key, whom] of Object.entries(memory.recall(entry.event, mine)))
        if (whom.some((each) => people.has(each))) add(key as Chapter, entry, cardsOf(entry.event));
    } else if (entry.type === "claimed" && entry.channel === "table") {
      if (entry.seat === seat) add("claimed", entry);
      else if (entry.about === seat) add("heard", entry);
    }
  }
  return CHAPTERS.map((key) => ({ key, lines: found[key].reverse() }));

  function cardsOf(event: Parameters<Memory["recall"]>[0]): Held[] {
    return revealOf(stagings, event, { face, view, viewer, names })?.cards ?? [];
  }
}
