// What speaks against choosing something, as the server tells who asks: found by what was pointed at, said in words.
import type { Handle, PlainFace, Topic, View } from "../games/face";
import type { Foresight, Hindrance, Json } from "../protocol.gen";

/** What speaks against pointing at this after those: what is said of all of them together counts most. */
export function against(all: Hindrance[], handle: Handle, picked: readonly Handle[]): Hindrance[] {
  const fitting = all.filter(
    ({ what }) =>
      what.includes(handle) &&
      what.every((part) => part === handle || part.startsWith("act:") || picked.includes(part)),
  );
  const weight = ({ what }: Hindrance) => what.filter((part) => picked.includes(part)).length;
  const most = Math.max(0, ...fitting.map(weight));
  return fitting.filter((each) => weight(each) === most);
}

/** What cannot be done besides: deeds that are not listed, and what is left out of what was chosen so far. */
export function leftOut(all: Hindrance[], picked: readonly Handle[]): Hindrance[] {
  return all.filter(
    ({ what }) => what.at(-1)?.startsWith("act:") && what.slice(0, -1).every((part) => picked.includes(part)),
  );
}

/** Reasons in words, each once. */
export function reasonsOf(found: Hindrance[], face: PlainFace, view: View, names: string[], seat: number): string[] {
  return [...new Set(found.map((each) => face.hindranceWords(each, view, names, seat)))];
}

/** Help with the reasons in front, and the rules behind them in the place of the question's. */
export function withReasons(topic: Topic, found: Hindrance[], reasons: string[]): Topic {
  return { ...topic, why: { text: reasons.join("\n"), clauses: [...new Set(found.map((each) => each.clause))] } };
}

/** What would come of an option, in words, with whether it is a warning. */
export function foreseenOf(
  foresights: Foresight[],
  option: Json | undefined,
  face: PlainFace,
  view: View,
  names: string[],
  seat: number,
): { words: string; isWarning: boolean }[] {
  const meant = JSON.stringify(option);
  return foresights
    .filter((each) => JSON.stringify(each.option) === meant)
    .map((each) => ({ words: face.foresightWords(each, view, names, seat), isWarning: each.is_warning }));
}
