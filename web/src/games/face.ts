// What the client needs of a game to show it: the face. PlainFace works for every game; a game of its own look
// extends it and brings a Board. See README.md.
import type { AdviceReason, Foresight, Hindrance, Json, OpenQuestion, Phrase } from "../protocol.gen";
import type { Entry } from "../net/journal";
import type { Bed } from "../loudness";
import type { SoundKind } from "../settings.svelte";
import { row, t, type Argument } from "../words/words.svelte";
import type { Ahead, Character, Curves, Deed, Fate, Fields, GameEvent, Handle, Held, Lane, Link } from "./types";
import type { Mark, OneOfSeveral, Outcome, Part, Passed, Phase, Role, Shown, Topic, View } from "./types";
import { Speaking } from "./speaking";
import { fieldsOf, lastOnes } from "./types";

export * from "./types";

/**
 * A game in words, plainly: enough to play any game from lists. A face of its own names the type of its views and
 * events.
 */
export class PlainFace<V extends View = View, E extends GameEvent = GameEvent> extends Speaking {
  /** What is heard of an event. Only what everybody is told has a sound: no sound may depend on a secret. */
  sounds: Record<string, SoundKind> = {};
  /** The kinds of question with which somebody's own turn begins; everything else is a question in between. */
  turns: ReadonlySet<string> = new Set();
  /** Events that begin a new paragraph of the log. */
  headings: ReadonlySet<string> = new Set();
  /** Those of them that go unsaid if nothing happens before the next. */
  passing: ReadonlySet<string> = new Set();

  /** What is heard of an event, by what everybody is told of it. */
  /** The bed under everything: wind and hum, by what everybody sees of the place. */
  bed(_view: V): Bed {
    return { wind: 0.3, hum: 0.2, pitch: 50 };
  }

  heard(event: E): SoundKind | undefined {
    return this.sounds[event.event];
  }

  // Words ------------------------------------------------------------------------------------------------

  /** What belongs together, as one thing: the log tells it in one line. */
  gather(items: Entry<E>[]): Entry<E>[] {
    return items;
  }

  /** What happened, as this viewer was told it; null if it is not worth a line. */
  eventWords(event: E, viewer: number | null, names: string[]): string | null {
    const kind = event.event;
    const fields = fieldsOf(event);
    if (!this.has(`event-${kind}`))
      return `${kind}: ${row(Object.entries(fields).map(([name, value]) => `${name} ${JSON.stringify(value)}`))}`;
    return this.say(`event-${kind}`, this.args(fields, viewer, names));
  }

  questionWords(question: OpenQuestion, _view: V, names: string[]): string {
    const id = `question-${question.kind}`;
    if (!this.has(id)) return `${question.kind.replaceAll("_", " ")}?`;
    return this.say(id, this.args(question.about, question.seat, names));
  }

  /** Whether people may ask for advice here: only where all play together. */
  get isAdvised(): boolean {
    return false;
  }

  /** One of the reasons for a piece of advice. */
  adviceWords(reason: AdviceReason, _view: V, names: string[]): string {
    return this.say(`advice-${reason.id}`, this.args(reason.about, null, names));
  }

  /** Why something is not on offer to a seat. */
  hindranceWords(hindrance: Hindrance, _view: V, names: string[], seat: number): string {
    return this.say(`why-${hindrance.id}`, this.args(hindrance.about, seat, names));
  }

  /** What would come of an option. */
  foresightWords(foresight: Foresight, _view: V, names: string[], seat: number): string {
    return this.say(`foresee-${foresight.id}`, this.args(foresight.about, seat, names));
  }

  /** What is being waited for, to those who are not asked. */
  waitingWords(kind: string): string {
    return this.has(`waiting-${kind}`) ? this.say(`waiting-${kind}`) : kind.replaceAll("_", " ");
  }

  optionWords(_question: OpenQuestion, option: Json, _view: V, _names: string[]): string {
    const parts = Array.isArray(option) ? option : [option];
    return parts.map((part) => String(part).replaceAll("_", " ")).join(" ");
  }

  /** A line for the head of the screen: the turn, the phase. */
  momentWords(_view: V): string {
    return "";
  }

  /** The phases of a round, where it has some: then the moment is told by the rail, and `roundWords` say the rest. */
  phases(_view: V): Phase[] {
    return [];
  }

  roundWords(view: V): string {
    return this.momentWords(view);
  }

