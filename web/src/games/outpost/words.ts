// The games on the outpost in words: events, questions and options become sentences, people and places their names.
import type { AdviceReason, Hindrance, Json, OpenQuestion } from "../../protocol.gen";
import type { Bed } from "../../loudness";
import type { SoundKind } from "../../settings.svelte";
import { has, list, row, say, type Argument } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import { fieldsOf, PlainFace, type Fields, type Handle } from "../face";
import { EXCEPTIONS, SORTS, type Sort } from "./sorts";
import type { OutpostEvent, OutpostView, Person } from "./types";

/** What somebody puts into a deal, as the other is told it. */
type Offer = { weapons?: string[]; items?: string[]; lab?: number };
/** A thing of a shelf with its reloads; a kind of something, and how many of it. */
type Thing = [shelf: string, kind: string, reloads: number];
type Kind = string | [kind: string, count: number];

const HIDDEN = "hidden";
const NOBODY = "nobody";
const SHAPES = ["in", "to", "from"];
const ACTION_CARDS = new Set(["use", "repair", "sabotage", "threat"]);
/** What happens every round, and the board shows it. */
const UNTOLD = new Set(["CardAddedUnseen", "DogsGathered"]);

/** What comes in series, and what makes one of them one line. */
const SERIES: Record<string, (event: OutpostEvent) => unknown> = {
  CardDrawn: (event) => event.event === "CardDrawn" && event.pawn,
  DogPlaced: () => "",
  SuspicionMoved: () => "",
};

/** What is said at the outpost. */
export class OutpostWords extends PlainFace<OutpostView, OutpostEvent> {
  override headings: ReadonlySet<string> = new Set(["RoundBegan", "PhaseBegan", "UfoRoundBegan"]);
  override passing: ReadonlySet<string> = new Set(["PhaseBegan"]);
  override sounds: Record<string, SoundKind> = {
    RoomEntered: "card",
    CardHandedOver: "card",
    CardRevealed: "card",
    DiceRolled: "card",
    DieRerolled: "card",
    WeatherDieRolled: "card",
    FireUsed: "fire",
    RoomBurned: "fire",
    RoomSabotaged: "panic",
    PowerFailed: "panic",
    BoilerDestroyed: "panic",
    AlienRevealed: "panic",
    CharacterAssimilated: "panic",
    AlienExposed: "exposure",
    RoleShown: "exposure",
    UfoReached: "exposure",
    EverythingShown: "end",
  };
  override turns: ReadonlySet<string> = new Set(["turn", "room_to_enter"]);
  /** Which character each pawn is, in the game where a player has several: told to everybody when it begins. */
  private readonly cast = new Map<number, string>();

  /** The wind blows as the weather is; the hum is the generator's, and silence means that it has failed. */
  override bed({ base, ufo, edition }: OutpostView): Bed {
    if (ufo) return { wind: 0, hum: 0.9, pitch: 33 };
    const wind = { sun: 0.12, snow: 0.35, storm: 1 }[base.weather ?? "sun"] ?? 0.3;
    return { wind: edition === "norwegian" ? wind * 0.8 : wind, hum: base.dark ? 0 : 0.45, pitch: 50 };
  }

  get isCoop(): boolean {
    return this.game === "coop";
  }

