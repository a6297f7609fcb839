// Turns the pages of rules/ into JSON for the rules screen and "why can't I?". The grammar is that of rules/README.md.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "./words.mjs";

/** The games that have a rulebook: every English page with clauses is one. */
async function gamesIn(folder) {
  const games = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".md")).sort()) {
    if (/^- \*\*[A-Z]-\d+\.\d+\*\*/m.test(await readFile(join(folder, name), "utf8")))
      games.push(name.replace(/\.md$/, ""));
  }
  return games;
}

/**
 * Every page, by language and game; English stands at the top of the folder. A page that is missing fails the build.
 * House rules and their choices are named in the words of each language, `words`, as the table shows them.
 */
export async function gatherRules(folder, words) {
  const books = {};
  const games = await gamesIn(folder);
  for (const language of LANGUAGES) {
    const place = language === "en" ? folder : join(folder, language);
    const say = speaker(language, words[language]);
    for (const game of games) {
      if (!existsSync(join(place, `${game}.md`))) throw new Error(`rules: there is no ${game}.md in ${language}`);
      (books[language] ??= {})[game] = await readRules(place, game, say);
    }
  }
  return books;
}

/** Says messages of one language; one that is missing fails the build. */
function speaker(language, text) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (id, args = {}) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`rules: there is no message ${id} in ${language}`);
    return bundle.formatPattern(pattern, args);
  };
}

/** One page: title, intro and chapters of clauses, each { id, title, text, tables }. */
async function readRules(folder, game, say) {
  const text = await readFile(join(folder, `${game}.md`), "utf8");
  const blocks = text
    .split(/\n\s*\n|\n(?=- \*\*|#)/)
    .map((block) => block.trim())
    .filter(Boolean);
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
      clause = {
        id: rule[1],
        title: flat(rule[2]).replace(/\.$/, ""),
        text: plain(inWords(flat(rule[3]), game, say)),
        tables: [],
      };
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

/** House rules and their choices by what they are called, not by their keys. */
function inWords(text, game, say) {
  const house = new Map();
  for (const [, name, choices] of text.matchAll(/\[option: (\w+) = ([^\];]*)[^\]]*\]/g))
    for (const choice of choices.split(" | ")) house.set(choice, name);
  return text
    .replace(/\[option: (\w+)[^\]]*\]/g, (_, name) => say("client-house-rule", { title: say(`${game}-house-${name}`) }))
    .replace(/`([^`]+)`/g, (_, key) => {
      if (key === "true" || key === "false") return say(key === "true" ? "client-house-on" : "client-house-off");
      return say("client-house-value", { value: house.has(key) ? say(`${game}-house-${house.get(key)}-${key}`) : key });
    });
}

/** The sentences without the marks that only the writers of rules need. */
const plain = (text) =>
  flat(text)
    .replace(/\s*\[(ruling|figure)\]/g, "")
    .replace(/\*([^*]+)\*/g, "$1")
    .trim();

function table(block) {
  const rows = block.split("\n").map((line) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => plain(cell)),
  );
  return { header: rows[0], rows: rows.slice(2) };
}
