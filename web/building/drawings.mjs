// The drawings of cards, rooms and events: `web/drawings/*.txt`, a name with a line for each shape, read into data. A
// line that says nothing drawable is found by the unit tests, which draw every one of them.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const PARTS = "parts.txt";

/** { parts: name -> path, scenes: name -> lines }. A name that stands twice fails the build. */
export async function gatherDrawings(root) {
  const folder = join(root, "drawings");
  const drawings = { parts: {}, scenes: {} };
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".txt")).sort()) {
    const text = (await readFile(join(folder, file), "utf8")).replace(/^#.*\n/gm, "");
    if (file === PARTS) {
      for (const line of text.split("\n").filter(Boolean)) {
        const [name] = line.split(" ", 1);
        drawings.parts[name] = line.slice(name.length + 1);
      }
      continue;
    }
    for (const block of text.split(/\n\s*\n/)) {
      const [name, ...lines] = block.trim().split("\n");
      if (!name) continue;
      if (name in drawings.scenes) throw new Error(`drawings/${file}: ${name} stands twice`);
      if (!lines.length) throw new Error(`drawings/${file}: ${name} has no shapes`);
      drawings.scenes[name] = lines;
    }
  }
  return drawings;
}
