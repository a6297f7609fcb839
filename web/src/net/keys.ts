// Keys of what was asked and not answered yet: whoever asks again with the same key has it done once. They are secrets.
const KEPT = "outpost31.asked";
let kept: Record<string, string> = read();

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}");
  } catch {
    return {}; // no storage here: they last as long as the page
  }
}

function write(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // they last as long as the page
  }
}

/** The key of something that is asked: a new one, or the one it was asked with before, if that was not answered. */
export function keyFor(asked: string): string {
  const known = kept[asked];
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const key = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  kept = { ...kept, [asked]: key };
  write();
  return key;
}

/** It was answered: asked once more, it is another thing. */
export function forgetKey(asked: string): void {
  delete kept[asked];
  write();
}
