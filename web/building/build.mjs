// Builds the client into src/outpost31/web/ (or the folder given): one page, a script with parts that come when they are
// first needed, one style sheet, words per language, rules per game and language, fonts. Everything but the page carries
// a digest of its content in its name, and whatever becomes smaller by it lies there compressed as well.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import esbuild from "esbuild";
import { compressAll } from "./compress.mjs";
import { gatherDrawings } from "./drawings.mjs";
import { gatherIcons } from "./icons.mjs";
import { gatherRules } from "./rules.mjs";
import { sveltePlugin } from "./svelte.mjs";
import { gatherWords } from "./words.mjs";
import { gatherWorker } from "./worker.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const CHECKOUT = resolve(ROOT, "..");
/** In bytes, gzipped: what the first screen needs, and what a table needs before its scenes come. */
const MOST_SCRIPT = 150_000;
const MOST_AT_TABLE = 180_000;

const output = resolve(process.argv[2] ?? join(CHECKOUT, "src/outpost31/web"));
const fresh = `${output}.making`;
const assets = join(fresh, "assets");

async function keep(name, extension, text) {
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = `assets/${name}-${digest}.${extension}`;
  await writeFile(join(fresh, file), text);
  return file;
}

async function bundle(places) {
  const { metafile } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: { app: "src/main.ts" },
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    minify: true,
    metafile: true,
    conditions: ["svelte", "browser", "production"],
    outdir: assets,
    entryNames: "[name]-[hash]",
    chunkNames: "part-[name]-[hash]",
    assetNames: "[name]-[hash]",
    loader: { ".woff2": "file" },
    define: { ASSETS: JSON.stringify(places), "process.env.NODE_ENV": '"production"' },
    plugins: [sveltePlugin()],
    legalComments: "none",
    logLevel: "warning",
  });
  return metafile.outputs;
}

/** The style sheets of all parts as one: a page has no other way to ask for that of a part. */
async function gatherStyles(outputs) {
  const sheets = Object.keys(outputs).filter((file) => file.endsWith(".css"));
  const own = sheets.filter((file) => outputs[file].entryPoint);
  const texts = [];
  for (const file of [...own, ...sheets.filter((other) => !own.includes(other)).sort()]) {
    const path = resolve(ROOT, file);
    texts.push(await readFile(path, "utf8"));
    await rm(path);
  }
  return keep("app", "css", texts.join("\n"));
}

/** A script, and all that it imports before it runs. */
function withImports(outputs, file, found = new Set()) {
  found.add(file);
  for (const { path, kind } of outputs[file].imports)
    if (kind === "import-statement" && !found.has(path)) withImports(outputs, path, found);
  return [...found];
}

async function weigh(files) {
  let sum = 0;
  for (const file of files) sum += gzipSync(await readFile(resolve(ROOT, file))).length;
  return sum;
}

async function build() {
  const began = Date.now();
  await rm(fresh, { recursive: true, force: true });
  await mkdir(assets, { recursive: true });
  const places = {
    icons: await keep("icons", "json", JSON.stringify(await gatherIcons(ROOT))),
    drawings: await keep("drawings", "json", JSON.stringify(await gatherDrawings(ROOT))),
    words: {},
    rules: {},
    tutorials: {},
  };
  const words = await gatherWords(join(CHECKOUT, "locales"), join(ROOT, "src"));
  for (const [language, text] of Object.entries(words)) {
    places.words[language] = await keep(`words-${language}`, "ftl", text);
  }
  for (const [language, books] of Object.entries(await gatherRules(join(CHECKOUT, "rules"), words))) {
    places.rules[language] = {};
    for (const [game, book] of Object.entries(books)) {
      places.rules[language][game] = await keep(`rules-${game}-${language}`, "json", JSON.stringify(book));
    }
  }
  for (const game of Object.keys(places.rules.en)) {
    const script = join(ROOT, "tutorials", `${game}.json`);
    if (existsSync(script))
      places.tutorials[game] = await keep(
        `tutorial-${game}`,
        "json",
        JSON.stringify(JSON.parse(await readFile(script, "utf8"))),
      );
  }
  const outputs = await bundle(places);
  const styles = await gatherStyles(outputs);
  const scripts = Object.keys(outputs).filter((file) => file.endsWith(".js"));
  const entry = scripts.find((file) => outputs[file].entryPoint === "src/main.ts");
  const first = withImports(outputs, entry);
  const address = (file) => `/assets/${file.split("/").pop()}`;
  const early = first
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" href=".${address(file)}" />`);
  const page = (await readFile(join(ROOT, "index.html"), "utf8"))
    .replace(
      '<script type="module" src="./app.js">',
      `${early.join("\n    ")}\n    <script type="module" src="./app.js">`,
    )
    .replace("/app.js", address(entry))
    .replace("/app.css", `/${styles}`);
  await writeFile(join(fresh, "index.html"), page);
  for (const name of ["icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"])
    await cp(join(ROOT, name), join(fresh, name));
  await cp(join(ROOT, "previews"), join(fresh, "previews"), { recursive: true });
  await writeFile(join(fresh, "worker.js"), await gatherWorker(ROOT, words, page));

  const table = scripts.find((file) => outputs[file].entryPoint === "src/screens/TableScreen.svelte");
  const atTable = [...new Set([...first, ...withImports(outputs, table)])];
  const [size, whole] = [await weigh(first), await weigh(atTable)];
  if (size > MOST_SCRIPT) throw new Error(`the script has ${size} bytes gzipped, more than ${MOST_SCRIPT}`);
  if (whole > MOST_AT_TABLE)
    throw new Error(`the scripts of a table have ${whole} bytes gzipped, more than ${MOST_AT_TABLE}`);
  const saved = await compressAll(fresh);
  await rm(output, { recursive: true, force: true });
  await rename(fresh, output);
  console.log(
    `built the client in ${Date.now() - began} ms: ${(size / 1000).toFixed(1)} kB of script gzipped at first, ` +
      `${(whole / 1000).toFixed(1)} at a table; everything in ${Math.round(saved * 100)} % of its size with brotli`,
  );
}

try {
  await build();
} catch (error) {
  await rm(fresh, { recursive: true, force: true });
  console.error(error.errors ? "the client was not built" : `the client was not built: ${error.message}`);
  process.exit(1);
}