  // Choosing ----------------------------------------------------------------------------------------------

  /** What of the table an option consists of, in the order in which people point at it. Empty: from the list alone. */
  handles(_question: OpenQuestion, _option: Json, _view: V): Handle[] {
    return [];
  }

  /**
   * What can be pointed at already though it is asked about later: one gesture says all of it, and the answers are
   * given one after the other, as far as they are still on offer.
   */
  ahead(_question: OpenQuestion, _view: V): Ahead[] {
    return [];
  }

  /** An option with what was pointed at ahead. */
  aheadWords(words: string, _handles: Handle[]): string {
    return words;
  }

  /**
   * What is asked after a question has been answered so, where that can be foreseen and nobody could learn from it: one
   * panel asks all of it. `open` is whatever else is asked here now, `seats` are those who answer here.
   */
  follows(
    _question: OpenQuestion,
    _option: Json | undefined,
    _view: V,
    _open: OpenQuestion[],
    _seats: number[],
  ): OpenQuestion | null {
    return null;
  }

  /** Whether anybody may know what others at the table do not: a device that they share then has a gate. */
  hasSecrets(_view: V): boolean {
    return true;
  }

  /** Which moment it is: what was said ahead in another one is forgotten. */
  moment(view: V): string {
    return String(this.age(view));
  }

  /** Whom a question is about, where one player is asked about several. */
  askedOf(_question: OpenQuestion): Handle | null {
    return null;
  }

  /** One line of a set: whom it is about, and what they do. */
  stepWords(question: OpenQuestion, option: Json | undefined, view: V, names: string[]): string {
    return option === undefined ? "…" : this.optionWords(question, option, view, names);
  }

  /** What of the board a question is about, even if it cannot be chosen. */
  askedHandle(question: OpenQuestion): Handle | null {
    const room = question.about["room"];
    return typeof room === "string" ? `room:${room}` : null;
  }

  /** The option that stands chosen before anybody has pointed at anything. */
  preferred(question: OpenQuestion): Json | undefined {
    return question.options.length === 1 ? question.options[0] : undefined;
  }

  /**
   * What a passed phone draws for a question, by what everybody sees: nobody may be told apart by the number of
   * buttons, or by their words. Where all that is on offer is public, that is what is on offer.
   */
  passed(question: OpenQuestion, view: V, names: string[]): Passed {
    return { isByCard: false, deeds: question.options.map((option) => this.deed(question, option, view, names)) };
  }

  /** An option as one thing to do. */
  deed(question: OpenQuestion, option: Json, view: V, names: string[]): Deed {
    const deed = { key: JSON.stringify(option), words: this.optionWords(question, option, view, names) };
    return typeof option === "number" ? { ...deed, handle: `seat:${option}` } : deed;
  }

  /** An option as it is put together there: something to point at, and something to do. */
  part(_question: OpenQuestion, option: Json, _view: V): Part {
    return { cards: [], deed: JSON.stringify(option) };
  }

  /** Whether an option ends something for good and deserves a second look. */
  isGrave(_question: OpenQuestion, _option: Json): boolean {
    return false;
  }

  // What lies before the viewer -------------------------------------------------------------------------------

  hand(_view: V, _viewer: number | null): Held[] {
    return [];
  }

  /** What is said when the cards are dealt: above them, below them, and to go on. */
  dealWords(): { title: string; note: string; done: string } {
    if (!this.has("deal-title")) return { title: t("deal-title"), note: t("deal-note"), done: t("deal-done") };
    return { title: this.say("deal-title"), note: this.say("deal-note"), done: this.say("deal-done") };
  }

  /** What is said where the hand would lie, when a player who is still in the game has none. */
  emptyHand(_view: V, _viewer: number | null): string {
    return "";
  }

  role(_view: V, _viewer: number | null): Role | null {
    return null;
  }

  /** The characters of a player who has several. */
  charactersOf(_view: V, _seat: number): OneOfSeveral[] {
    return [];
  }

  /** All that lies open of one of them, by its number; null where nobody has several. */
  character(_view: V, _person: number): Character | null {
    return null;
  }

  /** Which drawing is whose, by the number that a plate has; empty: whoever sits there. */
  portrait(_view: V, _number: number): string {
    return "";
  }

  /** Whose names have a colour and a shape, by number. */
  marked(_view: V, names: string[]): string[] {
    return names;
  }

