// Gathers the Fluent files of each language into one, after holding it against English: a missing or extra id or
// variable fails the build. Also makes `pseudo`, English made 40 % longer, for trying layouts.
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, serialize, Resource, TextElement, Transformer, Visitor } from "@fluent/syntax";

export const LANGUAGES = ["en", "es", "pt-BR", "it", "pl"];
const NOT_FOR_BROWSERS = new Set(["cli.ftl", "server.ftl"]);
/** Messages that the code names by a word of a list: the file that has it, and what it is called there. */
const NAMED_BY_LIST = {
  phrase: ["protocol.gen.ts", "Phrase"],
  claim: ["protocol.gen.ts", "ClaimKind"],
  notice: ["protocol.gen.ts", "Notice"],
  reason: ["protocol.gen.ts", "Reason"],
  theme: ["settings.svelte.ts", "Theme"],
  sound: ["settings.svelte.ts", "SOUND_KINDS"],
};
/** Messages that the code names by a choice of its own. */
const NAMED_BY_CHOICE = {
  tab: ["base", "hand", "log", "notes", "rules"],
  company: ["friends", "friends-note", "bots", "bots-note", "tv", "tv-note"],
  gate: ["deal", "look", "question"],
  kind: ["action", "defence", "obstacle", "contagion", "panic"],
  level: ["random", "novice", "seasoned", "cunning"],
  side: ["humans", "others", "crew"],
  sat: ["passed", "people", "bots", "alone"],
  dossier: ["seen", "given", "claimed", "heard", "voted", "met", "done"],
  code: ["not_a_code", "damaged", "newer", "too_long", "no_games"],
  earned: [
    "survivor",
    "impostor",
    "partner",
    "burner",
    "witness",
    "tester",
    "flown",
    "source",
    "hasty",
    "foxed",
    "faces",
    "winters",
    "streak",
    "veteran",
  ].flatMap((title) => [title, `${title}-note`]),
};

/** language -> Fluent source, for every language, and pseudo; `sources` is the code that uses them. */
export async function gatherWords(folder, sources = undefined) {
  const english = await readLanguage(folder, "en");
  const problems = [];
  const gathered = { en: english.text };
  for (const language of LANGUAGES.slice(1)) {
    if (!existsSync(join(folder, language))) {
      problems.push(`${language}: there is no folder of this language`);
      continue;
    }
    const words = await readLanguage(folder, language);
    problems.push(...differences(english.messages, words.messages, language));
    gathered[language] = words.text;
  }
  problems.push(...english.problems);
  if (sources) problems.push(...(await unknownWords(sources, english.messages)));
  if (problems.length) throw new Error(`words:\n  ${problems.join("\n  ")}`);
  gathered.pseudo = pseudo(english.text);
  return gathered;
}

