// Every check of the client, whatever the one before it said: format, likely mistakes, types, then the unit tests.
import { spawnSync } from "node:child_process";

const CHECKS = [
  ["prettier", "--check", "--log-level=warn", "."],
  ["eslint", "--max-warnings=0", "."],
  ["svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings", "--output", "human"],
];

const failed = [];
for (const [tool, ...rest] of CHECKS) {
  const done = spawnSync(process.execPath, [`node_modules/.bin/${tool}`, ...rest], { stdio: "inherit" });
  if (done.status !== 0) failed.push(tool);
}
const tested = spawnSync(process.execPath, ["building/test.mjs"], { stdio: "inherit" });
if (tested.status !== 0) failed.push("unit tests");
if (failed.length) {
  console.error(`the client's checks failed: ${failed.join(", ")}`);
  process.exit(1);
}