  /** What is publicly known of a player, in a few words: cards, quarantine, out. */
  playerNote(_view: V, _seat: number): string {
    return "";
  }

  /** How suspected a player openly is, where that is counted; its words stand among those of `playerNote`. */
  playerMark(_view: V, _seat: number): Mark | null {
    return null;
  }

  isAlive(_view: V, _seat: number): boolean {
    return true;
  }

  /** Whether a player leads now. */
  leads(_view: V, _seat: number): boolean {
    return false;
  }

  /** How much lies before a player, for all to count. */
  playerCounts(_view: V, _seat: number): string[] {
    return [];
  }

  /** Help for what a player can do that others cannot. */
  playerTopics(_view: V, _seat: number): Topic[] {
    return [];
  }

  /** A view without what was just drawn, which lies before nobody in particular. */
  protected settled(view: V): V {
    return view;
  }

  /** What lay before a player, where nothing is hidden: what it was, and what it held. */
  secretsOf(view: V, seat: number): { role: string; held: Held[] } {
    const settled = this.settled(view);
    return { role: this.role(settled, seat)?.title ?? "", held: this.hand(settled, seat) };
  }

  // Help ------------------------------------------------------------------------------------------------------

  questionHelp(question: OpenQuestion): Topic {
    const id = `question-${question.kind}-help`;
    return { title: "", text: this.has(id) ? this.say(id) : "", clauses: [] };
  }

  /** Help for something; where it depends on how things stand, with the view. */
  help(_handle: Handle, _view?: V): Topic | null {
    return null;
  }

  /** Help for something that was pointed at and is not on offer, with the rules of the question where there is one. */
  why(_question: OpenQuestion | null, handle: Handle, _view: V): Topic | null {
    return this.help(handle);
  }

  // House rules ---------------------------------------------------------------------------------------------------

  /** Under which heading of the form a number of the printed board stands. */
  numberGroup(_name: string): string {
    return "rooms";
  }

  /** Why a house rule was refused; empty if nothing better than "not possible" can be said. */
  problemWords(args: Fields): string {
    const id = `problem-${args["problem"]}`;
    if (!this.has(id)) return "";
    const told = args as Record<string, Argument>;
    return this.say(id, told["figure"] ? { ...told, figure: this.say(`figure-${told["figure"]}`) } : told);
  }

  // The end -----------------------------------------------------------------------------------------------------

  /** How it ended; null as long as it has not. */
  outcome(view: V): Outcome | null {
    return "outcome" in view ? (view.outcome as Outcome | null) : null;
  }

  /** How long it has been, counted by `beat`. */
  age(_view: V): number {
    return 0;
  }

  /** What a seat was; empty where a player has several characters. */
  roleKey(_view: V, _seat: number): string {
    return "";
  }

  reasonWords(reason: string): string {
    return this.has(`reason-${reason}`) ? this.say(`reason-${reason}`) : reason.replaceAll("_", " ");
  }

  /** Who has won, for those who are not one of them. */
  verdict(_view: V): string {
    return "";
  }

  /** Why somebody has not won or lost with its side. */
  fate(_view: V, _seat: number): Fate | null {
    return null;
  }

  /** Everybody who turns over at the end, those last who were not human. */
  castOf(view: V, names: string[]): Shown[] {
    return lastOnes(this.lanes(view).map((lane) => ({ ...lane, id: lane.seat, name: this.name(names, lane.seat) })));
  }

  lanes(_view: V): Lane[] {
    return [];
  }

  links(_view: V, _names: string[]): Link[] {
    return [];
  }

  /** Where it turned, found in what happened: a few sentences, the earliest first. */
  turningPoints(_journal: Entry<E>[], _view: V, _names: string[]): string[] {
    return [];
  }

  /** What its moments are counted in: "turns", or "rounds". */
  get beat(): "turns" | "rounds" {
    return "turns";
  }

  /** Suspicion over time, told by what everybody saw and heard. */
  curves(_journal: Entry<E>[], _view: V, _names: string[]): Curves | null {
    return null;
  }

  /** Plans that people and bots can agree on here, as claims. */
  readonly plans: readonly string[] = [];
  /** Quick phrases that only have a meaning here. */
  readonly phrases: readonly Phrase[] = [];

  /** Ids of things that a claim can name, by kind of claim ("i_hold", "i_am", …). */
  claimThings(_claim: string): { key: string; title: string }[] {
    return [];
  }
}
