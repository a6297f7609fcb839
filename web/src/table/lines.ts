// The log: journal items as lines of words, in the reader's language.
import type { PlainFace } from "../games/face";
import type { Entry } from "../net/journal";
import type { SoundKind } from "../settings.svelte";
import { has, t } from "../words/words.svelte";

export interface Line {
  n: number;
  at: number;
  kind: "event" | "heading" | "talk" | "notice";
  seat: number | null;
  channel: string;
  text: string;
  /** Without the count of how often it was said. */
  once?: string;
  /** A heading that goes again, if nothing happens under it. */
  isPassing?: boolean;
}

/** What is heard of something: public things alone, so that nobody listens in on a secret. */
export function soundOf(item: Entry, face: PlainFace): SoundKind | undefined {
  if (item.type === "happened") return face.heard(item.event);
  return "channel" in item && item.channel !== "table" ? undefined : "talk";
}

/** How bots speak, by seat: a temper, or nothing for people. */
export type Tempers = readonly (string | null)[];

type Say = (id: string, args?: Record<string, string | number>) => string;

/** Says things in a bot's own voice, where its temper has words of its own, in one way or the other by turns. */
const inVoice =
  (temper: string | null | undefined, n: number): Say =>
  (id, args = {}) => {
    const own = `${id}-${temper}`;
    return temper && has(`client-${own}`) ? t(own, { ...args, way: n % 2 ? "one" : "other" }) : t(id, args);
  };

export function lineOf(
  item: Entry,
  face: PlainFace,
  viewer: number | null,
  names: string[],
  tempers: Tempers = [],
): Line | null {
  const base = { n: item.n, at: item.at, seat: null, channel: "table" };
  const name = (seat: number | null) => (seat === null ? "nobody" : (names[seat] ?? ""));
  switch (item.type) {
    case "happened": {
      const { event } = item.event;
      const text = face.eventWords(item.event, viewer, names);
      return text === null
        ? null
        : {
            ...base,
            kind: face.headings.has(event) ? "heading" : "event",
            text,
            once: text,
            isPassing: face.passing.has(event),
          };
    }
    case "said":
      return { ...base, kind: "talk", seat: item.seat, channel: item.channel, text: item.text };
    case "phrase_said": {
      const words = inVoice(tempers[item.seat], item.n)(`phrase-${item.phrase}`);
      return {
        ...base,
        kind: "talk",
        seat: item.seat,
        channel: item.channel,
        text: item.about === null ? words : t("said-to", { whom: name(item.about), words }),
      };
    }
    case "claimed":
      return {
        ...base,
        kind: "talk",
        seat: item.seat,
        channel: item.channel,
        text: claimWords(item.claim, name(item.about), item.thing, face, inVoice(tempers[item.seat], item.n)),
      };
    case "noticed":
      return { ...base, kind: "notice", text: t(`notice-${item.notice}`, { who: name(item.seat) }) };
  }
}

export function claimWords(claim: string, about: string, thing: string | null, face: PlainFace, say: Say = t): string {
  const title =
    thing === null
      ? "nothing"
      : (face.claimThings(claim).find((known) => known.key === thing)?.title ?? thing.replaceAll("_", " "));
  return say(`claim-${claim}`, { about, thing: title });
}

/** Lines worth showing. What belongs together is one line, what is said again is counted, and a phase in which nothing
 * happened has no heading. */
export function linesOf(
  all: Entry[],
  face: PlainFace,
  viewer: number | null,
  names: string[],
  tempers: Tempers = [],
): Line[] {
  const lines: Line[] = [];
  let repeats = 1;
  for (const item of face.gather(all)) {
    const line = lineOf(item, face, viewer, names, tempers);
    if (!line) continue;
    const last = lines.at(-1);
    const isSilent = last?.kind === "heading" && line.kind === "heading" && last.isPassing;
    const isAgain = last?.kind === "event" && line.kind === "event" && last.once === line.once;
    repeats = isAgain ? repeats + 1 : 1;
    if (isAgain) lines[lines.length - 1] = { ...last, text: `${line.once} ×${repeats}` };
    else if (isSilent) lines[lines.length - 1] = line;
    else lines.push(line);
  }
  return lines;
}
