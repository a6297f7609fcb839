// Several questions in one panel: what is asked now, and what is asked after it, as far as that can be foreseen. All of
// it is sent with one confirmation, one answer after the other, as long as each is still on offer.
import type { Json, OpenQuestion } from "../protocol.gen";
import type { Handle, PlainFace, View } from "../games/face";
import { Choice } from "./choice.svelte";

/** An answer that was given before its question is asked. */
export interface Foretold {
  question: OpenQuestion;
  option: Json;
}

/** So many questions are foreseen at most. */
const MOST = 16;

export class Series {
  /** One choice for every question of the set, the open one first. */
  steps = $state.raw<Choice[]>([]);
  place = $state(0);

  constructor(
    readonly face: PlainFace,
    readonly question: OpenQuestion,
    readonly view: View,
    readonly names: string[],
    private readonly open: OpenQuestion[] = [],
    private readonly seats: number[] = [question.seat],
  ) {
    this.steps = [this.made(question)];
    this.grow();
  }

  /** The one that is pointed at now. */
  current = $derived<Choice>(this.steps[this.place] ?? this.steps[0]!);
  isSet = $derived(this.steps.length > 1);
  /** Whether there is something to send: the question that is open has its answer. */
  isReady = $derived(this.steps[0]!.option !== undefined);
  isWhole = $derived(this.steps.every((step) => step.option !== undefined));
  /** What was chosen in any of them. */
  chosen = $derived<ReadonlySet<Handle>>(new Set(this.steps.flatMap((step) => [...step.chosen])));
  isTouched = $derived(this.steps.some((step) => step.isTouched));
  /** What is about to be confirmed; what only ends a set goes without saying. */
  words = $derived.by<string[]>(() => {
    const said = this.steps.filter((step) => step.option !== undefined);
    const deeds = said.filter((step) => step.option !== step.question.decline);
    return (deeds.length ? deeds : said.slice(0, 1)).map((step) => step.words);
  });

  /** What is said ahead: the answers to what is asked after the open question. */
  get ahead(): Foretold[] {
    return this.steps.slice(1).flatMap(({ question, option }) => (option === undefined ? [] : [{ question, option }]));
  }

  private made(question: OpenQuestion): Choice {
    const choice = new Choice(this.face, question, this.view, this.names);
    choice.onsettled = () => this.goOn(choice);
    return choice;
  }

  /** What follows from the answers so far; what was said before stays said where it is still on offer. */
  private grow(): void {
    const steps = [this.steps[0]!];
    while (steps.length < MOST) {
      const last = steps.at(-1)!;
      const next = this.face.follows(last.question, last.option, this.view, this.open, this.seats);
      if (!next) break;
      const kept = this.steps[steps.length];
      const isSame = kept && JSON.stringify(kept.question) === JSON.stringify(next);
      steps.push(isSame ? kept : this.renewed(next, kept));
    }
    this.steps = steps;
    if (this.place >= steps.length) this.place = steps.length - 1;
  }

  private renewed(question: OpenQuestion, kept: Choice | undefined): Choice {
    const choice = this.made(question);
    if (kept?.isPointed && question.options.some((option) => option === kept.option)) {
      choice.option = kept.option;
      choice.isPointed = true;
    }
    return choice;
  }

  /** Somebody has answered one of them: on to the next that nobody has. */
  private goOn(choice: Choice): void {
    const place = this.steps.indexOf(choice);
    this.grow();
    if (choice.option === undefined) return;
    const isOpen = (step: Choice) => !step.isPointed;
    const after = this.steps.findIndex((step, number) => number > place && isOpen(step));
    const before = this.steps.findIndex((step) => step.option === undefined);
    this.place = after >= 0 ? after : before >= 0 ? before : place;
  }

  /** Point at one of the set anew. */
  turnTo(place: number): void {
    if (this.steps[place]) this.place = place;
  }

  /** Something was carried to something else. Whoever is carried is the one that is asked about. */
  drop(carried: Handle, onto: Handle): boolean {
    const place = this.steps.findIndex((step) => this.face.askedOf(step.question) === carried);
    if (place < 0) return this.current.drop(carried, onto);
    const [step, was] = [this.steps[place]!, this.place];
    if (!step.offers.some((offer) => offer.handles.includes(onto)) && !step.choosable.has(onto)) return false;
    this.place = place;
    if (step.chosen.has(onto)) return true;
    if (step.pick(onto)) return true;
    this.place = was;
    return false;
  }

  /** Take back the last thing that was said. */
  undo(): void {
    const last = this.steps.findLastIndex((step) => step.isTouched);
    if (last < 0) return;
    this.steps[last]!.undo();
    this.place = last;
    this.grow();
  }
}

/** The answer that was given ahead to a question; undefined where there is none, or where it is not on offer. */
export function foretold(ahead: Foretold[], question: OpenQuestion): Json | undefined {
  const step = ahead.find((each) => isMeant(each.question, question));
  if (!step) return undefined;
  const wanted = JSON.stringify(step.option);
  return question.options.find((option) => JSON.stringify(option) === wanted);
}

/** What is left of it once a question has come; something else of the same kind makes all of it worthless. */
export function later(ahead: Foretold[], question: OpenQuestion): Foretold[] {
  const place = ahead.findIndex((each) => isMeant(each.question, question));
  if (place >= 0 && foretold(ahead, question) !== undefined) return ahead.filter((_, number) => number !== place);
  return ahead.filter((each) => each.question.kind !== question.kind);
}

/** Whether a question is the one that was foreseen: about the same, with nothing on offer that was not seen then. */
function isMeant(seen: OpenQuestion, asked: OpenQuestion): boolean {
  const offered = new Set(seen.options.map((option) => JSON.stringify(option)));
  return (
    seen.kind === asked.kind &&
    seen.seat === asked.seat &&
    Object.entries(asked.about).every(([name, value]) => JSON.stringify(seen.about[name]) === JSON.stringify(value)) &&
    asked.options.every((option) => offered.has(JSON.stringify(option)))
  );
}
