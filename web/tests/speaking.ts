// The client's own words, read from the checkout as the build gathers them, so that unit tests say real sentences.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { speak } from "../src/words/words.svelte";

const LOCALES = join(process.cwd(), "..", "locales");

/** Speak this language from now on. */
export async function speaking(language: string): Promise<void> {
  const folder = join(LOCALES, language);
  const text = readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  globalThis.fetch = async () => new Response(text);
  globalThis.document = { documentElement: {} } as Document;
  await speak(language);
}