/** Messages of the interface that the code names and English does not have. */
async function unknownWords(folder, english) {
  const problems = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(svelte|ts)$/.test(name)) continue;
    const code = await readFile(join(folder, name), "utf8");
    for (const [, id] of code.matchAll(/\bt\(\s*"([a-z0-9_-]+)"/gi)) {
      if (!english.has(`client-${id}`)) problems.push(`${name}: no message client-${id}`);
    }
    for (const [, beginning] of code.matchAll(/\bt\(\s*`([a-z0-9_-]+)-\$\{/gi)) {
      if (![...english.keys()].some((id) => id.startsWith(`client-${beginning}-`)))
        problems.push(`${name}: no message client-${beginning}-…`);
    }
  }
  return [...problems, ...(await unnamedChoices(folder, english))];
}

/** Messages that the code puts together from a word of a list: each word of it needs one. */
async function unnamedChoices(folder, english) {
  const named = { ...NAMED_BY_CHOICE };
  for (const [beginning, [file, list]] of Object.entries(NAMED_BY_LIST)) {
    const code = await readFile(join(folder, file), "utf8");
    const words = new RegExp(`^export (?:type|const) ${list} = ([^;]+);$`, "m").exec(code);
    if (!words) return [`${file}: no list ${list}`];
    named[beginning] = [...words[1].matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  }
  const ids = Object.entries(named).flatMap(([beginning, words]) => words.map((word) => `client-${beginning}-${word}`));
  return ids.filter((id) => !english.has(id)).map((id) => `no message ${id}`);
}

async function readLanguage(folder, language) {
  const messages = new Map();
  const problems = [];
  const texts = [];
  const names = (await readdir(join(folder, language))).filter(
    (name) => name.endsWith(".ftl") && !NOT_FOR_BROWSERS.has(name),
  );
  for (const name of names.sort()) {
    const text = await readFile(join(folder, language, name), "utf8");
    const resource = parse(text, {});
    for (const entry of resource.body) {
      if (entry.type === "Junk")
        problems.push(`${language}/${name}: cannot be read: ${entry.content.trim().split("\n")[0]}`);
      if (entry.type !== "Message" && entry.type !== "Term") continue;
      const id = (entry.type === "Term" ? "-" : "") + entry.id.name;
      if (messages.has(id)) problems.push(`${language}/${name}: ${id} stands twice`);
      messages.set(id, variablesOf(entry));
    }
    // Comments are for translators; browsers need none.
    texts.push(
      serialize(new Resource(resource.body.filter((entry) => entry.type === "Message" || entry.type === "Term")), {}),
    );
  }
  return { messages, problems, text: texts.join("\n") };
}

function variablesOf(entry) {
  const found = new Set();
  new (class extends Visitor {
    visitVariableReference(node) {
      found.add(node.id.name);
    }
  })().visit(entry);
  return found;
}

/** Variables that only choose between grammatical persons and numbers: a language may not need them. */
const isGrammar = (name) => name === "you" || name.endsWith("_you") || name.endsWith("_count");

/** Terms are a language's own business; messages and the variables they may use are not. */
function differences(english, other, language) {
  const problems = [];
  for (const [id, variables] of english) {
    if (id.startsWith("-")) continue;
    if (!other.has(id)) {
      problems.push(`${language}: ${id} is missing`);
      continue;
    }
    const used = other.get(id);
    for (const name of variables)
      if (!used.has(name) && !isGrammar(name)) problems.push(`${language}: ${id} does not say $${name}`);
    for (const name of used)
      if (!variables.has(name) && !isGrammar(name)) problems.push(`${language}: ${id} has an unknown $${name}`);
  }
  for (const id of other.keys())
    if (!id.startsWith("-") && !english.has(id)) problems.push(`${language}: ${id} is unknown in English`);
  return problems;
}

const ACCENTS = {
  a: "á",
  e: "é",
  i: "í",
  o: "ó",
  u: "ú",
  c: "ç",
  n: "ñ",
  l: "ł",
  z: "ž",
  A: "Á",
  E: "É",
  I: "Í",
  O: "Ó",
  U: "Ú",
};

/** Every text 40 % longer and accented, so that a layout that breaks, and a word that is not in the files, shows. */
function pseudo(text) {
  class Longer extends Transformer {
    visitTextElement(node) {
      const accented = node.value.replace(/[aeioucnlzAEIOU]/g, (letter) => ACCENTS[letter]);
      const letters = node.value.replace(/[^A-Za-z]/g, "").length;
      if (letters < 2) return node;
      const count = Math.max(1, Math.ceil(letters * 0.4));
      const more = Array.from({ length: Math.ceil(count / 6) }, (_, part) =>
        "~".repeat(Math.min(6, count - part * 6)),
      ).join(" ");
      const end = /\s*$/.exec(accented)[0];
      return new TextElement(accented.slice(0, accented.length - end.length) + more + end);
    }
  }
  const resource = parse(text, {});
  new Longer().visit(resource);
  return serialize(resource, {});
}
