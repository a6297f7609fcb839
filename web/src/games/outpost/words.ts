// The games on the outpost in words: events, questions and options become sentences, people and places their names.
import type { AdviceReason, Hindrance, Json, OpenQuestion } from "../../protocol.gen";
import type { SoundKind } from "../../settings.svelte";
import { has, list, say, type Argument } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import { PlainFace, type GameEvent, type View } from "../face";

type Sort = "key" | "person" | "people" | "seat" | "place" | "place key" | "card" | "cards" | "offer" | "phase" | "character" | "test";
type Fields = Record<string, any>;

const HIDDEN = "hidden";
const NOBODY = "nobody";
const SHAPES = ["in", "to", "from"];
const ACTION_CARDS = new Set(["use", "repair", "sabotage", "threat"]);
const SORTS: Record<string, Sort> = {
  pawn: "person", proposer: "person", partner: "person", picker: "person", picked: "person", accused: "person", tester: "person",
  drawn_by: "person", of: "person", asking: "person", giver: "person", taker: "person", seat: "seat",
  pawns: "people", laid_by: "people", agreed: "people", aboard: "people", aliens: "people", humans: "people",
  room: "place", vehicle: "place", sector: "place key", source: "place key",
  card: "card", face: "card", thing: "card", weapon: "card", token: "card",
  cards: "cards", things: "cards", given: "cards", taken: "cards", given_things: "cards", taken_things: "cards", drawn: "cards",
  faces: "cards", dice: "cards", tokens: "cards", down: "cards", deck: "cards",
  offered: "offer", returned: "offer", phase: "phase", character: "character", test: "test", kind: "test",
};
/** Where a field holds something else than its name says elsewhere, by event or question. */
const EXCEPTIONS: Record<string, Record<string, Sort>> = {
  CharacterTakenOver: { giver: "seat", taker: "seat" },
  character_to_give: { taker: "seat" },
};
/** What happens every round, and the board shows it. */
const UNTOLD = new Set(["CardAddedUnseen", "DogsGathered"]);

/** What comes in series, and what makes one of them one line. */
const SERIES: Record<string, (event: Fields) => unknown> = { CardDrawn: (event) => event["pawn"], DogPlaced: () => "", SuspicionMoved: () => "" };

/** What is said at the outpost. */
export class OutpostWords extends PlainFace {
  override headings: ReadonlySet<string> = new Set(["RoundBegan", "PhaseBegan", "UfoRoundBegan"]);
  override sounds: Record<string, SoundKind> = {
    RoomEntered: "card", CardHandedOver: "card", CardRevealed: "card", DiceRolled: "card", DieRerolled: "card", WeatherDieRolled: "card",
    FireUsed: "fire", RoomBurned: "fire", RoomSabotaged: "panic", PowerFailed: "panic", BoilerDestroyed: "panic", AlienRevealed: "panic",
    CharacterAssimilated: "panic", AlienExposed: "exposure", RoleShown: "exposure", UfoReached: "exposure", EverythingShown: "end",
  };
  override turns: ReadonlySet<string> = new Set(["turn", "room_to_enter"]);
  /** Which character each pawn is, in the game where a player has several: told to everybody when it begins. */
  private readonly cast = new Map<number, string>();

  get isCoop(): boolean {
    return this.game === "coop";
  }

  // A variant has only what differs: the rest is the board game's.

  override has(id: string): boolean {
    return has(`${this.game}-${id}`) || has(`boardgame-${id}`);
  }

  override say(id: string, args: Record<string, Argument> = {}): string {
    return say(has(`${this.game}-${id}`) ? `${this.game}-${id}` : `boardgame-${id}`, args);
  }

  // Names ------------------------------------------------------------------------------------------------

  /** Learn who is who. */
  meet(view: View): void {
    if (this.isCoop) for (const person of (view["people"] ?? []) as any[]) if (person.character) this.cast.set(person.pawn, person.character);
  }

  person(pawn: Json | undefined, names: string[]): string {
    if (typeof pawn !== "number") return NOBODY;
    if (!this.isCoop) return this.name(names, pawn);
    const character = this.cast.get(pawn);
    return character ? this.thing("character", character) : `${pawn + 1}`;
  }

  place(key: string, shape = ""): string {
    return this.say(`room-${key}${shape && `-${shape}`}`);
  }

  cardTitle(key: string): string {
    if (ACTION_CARDS.has(key)) return this.say(`card-${key}`);
    return this.has(`thing-${key}`) ? this.say(`thing-${key}`) : this.thing("record", key);
  }

