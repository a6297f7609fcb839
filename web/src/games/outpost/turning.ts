// Where a game at the outpost turned: who became what, and whom everybody pointed at, rightly or wrongly.
import type { Entry } from "../../net/journal";
import type { Link } from "../types";
import type { OutpostEvent, OutpostView } from "./types";
import type { OutpostWords } from "./words";

/** Fewer fingers than these turn nothing. */
const SEVERAL = 2;

interface Vote {
  round: number;
  accused: number;
  count: number;
}

/** Of each round the one at whom most fingers pointed. */
function votesOf(journal: Entry<OutpostEvent>[]): Vote[] {
  const rounds = new Map<number, Map<number, number>>();
  let round = 1;
  for (const entry of journal) {
    if (entry.type !== "happened") continue;
    if (entry.event.event === "RoundBegan") round = entry.event.round;
    if (entry.event.event !== "FingerPointed" || entry.event.accused === null) continue;
    const counts = rounds.get(round) ?? new Map<number, number>();
    counts.set(entry.event.accused, (counts.get(entry.event.accused) ?? 0) + 1);
    rounds.set(round, counts);
  }
  return [...rounds].flatMap(([at, counts]) => {
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    return most && most[1] >= SEVERAL ? [{ round: at, accused: most[0], count: most[1] }] : [];
  });
}

/** What turns a game in which nobody points: who was lost, and the dark. */
const LOSSES = new Set(["AlienExposed", "CharacterAssimilated", "PowerFailed"]);

/** The first loss of each kind, and the very last. */
function lossesOf(face: OutpostWords, journal: Entry<OutpostEvent>[], names: string[]): string[] {
  const found: { kind: string; words: string }[] = [];
  let round = 1;
  for (const entry of journal) {
    if (entry.type !== "happened") continue;
    const told = entry.event;
    if (told.event === "RoundBegan") round = told.round;
    const words = LOSSES.has(told.event) ? face.eventWords(told, null, names) : null;
    if (words) found.push({ kind: told.event, words: `${face.say("board-round", { round })}: ${words}` });
  }
  const isFirst = ({ kind }: { kind: string }, place: number) =>
    found.findIndex((each) => each.kind === kind) === place;
  return found.filter((each, place) => place === found.length - 1 || isFirst(each, place)).map(({ words }) => words);
}

/** The first infection and the last, and the votes in which most were wrong, and right. */
export function turningPointsOf(
  face: OutpostWords,
  journal: Entry<OutpostEvent>[],
  view: OutpostView,
  names: string[],
): string[] {
  if (face.isCoop) return lossesOf(face, journal, names);
  const links = (face.links(view, names) as Link[]).filter((link) => link.turn > 1 || link.by !== null);
  const found: [string, number][] = links
    .filter((_, place) => !place || place === links.length - 1)
    .map((link) => [link.words, link.turn]);
  const since = new Map((view.chain ?? []).map((link) => [link.victim, link.round]));
  const isRight = ({ accused, round }: Vote) => (since.get(accused) ?? Infinity) <= round;
  for (const wasRight of [false, true]) {
    const [vote] = votesOf(journal)
      .filter((each) => isRight(each) === wasRight)
      .sort((one, other) => other.count - one.count);
    if (!vote) continue;
    const { accused, ...about } = vote;
    found.push([
      face.say(wasRight ? "turning-right" : "turning-wrong", { ...about, who: face.person(accused, names) }),
      vote.round,
    ]);
  }
  return found.sort(([, one], [, other]) => one - other).map(([words]) => words);
}
