// The icons that the client uses, and no others: `web/icons.json` names them; and the parts of the portraits, which
// `web/portraits.json` draws. They are fetched like words, so that the script stays small.
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** name -> { box, body }. A name that no set has fails the build. */
export async function gatherIcons(root) {
  const wanted = JSON.parse(await readFile(join(root, "icons.json"), "utf8"));
  const game = JSON.parse(await readFile(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
  const icons = {};
  for (const [name, source] of Object.entries(wanted)) {
    const [set, key] = source.split(":");
    icons[name] = set === "game" ? fromGame(game, key, name) : await fromLucide(root, key);
  }
  const parts = JSON.parse(await readFile(join(root, "portraits.json"), "utf8"));
  for (const [name, body] of Object.entries(parts)) icons[`portrait-${name}`] = { box: 120, body };
  return icons;
}

function fromGame(set, key, name) {
  const icon = set.icons[key];
  if (!icon) throw new Error(`icons.json: ${name} wants game:${key}, which there is not`);
  return { box: icon.width ?? set.width ?? 512, body: icon.body };
}

async function fromLucide(root, key) {
  const svg = await readFile(join(root, `node_modules/lucide-static/icons/${key}.svg`), "utf8");
  const body = svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/\s+/g, " ")
    .trim();
  return {
    box: 24,
    body: `<g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${body}</g>`,
  };
}
