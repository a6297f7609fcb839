// The face of the games on the outpost: what can be pointed at, what lies before the viewer, help, and the end.
import type { Json, OpenQuestion } from "../../protocol.gen";
import { list, t } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import type { Ahead, Character, Curves, Fate, Handle, Held, Lane, Link, Mark } from "../face";
import type { OneOfSeveral, Part, Passed, Phase, Role, Shown, Topic } from "../face";
import { clausesOf } from "../facts";
import { ownOf, type OutpostEvent, type OutpostView, type Person } from "./types";
import { aheadOf } from "./ahead";
import { claimThingsOf } from "./claims";
import { fateOf, verdictOf } from "./verdicts";
import { crewOf, curvesOf, lanesOf, linksOf } from "./ending";
import { CARD_KINDS, handOf } from "./hand";
import { partOf, passedOf } from "./passed";
import { phasesOf } from "./phases";
import { portraitOf } from "./portraits";
import { followingOf, preferredOf } from "./sets";
import { suppliesOf } from "./supplies";
import { characterOf, charactersOf, markOf } from "./troupe";
import { turningPointsOf } from "./turning";
import { OutpostWords } from "./words";

const ROOM_QUESTIONS = new Set([
  "room_to_enter",
  "room_to_fuel",
  "room_to_resolve",
  "room_to_haunt",
  "sector_to_haunt",
]);
const CARD_QUESTIONS = new Set([
  "card_to_swap",
  "card_to_hand_over",
  "card_to_discard",
  "card_to_give_up",
  "card_to_discard_for_test",
]);
const FOUND_QUESTIONS = new Set(["weapon_to_keep", "item_to_keep"]);
const DIE_QUESTIONS = new Set(["die_to_reroll", "die_to_cancel"]);
/** Words that mean a thing before the viewer. */
const THING_OF: Record<string, string> = {
  melee: "melee",
  firearm: "firearm",
  reload: "flamethrower",
  dynamite: "dynamite",
  grenade: "grenade",
  tools: "tools",
  fuel_can: "fuel_can",
  sniper_rifle: "sniper_rifle",
  show: "flashlight",
};
/** What is explained along with something, because nothing on the table stands for it alone. */
const ALSO: Record<string, Handle[]> = {
  "phase:tests": ["test:A", "test:B"],
  "thing:blood_bag": ["test:A"],
  "thing:wire": ["test:B"],
};
const GRAVE = new Set(["expose", "escape", "allow", "pay"]);

/** The face of the board game, of its co-op and of the Norwegian Outpost. */
export class OutpostFace extends OutpostWords {
  // Choosing ----------------------------------------------------------------------------------------------

  override handles(question: OpenQuestion, option: Json, _view: OutpostView): Handle[] {
    const { kind, about } = question;
    if (Array.isArray(option)) return this.compoundHandles(kind, option);
    if (typeof option === "number") {
      if (DIE_QUESTIONS.has(kind)) return [`die:${option}`];
      return kind === "strength_to_place" ? [`strength:${option}`] : [this.personHandle(option)];
    }
    const word = String(option);
    if (option === question.decline) return [`act:${word}`];
    if (ROOM_QUESTIONS.has(kind)) return word === "done" ? ["act:done"] : [`room:${word}`];
    if (CARD_QUESTIONS.has(kind)) return word in CARD_KINDS ? [`card:${word}`] : [`act:${word}`];
    if (FOUND_QUESTIONS.has(kind)) return [`found:${word}`];
    if (kind === "turn" && word === "change_cards") return ["room:dormitory"];
    if (kind === "turn" && word === "board") return ["room:rescue_helicopter"];
    if (kind === "alien_deed" && word === "sabotage") return [`room:${about["room"]}`];
    if (kind === "launch_card_to_pay" && word === "pay") return ["launch:next"];
    if (kind === "token_to_pay") return [`thing:${word}`];
    if (word in THING_OF) return [`thing:${THING_OF[word]}`];
    return [`act:${word}`];
  }

  private lotHandles(things: Json[]): Handle[] {
    const handles = new Set((things as Json[][]).map(([, kind]) => `thing:${kind}`));
    return handles.size ? [...handles] : ["act:nothing"];
  }

