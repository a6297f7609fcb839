// What the parts of the table screen share: the session, the game's face, whose eyes, and what is open on top.
import { Refusal } from "../net/api";
import type { Reasons, Session } from "../net/session.svelte";
import { faceOf } from "../games/faces";
import type { Foresight, Hindrance, Json } from "../protocol.gen";
import { against, leftOut, reasonsOf, withReasons } from "./hindrances";
import type { Handle, PlainFace, Topic } from "../games/face";
import { gameOfClause } from "../rules.svelte";
import { has, t } from "../words/words.svelte";
import type { Choice } from "./choice.svelte";

/** A refusal in the reader's words, with the rule that it goes back to. */
export function refusalWords(problem: unknown): string {
  const clause = clauseOf(problem);
  return clause ? `${reasonWords(problem)} ${t("rule", { clause })}` : reasonWords(problem);
}

/** The reason alone, where the rule stands beside it. */
export function reasonWords(problem: unknown): string {
  const reason = problem instanceof Refusal ? problem.reason : "broken";
  return has(`client-reason-${reason}`) ? t(`reason-${reason}`) : t("reason-broken");
}

/** The clause that a refusal goes back to. */
export const clauseOf = (problem: unknown): string | null => (problem instanceof Refusal ? problem.clause : null);

/** The desk of one device at one table. */
export class Desk {
  /** Help that is open, and why it was opened. */
  topic = $state.raw<{ topic: Topic; reason: string } | null>(null);
  /** The rules, open over the table, at a clause perhaps. */
  rules = $state.raw<{ game: string; clause: string } | null>(null);
  /** The player whose sheet is open. */
  player = $state<number | null>(null);
  /** The one of its characters whom the sheet is about, where a player has several. */
  character = $state<number | null>(null);
  /** The way back to the verdict, while somebody looks at the table after the end. */
  toVerdict = $state.raw<(() => void) | null>(null);
  /** Who wants to be alone with a device that several share: for notes, and to speak. */
  alone = $state<number | null>(null);
  isTalking = $state(false);
  isMenuOpen = $state(false);
  /** A line for a moment: something was done, or refused. */
  toast = $state("");
  private told: { key: string; reasons: Promise<Reasons> } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly session: Session,
    readonly game: string,
  ) {}

  get face(): PlainFace {
    return faceOf(this.game);
  }

  /** Help for something on the table. */
  explain(handle: Handle): void {
    const [sort, key] = handle.split(":");
    if (sort === "seat") this.player = Number(key);
    else if (sort === "pawn") this.meet(Number(key));
    else {
      const topic = this.face.help(handle, this.session.view ?? undefined);
      if (topic) this.topic = { topic, reason: "" };
    }
  }

  /** The sheet of somebody by the number of its plate: a player, or one of a player's characters. */
  meet(person: number): void {
    const { view, names } = this.session;
    const seat = names.findIndex(
      (_, each) => view && this.face.charactersOf(view, each).some((character) => character.id === person),
    );
    this.character = seat < 0 ? null : person;
    this.player = seat < 0 ? person : seat;
  }

  /** Everybody whom somebody can read about, by the number of their plate: where players have several characters, all
   * of those; else the other players. */
  peopleFor(seat: number): { id: number; name: string }[] {
    const { view, names } = this.session;
    const characters = view ? names.flatMap((_, each) => this.face.charactersOf(view, each)) : [];
    return characters.length ? characters : names.map((name, id) => ({ id, name })).filter(({ id }) => id !== seat);
  }

  /** Whose face is on a player's plate: their character's; the player's own, where there are several or none. */
  portraitOf(seat: number): string {
    const { view } = this.session;
    return view && !this.face.charactersOf(view, seat).length ? this.face.portrait(view, seat) : "";
  }

  /** Why something is not on offer for a question: the reason of this moment, or where there is none its rules. When
   * that is known and something else is asked, it would lie over the next question, and is not told. */
  async explainWhyNot(choice: Choice, handle: Handle, seat: number, isAsked: () => boolean): Promise<void> {
    const { question, view, names } = choice;
    const topic = this.face.why(question, handle, view);
    const found = against(await this.hindrances(seat, question.id), handle, choice.picked);
    const reasons = reasonsOf(found, this.face, view, names, seat);
    const title = handle.startsWith("seat:") ? (names[Number(handle.slice(5))] ?? "") : (topic?.title ?? t("help"));
    const told = found.length ? withReasons({ ...(topic ?? { text: "", clauses: [] }), title }, found, reasons) : topic;
    if (told?.why && !found.length) told.why.text = t("why-other");
    if (told && isAsked()) this.topic = { topic: told, reason: t("not-on-offer-now") };
  }

  /** What is asked, and what is in hand for an answer so far. */
  async explainQuestion(choice: Choice, seat: number): Promise<void> {
    const { question, view, names, picked } = choice;
    const also = [...choice.chosen]
      .map((handle) => this.face.why(null, handle, view))
      .filter((topic) => topic !== null);
    const missing = leftOut(await this.hindrances(seat, question.id), picked);
    const reasons = reasonsOf(missing, this.face, view, names, seat);
    if (reasons.length)
      also.unshift({
        title: t("not-on-offer-title"),
        text: reasons.join("\n"),
        clauses: missing.map((each) => each.clause),
      });
    const title = this.face.questionWords(question, view, names);
    this.topic = { topic: { ...this.face.questionHelp(question), title, also }, reason: "" };
  }

  /** What is not on offer for a question: asked once, and again when something else is asked. */
  async hindrances(seat: number, question: number): Promise<Hindrance[]> {
    return (await this.reasons(seat, question))?.hindrances ?? [];
  }

  /** What would come of the options of a question. */
  async foresights(seat: number, question: number): Promise<Foresight[]> {
    return (await this.reasons(seat, question))?.foresights ?? [];
  }

  /** Whether an answer that was said ahead may go out by itself: what would come of it is known, and no warning. */
  async isSafe(seat: number, question: number, option: Json): Promise<boolean> {
    const meant = JSON.stringify(option);
    const told = await this.reasons(seat, question);
    return told !== null && !told.foresights.some((each) => each.is_warning && JSON.stringify(each.option) === meant);
  }

  /** Null where nobody says. */
  private async reasons(seat: number, question: number): Promise<Reasons | null> {
    const key = `${seat}:${question}:${this.session.beats}`;
    if (this.told?.key !== key || !this.session.table)
      this.told = { key, reasons: this.session.askWhy(seat, question) };
    const asked = this.told;
    try {
      return await asked.reasons;
    } catch {
      // Refused: asked again next time.
      if (this.told === asked) this.told = null;
      return null;
    }
  }

  /** Open the rules over everything, and nothing else with them. */
  readRules(clause = ""): void {
    this.topic = null;
    this.player = this.character = null;
    this.isMenuOpen = false;
    this.rules = { game: clause ? gameOfClause(clause) : this.game, clause };
  }

  tell(text: string): void {
    this.toast = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.toast = ""), 4000);
  }

  /** Do something that the server may refuse, and say so if it does. */
  async attempt(what: () => Promise<unknown>, done = ""): Promise<boolean> {
    try {
      await what();
      if (done) this.tell(done);
      return true;
    } catch (problem) {
      this.tell(refusalWords(problem));
      return false;
    }
  }
}
