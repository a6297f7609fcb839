// The service worker as it is served: with the build's own name, and the few words that it says without a page.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TURN = /^client-call-turn = (.+)$/m;
const TITLE = /^([a-z]+)-title = (.+)$/gm;

/** The source of the worker. Another page is another build: what an older one kept goes then. */
export async function gatherWorker(root, words, page) {
  const said = {};
  for (const [language, text] of Object.entries(words)) {
    if (language === "pseudo") continue;
    const turn = TURN.exec(text)?.[1];
    if (!turn?.includes("{ $who }")) throw new Error(`${language}: client-call-turn does not say { $who } in one line`);
    said[language] = {
      turn,
      games: Object.fromEntries([...text.matchAll(TITLE)].map(([, game, title]) => [game, title])),
    };
  }
  const build = createHash("sha256").update(page).digest("hex").slice(0, 10);
  const source = await readFile(join(root, "worker.js"), "utf8");
  return `const BUILD = ${JSON.stringify(build)};\nconst WORDS = ${JSON.stringify(said)};\n${source}`;
}
