// The client's own code without a browser: what is asked for is bundled as the client is, and run here.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "web");

/** The exports of a few lines of the client, which finds the words of each language here. */
export async function bundled(contents, words) {
  const esbuild = createRequire(join(WEB, "package.json"))("esbuild");
  const { sveltePlugin } = await import(pathToFileURL(join(WEB, "building", "svelte.mjs")));
  globalThis.document = { documentElement: {} };
  globalThis.matchMedia = () => ({ matches: false, addEventListener() {} });
  globalThis.fetch = async (path) => ({ text: async () => words[path.replace(/^\.?\//, "")] });
  const built = await esbuild.build({
    stdin: { contents, resolveDir: WEB, loader: "ts" },
    bundle: true, format: "esm", platform: "browser", target: "es2022", write: false, logLevel: "error",
    conditions: ["svelte", "browser", "production"], plugins: [sveltePlugin()], outdir: "nowhere", loader: { ".woff2": "empty" },
    define: { ASSETS: JSON.stringify({ words: Object.fromEntries(Object.keys(words).map((language) => [language, language])) }) },
  });
  const code = built.outputFiles.find((file) => file.path.endsWith(".js")).text;
  const folder = mkdtempSync(join(tmpdir(), "client-"));
  writeFileSync(join(folder, "client.mjs"), code);
  return import(pathToFileURL(join(folder, "client.mjs"))).finally(() => rmSync(folder, { recursive: true }));
}
