// Turns the pages of rules/ into JSON for the rules screen and "why can't I?". The grammar is that of rules/README.md.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LANGUAGES } from "./words.mjs";

export const GAMES = ["stayaway", "boardgame", "coop", "norwegian"];

/** Every page, by language and game; English stands at the top of the folder. A page that is missing fails the build. */
export async function gatherRules(folder) {
  const books = {};
  for (const language of LANGUAGES) {
    const place = language === "en" ? folder : join(folder, language);
    for (const game of GAMES) {
      if (!existsSync(join(place, `${game}.md`))) throw new Error(`rules: there is no ${game}.md in ${language}`);
      (books[language] ??= {})[game] = await readRules(place, game);
    }
  }
  return books;
}

/** One page: title, intro and chapters of clauses, each { id, title, text, tables }. */
async function readRules(folder, game) {
  const text = await readFile(join(folder, `${game}.md`), "utf8");
  const blocks = text.split(/\n\s*\n|\n(?=- \*\*|#)/).map((block) => block.trim()).filter(Boolean);
  const book = { game, title: blocks[0].replace(/^# /, ""), intro: "", chapters: [] };
  let chapter = null;
  let clause = null;
  for (const block of blocks.slice(1)) {
    const heading = /^## ([A-Z]-\d+) ([^\n]+)(?:\n(.+))?$/s.exec(block);
    const rule = /^- \*\*([A-Z]-\d+\.\d+)\*\* \*(.+?)\* (.+)$/s.exec(block);
    if (heading) {
      chapter = { id: heading[1], title: heading[2].trim(), text: plain(heading[3] ?? ""), tables: [], clauses: [] };
      book.chapters.push(chapter);
      clause = null;
    } else if (rule) {
      clause = { id: rule[1], title: flat(rule[2]).replace(/\.$/, ""), text: plain(rule[3]), tables: [] };
      chapter.clauses.push(clause);
    } else if (block.startsWith("|")) {
      (clause ?? chapter).tables.push(table(block));
    } else if (chapter) {
      chapter.text += (chapter.text ? " " : "") + plain(block);
    } else {
      book.intro += (book.intro ? " " : "") + plain(block);
    }
  }
  return book;
}

const flat = (text) => text.replace(/\s*\n\s*/g, " ");

/** The sentences without the marks that only the writers of rules need; of an option its name stays. */
const plain = (text) =>
  flat(text).replace(/\s*\[(ruling|figure)\]/g, "").replace(/\[option: (\w+)[^\]]*\]/g, "($1)").replace(/\*([^*]+)\*/g, "$1").replace(/`/g, "").trim();

function table(block) {
  const rows = block.split("\n").map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => plain(cell)));
  return { header: rows[0], rows: rows.slice(2) };
}