  private compoundHandles(kind: string, option: Json[]): Handle[] {
    const [first, second] = option;
    if (kind === "things_to_offer") return this.lotHandles(option);
    if (kind === "deal_to_answer") return [this.personHandle(first as number), ...this.lotHandles(second as Json[])];
    if (kind === "die_to_turn") return [`die:${first}`, `turned:${second}`];
    return kind === "thing_to_hand_over"
      ? [`thing:${second}`]
      : [`act:${first}`, `thing:${THING_OF[String(second)] ?? second}`];
  }

  override ahead(question: OpenQuestion, view: OutpostView): Ahead[] {
    return aheadOf(question, view);
  }

  override aheadWords(words: string, handles: Handle[]): string {
    const named = (sort: string) => handles.find((handle) => handle.startsWith(sort))?.slice(sort.length);
    const [room, card] = [named("room:"), named("card:")];
    if (!room) return card ? this.say("ahead-card", { card: this.cardTitle(card) }) : words;
    const to = this.place(room, "to");
    return card ? this.say("ahead-both", { to, card: this.cardTitle(card) }) : this.say("ahead-room", { to });
  }

  override preferred(question: OpenQuestion): Json | undefined {
    return preferredOf(question, this.isCoop) ?? super.preferred(question);
  }

  override follows(...[question, option, view, open, seats]: Parameters<OutpostWords["follows"]>) {
    return this.isCoop ? followingOf(question, option, view, open, seats) : null;
  }

  override hasSecrets(view: OutpostView): boolean {
    return !this.isCoop || !view.open_hands;
  }

  override moment(view: OutpostView): string {
    return `${view.round}:${view.phase}`;
  }

  override askedOf({ about, seat }: OpenQuestion): Handle | null {
    return this.isCoop && typeof about["pawn"] === "number" ? `pawn:${about["pawn"]}` : `seat:${seat}`;
  }

  override stepWords(question: OpenQuestion, option: Json | undefined, view: OutpostView, names: string[]): string {
    const words = super.stepWords(question, option, view, names);
    const { pawn, dice } = question.about;
    return typeof pawn === "number" && !dice ? `${this.person(pawn, names)}: ${words}` : words;
  }

  override passed(question: OpenQuestion, view: OutpostView, names: string[]): Passed {
    return passedOf(this, question, view, names) ?? super.passed(question, view, names);
  }

  override part(question: OpenQuestion, option: Json, view: OutpostView): Part {
    return partOf(question, option, this.handles(question, option, view));
  }

  override isGrave(_question: OpenQuestion, option: Json): boolean {
    return GRAVE.has(String(option));
  }

  // What lies before the viewer -------------------------------------------------------------------------------

  override hand(view: OutpostView, viewer: number | null): Held[] {
    return handOf(this, view, viewer);
  }

  override emptyHand(view: OutpostView, viewer: number | null): string {
    const own = ownOf(view, viewer);
    if (this.isCoop) {
      this.meet(view);
      const crew = own.filter((person) => person.status === "character");
      if (!crew.length) return this.say("board-nobody");
      const characters = list(crew.map((person) => this.person(person.pawn, [])));
      return `${this.say("board-yours", { characters })} ${this.say("board-empty")}`;
    }
    const status = own[0]?.status;
    if (status === "exposed" || status === "dead" || status === "escaped")
      return this.say(`board-${status}`, { strength: view.alien?.pool ?? 0 });
    return `${this.say("board-hand")}: ${this.say("board-nothing")}`;
  }

  override role(view: OutpostView, viewer: number | null): Role | null {
    if (this.isCoop) {
      const crew = ownOf(view, viewer)
        .filter((person) => person.status === "character")
        .map((person) => this.thing("character", person.character ?? ""));
      return viewer === null
        ? null
        : { key: "unknown", title: this.say("role-crew", { count: crew.length }), text: list(crew), icon: "coop" };
    }
    const person = ownOf(view, viewer)[0];
    if (!person?.role) return null;
    return {
      key: person.role,
      title: this.say(`role-${person.role}`),
      text: this.say(`role-${person.role}-help`),
      icon: `role-${person.role}`,
    };
  }

