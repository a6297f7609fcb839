// Beside each file of text: the same with brotli (.br) and gzip (.gz), made once here instead of at every visit.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXTS = new Set([".css", ".ftl", ".html", ".js", ".json", ".svg"]);
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MODE_TEXT } = zlib.constants;

async function compress(file) {
  const text = await readFile(file);
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_QUALITY]: 11,
    [BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [smallest, small] = await Promise.all([brotli(text, { params }), gzip(text, { level: 9 })]);
  if (smallest.length < text.length) await writeFile(`${file}.br`, smallest);
  if (small.length < text.length) await writeFile(`${file}.gz`, small);
  return [text.length, Math.min(text.length, smallest.length)];
}

/** Compress every text in a folder and those below it; the share of their size that is left. */
export async function compressAll(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => TEXTS.has(extname(file)));
  const sizes = await Promise.all(files.map((file) => compress(join(folder, file))));
  const sum = (place) => sizes.reduce((total, size) => total + size[place], 0);
  return sum(1) / sum(0);
}
