// Writes package-lock.json anew after package.json has changed, without any address: versions and digests are enough.
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";

const done = spawnSync("npm", ["install", "--package-lock-only", "--no-audit", "--no-fund"], { stdio: "inherit" });
if (done.status !== 0) process.exit(done.status ?? 1);
const lock = JSON.parse(await readFile("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
await writeFile("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
