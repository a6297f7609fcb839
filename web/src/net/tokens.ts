// The secrets of the tables this device sits at. They never go into an address that is sent to the server or shown.
const KEY = "outpost31.tokens";
let kept: Record<string, string> = read();

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // no storage here: the fragment has to do
  }
}

/** The secret of this device at a table, if it has one. */
export const tokenOf = (table: string): string | null => kept[table] ?? null;

/** Keep a table's secret; false if this browser keeps nothing. */
export function keepToken(table: string, token: string): boolean {
  kept = { ...kept, [table]: token };
  const names = Object.keys(kept);
  for (const old of names.slice(0, Math.max(0, names.length - 50))) delete kept[old];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

export function forgetToken(table: string): void {
  delete kept[table];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // nothing was kept
  }
}

let made = 0;
const device = Math.random().toString(36).slice(2, 10);

/** A new id for a message. (crypto.randomUUID does not exist on a plain http address.) */
export const newClientId = (): string => `${device}-${Date.now().toString(36)}-${(made++).toString(36)}`;

/** The tables this device last sat at, the newest first. */
export const recentTables = (): string[] => Object.keys(kept).slice(-4).reverse();