  override isAlive(view: OutpostView, seat: number): boolean {
    return ownOf(view, seat).some((person) => person.status === "character" || person.status === "exposed");
  }

  override charactersOf(view: OutpostView, seat: number): OneOfSeveral[] {
    return this.isCoop ? charactersOf(this, view, seat) : [];
  }

  override character(view: OutpostView, pawn: number): Character | null {
    return this.isCoop ? characterOf(this, view, pawn) : null;
  }

  override portrait(view: OutpostView, pawn: number): string {
    return portraitOf(view.people?.[pawn]?.character);
  }

  override marked(view: OutpostView, names: string[]): string[] {
    if (!this.isCoop) return names;
    this.meet(view);
    return (view.people ?? []).map((person) => this.person(person.pawn, names));
  }

  override playerNote(view: OutpostView, seat: number): string {
    const own = ownOf(view, seat);
    if (this.isCoop) {
      const crew = own.map((person) =>
        person.status === "character" ? this.thing("character", person.character ?? "") : "",
      );
      return [view.leading_player === seat ? this.say("plan-leads") : "", list(crew.filter(Boolean))]
        .filter(Boolean)
        .join(" · ");
    }
    const person = own[0];
    return person ? this.personNotes(view, person).join(" · ") : "";
  }

  override playerMark(view: OutpostView, seat: number): Mark | null {
    return this.isCoop ? null : markOf(this, view, ownOf(view, seat)[0]);
  }

  override leads(view: OutpostView, seat: number): boolean {
    return ownOf(view, seat).some((person) => person.pawn === view.leader);
  }

  override playerCounts(view: OutpostView, seat: number): string[] {
    return ownOf(view, seat)
      .filter((person) => person.status === "character")
      .map((person) => {
        const counts = this.counts(person).join(", ");
        return this.isCoop ? `${this.person(person.pawn, [])}: ${counts || this.say("board-nothing")}` : counts;
      })
      .filter(Boolean);
  }

  /** What of somebody's things can be counted from across the table. */
  counts(person: Person): string[] {
    const counted = {
      cards: person.cards,
      weapons: person.weapon_count,
      items: person.item_count,
      lab: person.lab_count,
      laid: person.laid ?? 0,
    };
    return Object.entries(counted)
      .filter(([, count]) => count)
      .map(([what, count]) => this.say(`plan-count-${what}`, { count }));
  }

  override playerTopics(view: OutpostView, seat: number): Topic[] {
    const topics = ownOf(view, seat).map((person) => this.characterHelp(view, person.pawn));
    return topics.filter((topic) => topic !== null);
  }

  override phases(view: OutpostView): Phase[] {
    return phasesOf(view).map((key) => ({
      handle: `phase:${key}`,
      title: this.thing("phase", key),
      isNow: view.phase === key,
    }));
  }

  /** What is publicly so of somebody, most important first. */
  personNotes(view: OutpostView, person: Person): string[] {
    const notes: string[] = [];
    if (view.leader === person.pawn && person.status === "character") notes.push(this.say("plan-leads"));
    if (view.marker_holder === person.pawn) notes.push(this.say("plan-marker"));
    if (person.character && !this.isCoop) notes.push(this.thing("character", person.character));
    if (person.status !== "character") return [...notes, this.fateOf(person)];
    if (person.suspicion !== null)
      notes.push(this.say("plan-suspicion", { space: person.suspicion, red: view.limits.red }));
    if (person.where && !person.standing) notes.push(this.say("plan-lying"));
    for (const reloads of person.flamethrowers) notes.push(this.say("board-flamethrower", { reloads }));
    if (person.record_shown) notes.push(this.thing("record", person.record ?? ""));
    return notes;
  }

  protected override settled(view: OutpostView): OutpostView {
    return { ...view, piles: { ...view.piles, drawn: null } };
  }

  // Help ------------------------------------------------------------------------------------------------------

