// Runs the client's unit tests: bundles web/tests/*.test.ts as the build would, then hands them to Node's own runner.
// `node building/test.mjs desk lines` runs these two alone.
import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import esbuild from "esbuild";
import { sveltePlugin } from "./svelte.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const output = await mkdtemp(join(tmpdir(), "outpost31-client-"));

try {
  const wished = process.argv.slice(2).map((name) => `${name}.test.ts`);
  const tests = (await readdir(join(ROOT, "tests"))).filter(
    (name) => name.endsWith(".test.ts") && (!wished.length || wished.includes(name)),
  );
  if (!tests.length) throw new Error("there are no unit tests in web/tests");
  await symlink(join(ROOT, "node_modules"), join(output, "node_modules"));
  await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: tests.map((name) => join("tests", name)),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["svelte", "browser", "development"],
    outdir: output,
    outExtension: { ".js": ".mjs" },
    loader: { ".woff2": "empty" },
    define: {
      ASSETS: JSON.stringify({ icons: "", drawings: "", words: { en: "words-en.ftl" }, rules: {}, tutorials: {} }),
    },
    plugins: [sveltePlugin({ dev: true })],
    logLevel: "warning",
  });
  const bundled = tests.map((name) => join(output, name.replace(/\.ts$/, ".mjs")));
  const done = spawnSync(process.execPath, ["--test", "--test-reporter=spec", ...bundled], {
    cwd: ROOT,
    stdio: "inherit",
  });
  process.exitCode = done.status ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await rm(output, { recursive: true, force: true });
}
