// One's games as a code of letters, to be carried to another device: what is kept, packed, with a digest against letters
// that got lost on the way.
import { isResult, MOST, VERSION, type Result } from "../statistics";

/** Why a code was not taken. */
export type CodeProblem = "not_a_code" | "damaged" | "newer" | "too_long" | "no_games";

export class CodeError extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem);
  }
}

const SIGN = "O31";
/** Letters that a code may have at most, and what may come out of it, in bytes. */
export const MOST_LETTERS = 200_000;
const MOST_BYTES = 1_000_000;

/** A small digest, in letters (FNV-1a): it finds slips, and keeps nobody from lying about their own games. */
function digestOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** All that comes out of a stream, unless it is more than may be. */
async function gather(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel().catch(() => {});
      throw new CodeError("too_long");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const through = (bytes: Uint8Array, way: CompressionStream | DecompressionStream) =>
  gather(new Blob([bytes as BlobPart]).stream().pipeThrough(way as ReadableWritablePair<Uint8Array, BufferSource>));

function lettersOf(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** These games as a code. */
export async function codeOf(results: Result[]): Promise<string> {
  const text = JSON.stringify({ version: VERSION, results });
  const letters = lettersOf(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  return `${SIGN}.${VERSION}.${letters}.${digestOf(letters)}`;
}

/** The games of a code; a CodeError says why it is none. */
export async function resultsOf(code: string): Promise<Result[]> {
  const plain = code.replace(/\s+/g, "");
  if (plain.length > MOST_LETTERS) throw new CodeError("too_long");
  const parts = /^O31\.(\d{1,4})\.(.*)$/.exec(plain);
  if (!parts) throw new CodeError("not_a_code");
  if (Number(parts[1]) > VERSION) throw new CodeError("newer");
  const [letters = "", digest] = parts[2]!.split(".");
  if (!/^[\w-]+$/.test(letters) || digest !== digestOf(letters)) throw new CodeError("damaged");
  const kept = await unpacked(letters);
  if (!Array.isArray(kept)) throw new CodeError("damaged");
  const found = kept.filter(isResult).slice(-MOST);
  if (!found.length) throw new CodeError("no_games");
  return found;
}

async function unpacked(letters: string): Promise<unknown> {
  try {
    const bytes = await through(bytesOf(letters), new DecompressionStream("deflate-raw"));
    return (JSON.parse(new TextDecoder().decode(bytes)) as { results?: unknown }).results;
  } catch (problem) {
    throw problem instanceof CodeError ? problem : new CodeError("damaged");
  }
}
