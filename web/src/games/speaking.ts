// How a game speaks: its own messages, or those of the game that it varies, and the names of people and things in them.
import { has, list, say, type Argument } from "../words/words.svelte";
import { baseOf } from "./facts";
import { counted, type FieldKind, type Fields } from "./types";

const HIDDEN = "hidden";
const NOBODY = "nobody";

/** The words of a game. */
export class Speaking {
  /** What a field of an event, or of a question's `about`, holds. */
  fields: Record<string, FieldKind> = { seat: "seat" };

  constructor(readonly game: string) {}

  /** A message of this game, or of the game that it varies. */
  private messageId(id: string): string {
    const own = `${this.game}-${id}`;
    const base = baseOf(this.game);
    return base && !has(own) ? `${base}-${id}` : own;
  }

  say(id: string, args: Record<string, Argument> = {}): string {
    return say(this.messageId(id), args);
  }

  has(id: string): boolean {
    return has(this.messageId(id));
  }

  title(): string {
    return this.has("title") ? this.say("title") : this.game;
  }

  thing(kind: string, key: string): string {
    return this.has(`${kind}-${key}`) ? this.say(`${kind}-${key}`) : key.replaceAll("_", " ");
  }

  name(names: string[], seat: unknown): string {
    if (typeof seat !== "number") return NOBODY;
    const name = names[seat] ?? `${seat + 1}`;
    return name === NOBODY ? "Nobody" : name; // in a message "nobody" is nobody, whatever somebody calls itself
  }

  /** Several people in a sentence, by seat and name: the reader is "you", and comes first. */
  company(named: [number | null, string][], viewer: number | null): string {
    const others = named.filter(([seat]) => seat === null || seat !== viewer).map(([, name]) => name);
    return list(others.length < named.length ? [this.say("board-you"), ...others] : others);
  }

  /** A sentence with its first letter raised, where it begins with "you". */
  sentence(text: string): string {
    const you = this.say("board-you");
    const begins = text.startsWith(you) && !/^[\p{L}\p{N}]/u.test(text.slice(you.length));
    return begins ? `${text[0]!.toUpperCase()}${text.slice(1)}` : text;
  }

  value(field: string, value: unknown, names: string[]): Argument {
    const kind = this.fields[field] ?? "key";
    if (kind === "seat") return this.name(names, value);
    if (kind === "seats") return list((value as number[]).map((seat) => this.name(names, seat)));
    if (value === null || value === undefined) return HIDDEN;
    if (kind === "card") return this.thing("card", String(value));
    if (kind === "cards" && Array.isArray(value)) return list(counted(value, (card) => this.thing("card", card)));
    return typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value);
  }

  /** Everything that a message may name; `you` is the first field that stands for the reader. */
  args(fields: Fields, viewer: number | null, names: string[]): Record<string, Argument> {
    const filled: Record<string, Argument> = {};
    let you = NOBODY;
    for (const [field, value] of Object.entries(fields)) {
      filled[field] = this.value(field, value, names);
      if (you === NOBODY && viewer !== null && value === viewer && this.fields[field] === "seat") you = field;
    }
    return { ...filled, you };
  }
}
