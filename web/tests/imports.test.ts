// What imports what in the client: nothing imports, round some corners, what it is imported by. Types count too.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";

const SOURCE = join(process.cwd(), "src");
const ENDINGS = ["", ".ts", ".svelte"];
const IMPORT = /^\s*(?:import|export)\s(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"/gm;

type Graph = Map<string, string[]>;

/** The files of the client, each with those of them that it imports. */
function imports(): Graph {
  const graph: Graph = new Map();
  for (const name of readdirSync(SOURCE, { recursive: true, encoding: "utf8" })) {
    if (!/\.(ts|svelte)$/.test(name)) continue;
    const path = join(SOURCE, name);
    const wanted = [...readFileSync(path, "utf8").matchAll(IMPORT)].map((found) => join(dirname(path), found[1]!));
    const found = wanted.map((each) => ENDINGS.map((ending) => each + ending).find(existsSync));
    graph.set(
      name,
      found.filter((each) => each !== undefined).map((each) => relative(SOURCE, each)),
    );
  }
  return graph;
}

/** The first way round that comes back to where it began. */
function cycleIn(graph: Graph): string[] | null {
  const done = new Set<string>();
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...way, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return null;
}

test("no file imports, round some corners, what it is imported by", () => {
  const graph = imports();
  assert.ok(graph.get("games/faces.ts")?.includes("games/outpost/Board.svelte"), "imports are not found");
  assert.ok(graph.get("net/journal.ts")?.includes("games/types.ts"), "imports of types are not found");
  assert.deepEqual(cycleIn(graph), null);
});

test("a cycle would be found", () => {
  const graph: Graph = new Map([
    ["App", ["Board"]],
    ["Board", ["Icon", "face"]],
    ["face", ["words"]],
    ["words", ["Board"]],
    ["Icon", []],
  ]);
  assert.deepEqual(cycleIn(graph), ["Board", "face", "words", "Board"]);
});

test("what lies in no game's own folder names no game, but for the list of faces", () => {
  const games = readdirSync(join(SOURCE, "games"), { withFileTypes: true }).filter((each) => each.isDirectory());
  const own = new RegExp(`^games/(${games.map((each) => each.name).join("|")})/|^games/faces\\.ts$|\\.gen\\.ts$`);
  const others = [...imports().keys()].filter((file) => !own.test(file));
  const naming = others.filter((file) =>
    /"(stayaway|boardgame|coop|norwegian)"/.test(readFileSync(join(SOURCE, file), "utf8")),
  );
  assert.deepEqual(naming, []);
});