  override questionHelp(question: OpenQuestion): Topic {
    const id = `question-${question.kind}-help`;
    return {
      title: "",
      text: this.has(id) ? this.say(id) : "",
      clauses: clausesOf(this.game, "question", question.kind),
    };
  }

  override help(handle: Handle, view?: OutpostView): Topic | null {
    const [what = "", key = ""] = handle.split(":");
    if (what === "supplies")
      return view
        ? { title: this.say("plan-supplies"), text: suppliesOf(this, view).join("\n"), clauses: ["B-1.5"] }
        : null;
    const sort = what === "found" ? "thing" : what;
    if (sort === "pawn") return null;
    if (handle === "role:unknown")
      return {
        title: this.say("plan-unknown"),
        text: this.say("role-human-help"),
        clauses: clausesOf(this.game, "role", ""),
      };
    if (
      !["role", "room", "character", "card", "thing", "test", "track", "record", "phase"].includes(sort) ||
      !this.has(`${sort}-${key}`)
    )
      return null;
    const text = this.has(`${sort}-${key}-help`) ? this.say(`${sort}-${key}-help`) : "";
    const topic: Topic = { title: this.say(`${sort}-${key}`), text, clauses: clausesOf(this.game, sort, key) };
    const also = (ALSO[handle] ?? []).map((other) => this.help(other)).filter((other) => other !== null);
    if (also.length) topic.also = also;
    return sort === "character" || sort === "test" || sort === "phase" ? topic : { ...topic, icon: `${sort}-${key}` };
  }

  override why(question: OpenQuestion | null, handle: Handle, view: OutpostView): Topic | null {
    const [what = "", key = ""] = handle.split(":");
    const help = what === "pawn" ? this.characterHelp(view, Number(key)) : this.help(handle, view);
    if (!question) return help;
    const clauses = clausesOf(this.game, "question", question.kind);
    if (help) return { ...help, why: { text: "", clauses } };
    return what === "seat" || what === "room"
      ? { title: t(what === "seat" ? "why-title" : "help"), text: "", clauses: [], why: { text: "", clauses } }
      : null;
  }

  characterHelp(view: OutpostView, pawn: number): Topic | null {
    const character = view.people?.[pawn]?.character;
    return character ? this.help(`character:${character}`) : null;
  }

  override numberGroup(name: string): string {
    if (/^(sector|departure)_/.test(name)) return "ufo";
    if (/_(sun|snow|storm)$/.test(name)) return "weather";
    return /_track$|^suspicion_|^rescue_|^rifle_/.test(name) ? "tracks" : "rooms";
  }

  // The end -----------------------------------------------------------------------------------------------------

  override age(view: OutpostView): number {
    return view.round;
  }

  override roleKey(view: OutpostView, seat: number): string {
    return this.isCoop ? "" : (ownOf(view, seat)[0]?.role ?? "");
  }

  override verdict(view: OutpostView): string {
    return verdictOf(this, view);
  }

  override fate(view: OutpostView, seat: number): Fate | null {
    return fateOf(this, view, seat);
  }

  override castOf(view: OutpostView, names: string[]): Shown[] {
    return this.isCoop ? crewOf(this, view) : super.castOf(view, names);
  }

  override lanes(view: OutpostView): Lane[] {
    return lanesOf(this, view);
  }

  override links(view: OutpostView, names: string[]): Link[] {
    return linksOf(this, view, names);
  }

  override turningPoints(journal: Entry<OutpostEvent>[], view: OutpostView, names: string[]): string[] {
    return turningPointsOf(this, journal, view, names);
  }

  override get beat(): "turns" | "rounds" {
    return "rounds";
  }

  override curves(journal: Entry<OutpostEvent>[], view: OutpostView, names: string[]): Curves | null {
    return curvesOf(this, journal, view, names);
  }

  override readonly plans: readonly string[] = this.isCoop ? [] : ["i_will_test", "i_will_go"]; // all plan together there
  override readonly phrases = ["who_has_fire", "boiler_may_fail", "power_may_fail", "rescue_leaves"] as const;

  override claimThings(claim: string): { key: string; title: string }[] {
    return claimThingsOf(this, claim);
  }
}