  cardList(kinds: any[]): string {
    if (!kinds.length) return this.say("offer-nothing");
    const counts = new Map<string, number>();
    for (const kind of kinds) {
      const [key, count] = Array.isArray(kind) ? kind : [kind, 1];
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return list([...counts].map(([key, count]) => this.cardTitle(key) + (count > 1 ? ` ×${count}` : "")));
  }

  private offer(offer: Fields): string {
    const things = [...(offer["weapons"] ?? []), ...(offer["items"] ?? [])];
    const told = things.length ? [this.cardList(things)] : [];
    if (offer["lab"]) told.push(this.say("offer-lab", { count: offer["lab"] }));
    return told.length ? list(told) : this.say("offer-nothing");
  }

  // Variables ----------------------------------------------------------------------------------------------

  override args(fields: Fields, viewer: number | null, names: string[], exceptions: Record<string, Sort> = {}): Record<string, Argument> {
    const told: Record<string, Argument> = { you: NOBODY };
    for (const [name, value] of Object.entries(fields)) {
      const sort = exceptions[name] ?? SORTS[name] ?? "key";
      Object.assign(told, this.variables(name, value, sort, names));
      if (viewer !== null && told["you"] === NOBODY && this.isReader(value, sort, viewer)) told["you"] = name;
    }
    return told;
  }

  private isReader(value: any, sort: Sort, viewer: number): boolean {
    if (sort === "seat") return value === viewer;
    if (this.isCoop) return false;
    return sort === "people" ? value?.length === 1 && value[0] === viewer : sort === "person" && value === viewer;
  }

  private variables(name: string, value: any, sort: Sort, names: string[]): Record<string, Argument> {
    if (sort === "person") return { [name]: this.person(value, names) };
    if (sort === "seat") return { [name]: this.name(names, value) };
    const isPlace = sort === "place" || sort === "place key";
    if (value === null || value === undefined) {
      return Object.fromEntries(["", ...(isPlace ? SHAPES : [])].map((shape) => [shape ? `${name}_${shape}` : name, HIDDEN]));
    }
    if (sort === "people") return { [name]: list(value.map((pawn: number) => this.person(pawn, names))), [`${name}_count`]: value.length };
    if (isPlace) {
      const shaped = Object.fromEntries(SHAPES.map((shape) => [`${name}_${shape}`, this.place(value, shape)]));
      return { ...shaped, [name]: sort === "place" ? this.place(value) : value };
    }
    if (sort === "card") {
      const key = Array.isArray(value) ? value[1] : value; // a thing may come as its shelf, kind and reloads
      return { [name]: key === "human" || key === "alien" ? key : this.cardTitle(key) };
    }
    if (sort === "cards" && Array.isArray(value)) return { [name]: this.cardList(value), [`${name}_count`]: value.length };
    if (sort === "offer") return { [name]: this.offer(Array.isArray(value) ? Object.fromEntries(value) : value) };
    if (sort === "phase" || sort === "character" || sort === "test") return { [name]: this.thing(sort, value) };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    return { [name]: typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value) };
  }

  override gather(items: Entry[]): Entry[] {
    const gathered: Entry[] = [];
    for (const item of items) {
      const last = gathered.at(-1);
      const same = item.type === "happened" ? SERIES[item.event["event"] as string] : undefined;
      const isMore = same && item.type === "happened" && last?.type === "happened" && last.event["event"] === item.event["event"] && same(last.event) === same(item.event);
      if (!isMore) gathered.push(item);
      else gathered[gathered.length - 1] = { ...last, event: { ...last.event, series: [...((last.event["series"] as Json[]) ?? [last.event]), item.event] } };
    }
    return gathered;
  }

  /** Several of a kind in one sentence. */
  private seriesWords(kind: string, series: Fields[], viewer: number | null, names: string[]): string {
    if (kind === "DogPlaced") return this.say("event-DogPlaced-many", { rooms: list(series.map((each) => this.place(each["room"]))) });
    if (kind === "SuspicionMoved") return this.say("event-SuspicionMoved-many", { people: list(series.map((each) => `${this.person(each["pawn"], names)} ${each["space"]}`)) });
    const cards = series.map((each) => each["card"]);
    return this.say("event-CardDrawn-many", { ...this.args({ pawn: series[0]!["pawn"] }, viewer, names), cards: cards.includes(null) ? HIDDEN : this.cardList(cards), count: cards.length });
  }

  // Sentences ----------------------------------------------------------------------------------------------