  /** Whom one points at: a player, or where a player has several, a character. */
  personHandle(pawn: number): Handle {
    return `${this.isCoop ? "pawn" : "seat"}:${pawn}`;
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
  meet(view: OutpostView): void {
    if (this.isCoop)
      for (const person of view.people ?? []) if (person.character) this.cast.set(person.pawn, person.character);
  }

  person(pawn: unknown, names: string[]): string {
    if (typeof pawn !== "number") return NOBODY;
    if (!this.isCoop) return this.name(names, pawn);
    const character = this.cast.get(pawn);
    return character ? this.thing("character", character) : `${pawn + 1}`;
  }

  place(key: string, shape = ""): string {
    return this.say(`room-${key}${shape && `-${shape}`}`);
  }

  /** What a place is called where there is little room; most names are short enough. */
  placeInShort(key: string): string {
    return this.has(`room-${key}-short`) ? this.place(key, "short") : this.place(key);
  }

  cardTitle(key: string): string {
    if (ACTION_CARDS.has(key)) return this.say(`card-${key}`);
    return this.has(`thing-${key}`) ? this.say(`thing-${key}`) : this.thing("record", key);
  }

  cardList(kinds: Kind[]): string {
    if (!kinds.length) return this.say("offer-nothing");
    const counts = new Map<string, number>();
    for (const kind of kinds) {
      const [key, count] = typeof kind === "string" ? ([kind, 1] as const) : kind;
      counts.set(key, (counts.get(key) ?? 0) + count);
    }
    return list(this.counted(counts));
  }

  private counted(counts: Map<string, number>): string[] {
    return [...counts].map(([key, count]) => this.cardTitle(key) + (count > 1 ? ` ×${count}` : ""));
  }

  private offer({ weapons = [], items = [], lab = 0 }: Offer): string {
    const counts = new Map<string, number>();
    for (const thing of [...weapons, ...items]) counts.set(thing, (counts.get(thing) ?? 0) + 1);
    const told = this.counted(counts);
    if (lab) told.push(this.say("offer-lab", { count: lab }));
    return told.length ? list(told) : this.say("offer-nothing");
  }

  /** Things that one could put into a deal, one's own: lab tokens by name, Flamethrowers with their reloads. */
  private lot(things: Thing[]): string {
    const counts = new Map<string, number>();
    for (const [, kind, reloads] of things) {
      const named = kind === "flamethrower" ? this.say("board-flamethrower", { reloads }) : this.cardTitle(kind);
      counts.set(named, (counts.get(named) ?? 0) + 1);
    }
    return counts.size
      ? list([...counts].map(([named, count]) => named + (count > 1 ? ` ×${count}` : "")))
      : this.say("offer-nothing");
  }

  // Variables ----------------------------------------------------------------------------------------------

  override args(
    fields: Fields,
    viewer: number | null,
    names: string[],
    exceptions: Record<string, Sort> = {},
  ): Record<string, Argument> {
    const told: Record<string, Argument> = { you: NOBODY };
    for (const [name, value] of Object.entries(fields)) {
      const sort = exceptions[name] ?? SORTS[name] ?? "key";
      Object.assign(told, this.variables(name, value, sort, names, viewer));
      if (viewer !== null && told["you"] === NOBODY && this.isReader(value, sort, viewer)) told["you"] = name;
    }
    return told;
  }

  private isReader(value: unknown, sort: Sort, viewer: number): boolean {
    if (sort === "seat") return value === viewer;
    if (this.isCoop) return false;
    return sort === "people"
      ? Array.isArray(value) && value.length === 1 && value[0] === viewer
      : sort === "person" && value === viewer;
  }

  /** Several people in a sentence; where each player has one pawn, the reader is "you". */
  people(pawns: number[], names: string[], viewer: number | null): string {
    return this.company(
      pawns.map((pawn) => [this.isCoop ? null : pawn, this.person(pawn, names)]),
      viewer,
    );
  }

  private variables(
    name: string,
    value: unknown,
    sort: Sort,
    names: string[],
    viewer: number | null,
  ): Record<string, Argument> {
    if (sort === "person") return { [name]: this.person(value, names) };
    if (sort === "seat") return { [name]: this.name(names, value) };
    const isPlace = sort === "place" || sort === "place key";
    if (value === null || value === undefined) {
      return Object.fromEntries(
        ["", ...(isPlace ? SHAPES : [])].map((shape) => [shape ? `${name}_${shape}` : name, HIDDEN]),
      );
    }
    if (sort === "people") {
      const pawns = value as number[];
      const isThere = viewer !== null && !this.isCoop && pawns.includes(viewer);
      return {
        [name]: this.people(pawns, names, viewer),
        [`${name}_count`]: pawns.length,
        [`${name}_you`]: isThere ? "yes" : "no",
      };
    }
    if (isPlace) {
      const room = value as string;
      const shaped = Object.fromEntries(SHAPES.map((shape) => [`${name}_${shape}`, this.place(room, shape)]));
      return { ...shaped, [name]: sort === "place" ? this.place(room) : room };
    }
    if (sort === "card") {
      const key = String(Array.isArray(value) ? value[1] : value); // a thing may come as its shelf, kind and reloads
      return { [name]: key === "human" || key === "alien" ? key : this.cardTitle(key) };
    }
    if (sort === "cards" && Array.isArray(value))
      return { [name]: this.cardList(value as Kind[]), [`${name}_count`]: value.length };
    if (sort === "offer") {
      const offer: Offer = Array.isArray(value) ? Object.fromEntries(value) : (value as Offer);
      const { weapons = [], items = [], lab = 0 } = offer;
      return { [name]: this.offer(offer), [`${name}_count`]: weapons.length + items.length + lab };
    }
    if (sort === "offers") {
      const told = (value as [number, [string, Json][]][]).map(([pawn, offer]) =>
        this.say("offer-of", { pawn: this.person(pawn, names), things: this.offer(Object.fromEntries(offer)) }),
      );
      return { [name]: list(told), [`${name}_count`]: told.length };
    }
    if (sort === "phase" || sort === "character" || sort === "test") return { [name]: this.thing(sort, String(value)) };
    if (typeof value === "boolean") return { [name]: value ? "yes" : "no" };
    return { [name]: typeof value === "number" || typeof value === "string" ? value : JSON.stringify(value) };
  }

  override gather(items: Entry<OutpostEvent>[]): Entry<OutpostEvent>[] {
    const gathered: Entry<OutpostEvent>[] = [];
    for (const item of items) {
      const last = gathered.at(-1);
      const same = item.type === "happened" ? SERIES[item.event.event] : undefined;
      const isMore =
        same &&
        item.type === "happened" &&
        last?.type === "happened" &&
        last.event.event === item.event.event &&
        same(last.event) === same(item.event);
      if (!isMore) gathered.push(item);
      else
        gathered[gathered.length - 1] = {
          ...last,
          event: { ...last.event, series: [...(last.event.series ?? [last.event]), item.event] },
        };
    }
    return gathered;
  }

  /** Several of a kind in one sentence. */
  private seriesWords(series: OutpostEvent[], viewer: number | null, names: string[]): string {
    const rooms = series.flatMap((each) => (each.event === "DogPlaced" ? [this.place(each.room)] : []));
    if (rooms.length) return this.say("event-DogPlaced-many", { rooms: list(rooms) });
    const people = series.flatMap((each) =>
      each.event === "SuspicionMoved" ? [`${this.people([each.pawn], names, viewer)} ${each.space}`] : [],
    );
    if (people.length) return this.say("event-SuspicionMoved-many", { people: row(people) });
    const drawn = series.flatMap((each) => (each.event === "CardDrawn" ? [each] : []));
    const cards = drawn.flatMap(({ card }) => (card === null ? [] : [card]));
    const args = this.args({ pawn: drawn[0]?.pawn }, viewer, names);
    return this.say("event-CardDrawn-many", {
      ...args,
      cards: cards.length < drawn.length ? HIDDEN : this.cardList(cards),
      count: drawn.length,
    });
  }

  // Sentences ----------------------------------------------------------------------------------------------

  override eventWords(event: OutpostEvent, viewer: number | null, names: string[]): string | null {
    const kind = event.event;
    if (event.event === "CharacterTaken" && this.isCoop) this.cast.set(event.pawn, event.character);
    if (UNTOLD.has(kind) || this.goesWithoutSaying(event)) return null;
    if (!this.has(`event-${kind}`)) return super.eventWords(event, viewer, names);
    if (event.series) return this.seriesWords(event.series, viewer, names);
    const fields = fieldsOf(event);
    if (typeof fields["die"] === "number") fields["die"] += 1;
    const told = this.args(fields, viewer, names, EXCEPTIONS[kind]);
    if (event.event === "DealProposed" || event.event === "DealAnswered") told["things"] = this.offer(event);
    return this.sentence(this.say(`event-${kind}`, told));
  }

  /** Whether nobody would miss it. */
  private goesWithoutSaying(event: OutpostEvent): boolean {
    switch (event.event) {
      case "CardDrawn":
        return event.card === null;
      case "RoleDealt":
        return event.role === null;
      case "DentalRecordTaken":
        return event.record === null;
      case "FingerPointed":
        return event.accused === null;
      case "StackDiscarded":
      case "HandDiscarded":
        return event.count === 0;
      case "FuelBurned":
        return event.burned === 0 && event.lacking === 0;
      default:
        return false;
    }
  }

  override questionWords(question: OpenQuestion, view: OutpostView, names: string[]): string {
    this.meet(view);
    if (!this.has(`question-${question.kind}`)) return super.questionWords(question, view, names);
    return this.say(
      `question-${question.kind}`,
      this.args(question.about, question.seat, names, EXCEPTIONS[question.kind]),
    );
  }

  override get isAdvised(): boolean {
    return this.isCoop;
  }

  override adviceWords(reason: AdviceReason, view: OutpostView, names: string[]): string {
    this.meet(view);
    return super.adviceWords(reason, view, names);
  }

  override hindranceWords(hindrance: Hindrance, view: OutpostView, names: string[], seat: number): string {
    this.meet(view);
    return super.hindranceWords(hindrance, view, names, seat);
  }

  override waitingWords(kind: string): string {
    return this.thing("waiting", kind);
  }

  /** What became of somebody. In co-op the alien takes humans, too: their card stays what it was. (C-6.2) */
  fateOf({ status, role }: Person): string {
    const isTaken = this.isCoop && status === "exposed" && role === "human";
    return this.say(isTaken ? "status-exposed-human" : `status-${status}`);
  }

  override optionWords(question: OpenQuestion, option: Json, view: OutpostView, names: string[]): string {
    this.meet(view);
    const { kind } = question;
    if (Array.isArray(option)) return this.compoundWords(question, option, names);
    if (typeof option === "number") return this.numberWords(question, option, view, names);
    for (const id of [`option-${kind}-${option}`, `option-${option}`]) if (this.has(id)) return this.say(id);
    const sector = view.ufo?.sectors?.[String(option)];
    if (sector) {
      const { minimum, value } = sector;
      return `${this.place(String(option))} (${this.say("choice-sector", { minimum, value })})`;
    }
    for (const sort of ["room", "card", "thing", "character", "weather", "test"])
      if (this.has(`${sort}-${option}`)) return this.say(`${sort}-${option}`);
    return String(option).replaceAll("_", " ");
  }

  private numberWords({ kind, about, seat }: OpenQuestion, number: number, view: OutpostView, names: string[]): string {
    if (kind === "die_to_reroll" || kind === "die_to_cancel") {
      const dice = about["dice"] as string[];
      return this.say(`option-${kind}-number`, { number: number + 1, face: this.cardTitle(dice[number] ?? "") });
    }
    if (this.has(`option-${kind}-number`)) return this.say(`option-${kind}-number`, { number });
    const id = this.has(`option-${kind}-pawn`) ? `option-${kind}-pawn` : "option-pawn";
    return this.say(id, this.args({ pawn: number, room: view.people[number]?.where ?? null }, seat, names));
  }

  /** A die and its new face; a thing of a shelf with its reloads; a fire for the room. */
  private compoundWords({ kind, about }: OpenQuestion, option: Json[], names: string[]): string {
    if (kind === "things_to_offer") return this.lot(option as Thing[]);
    const [first, second] = option;
    if (kind === "deal_to_answer")
      return this.say("option-deal_to_answer-deal", {
        pawn: this.person(first, names),
        things: this.lot(second as Thing[]),
      });
    const named = this.cardTitle(String(second));
    if (kind === "die_to_turn") {
      const die = Number(first);
      const shown = (about["dice"] as string[])[die] ?? "";
      return this.say("option-die_to_turn-turn", { die: die + 1, shown: this.cardTitle(shown), face: named });
    }
    if (kind === "thing_to_hand_over")
      return this.say("option-thing_to_hand_over-thing", { thing: named, reloads: Number(option[2] ?? 0) });
    return this.say("option-action_to_take-burn", { thing: named });
  }

  override roundWords(view: OutpostView): string {
    if (view.ufo) return this.say("board-ufo-round", { round: view.ufo.round, rounds: view.ufo.rounds });
    return this.say("board-round", { round: view.round ?? 1 });
  }

  override momentWords(view: OutpostView): string {
    return view.ufo
      ? this.roundWords(view)
      : `${this.roundWords(view)} · ${this.thing("phase", view.phase ?? "set_up")}`;
  }
}