  override eventWords(event: GameEvent, viewer: number | null, names: string[]): string | null {
    const { event: kind, ...fields } = event;
    if (kind === "CharacterTaken" && this.isCoop) this.cast.set(fields["pawn"], fields["character"]);
    if (UNTOLD.has(kind) || this.goesWithoutSaying(kind, fields)) return null;
    if (!this.has(`event-${kind}`)) return super.eventWords(event, viewer, names);
    if (fields["series"]) return this.seriesWords(kind, fields["series"], viewer, names);
    if (typeof fields["die"] === "number") fields["die"] += 1;
    const told = this.args(fields, viewer, names, EXCEPTIONS[kind]);
    if (kind === "DealProposed" || kind === "DealAnswered") told["things"] = this.offer(fields);
    return this.say(`event-${kind}`, told);
  }

  /** Whether nobody would miss it. */
  private goesWithoutSaying(kind: string, fields: Fields): boolean {
    if (kind === "CardDrawn") return fields["card"] === null;
    if (kind === "RoleDealt") return fields["role"] === null;
    if (kind === "DentalRecordTaken") return fields["record"] === null;
    if (kind === "FingerPointed") return fields["accused"] === null;
    if (kind === "StackDiscarded" || kind === "HandDiscarded") return fields["count"] === 0;
    return kind === "FuelBurned" && fields["burned"] === 0 && fields["lacking"] === 0;
  }

  override questionWords(question: OpenQuestion, view: View, names: string[]): string {
    this.meet(view);
    if (!this.has(`question-${question.kind}`)) return super.questionWords(question, view, names);
    return this.say(`question-${question.kind}`, this.args(question.about, question.seat, names, EXCEPTIONS[question.kind]));
  }

  override get isAdvised(): boolean {
    return this.isCoop;
  }

  override adviceWords(reason: AdviceReason, view: View, names: string[]): string {
    this.meet(view);
    return super.adviceWords(reason, view, names);
  }

  override hindranceWords(hindrance: Hindrance, view: View, names: string[], seat: number): string {
    this.meet(view);
    return super.hindranceWords(hindrance, view, names, seat);
  }

  override waitingWords(kind: string): string {
    return this.thing("waiting", kind);
  }

  override optionWords(question: OpenQuestion, option: Json, view: View, names: string[]): string {
    this.meet(view);
    const { kind } = question;
    if (Array.isArray(option)) return this.compoundWords(question, option);
    if (typeof option === "number") return this.numberWords(question, option, view, names);
    for (const id of [`option-${kind}-${option}`, `option-${option}`]) if (this.has(id)) return this.say(id);
    const sector = view["ufo"]?.sectors?.[String(option)];
    if (sector) return `${this.place(String(option))} (${this.say("board-ufo-sector", { minimum: sector.minimum, value: sector.value })})`;
    for (const sort of ["room", "card", "thing", "character", "weather", "test"]) if (this.has(`${sort}-${option}`)) return this.say(`${sort}-${option}`);
    return String(option).replaceAll("_", " ");
  }

  private numberWords({ kind, about, seat }: OpenQuestion, number: number, view: View, names: string[]): string {
    if (kind === "die_to_reroll" || kind === "die_to_cancel") {
      const dice = about["dice"] as string[];
      return this.say(`option-${kind}-number`, { number: number + 1, face: this.cardTitle(dice[number] ?? "") });
    }
    if (this.has(`option-${kind}-number`)) return this.say(`option-${kind}-number`, { number });
    const id = this.has(`option-${kind}-pawn`) ? `option-${kind}-pawn` : "option-pawn";
    return this.say(id, this.args({ pawn: number, room: view["people"][number]?.where ?? null }, seat, names));
  }

  /** A die and its new face; a thing of a shelf with its reloads; a fire for the room. */
  private compoundWords({ kind, about }: OpenQuestion, option: Json[]): string {
    const [first, second, third] = option as [any, any, any];
    if (kind === "die_to_turn") {
      const shown = (about["dice"] as string[])[first] ?? "";
      return this.say("option-die_to_turn-turn", { die: first + 1, shown: this.cardTitle(shown), face: this.cardTitle(second) });
    }
    if (kind === "thing_to_hand_over") return this.say("option-thing_to_hand_over-thing", { thing: this.cardTitle(second), reloads: third ?? 0 });
    return this.say("option-action_to_take-burn", { thing: this.cardTitle(second) });
  }

  override roundWords(view: View): string {
    if (view["ufo"]) return this.say("board-ufo-round", { round: view["ufo"].round, rounds: view["ufo"].rounds });
    return this.say("board-round", { round: view["round"] ?? 1 });
  }

  override momentWords(view: View): string {
    return view["ufo"] ? this.roundWords(view) : `${this.roundWords(view)} · ${this.thing("phase", view["phase"] ?? "set_up")}`;
  }
}
