// The face of the games on the outpost: what can be pointed at, what lies before the viewer, help, and the end.
import type { Json, OpenQuestion } from "../../protocol.gen";
import { list, t } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import { mark, type Curve, type Curves, type Fate, type Handle, type Held, type Lane, type Link, type Phase, type Role, type Topic, type View } from "../face";
import { clausesOf, QUESTION_CLAUSES } from "./clauses";
import { fateOf, verdictOf } from "./fates";
import { phasesOf } from "./phases";
import { suppliesOf } from "./supplies";
import { OutpostWords } from "./words";

const ROLES = ["human", "alien"];
const CARD_KINDS: Record<string, string> = { use: "defence", repair: "action", sabotage: "contagion", threat: "contagion" };
const ROOM_QUESTIONS = new Set(["room_to_enter", "room_to_fuel", "room_to_resolve", "room_to_haunt", "sector_to_haunt"]);
const CARD_QUESTIONS = new Set(["card_to_swap", "card_to_hand_over", "card_to_discard", "card_to_give_up", "card_to_discard_for_test"]);
const FOUND_QUESTIONS = new Set(["weapon_to_keep", "item_to_keep"]);
const DIE_QUESTIONS = new Set(["die_to_reroll", "die_to_cancel"]);
/** Words that mean a thing before the viewer. */
const THING_OF: Record<string, string> = {
  melee: "melee", firearm: "firearm", reload: "flamethrower", dynamite: "dynamite", grenade: "grenade", tools: "tools",
  fuel_can: "fuel_can", sniper_rifle: "sniper_rifle", show: "flashlight",
};
/** What a reaction could be, had one everything: on a passed phone all of it is drawn for everybody. */
const REACTIONS: Record<string, string[]> = {
  self_exposure: ["expose"], tokens_to_lay_out: ["one_alien"], flashlight_to_show: ["show"], willing_to_test: ["carry_out"],
  weapon_to_withdraw: ["melee", "firearm", "reload"], fire_to_use: ["dynamite", "reload"], fire_for_room: ["dynamite", "reload"],
  bonus_to_play: ["tools", "fuel_can"],
};
/** What takes a disk off the track. */
const LEAVING: Record<string, string> = { AlienExposed: "exposed", CharacterAssimilated: "dead" };
/** What is explained along with something, because nothing on the table stands for it alone. */
const ALSO: Record<string, Handle[]> = { "phase:tests": ["test:A", "test:B"], "thing:blood_bag": ["test:A"], "thing:wire": ["test:B"] };
const GRAVE = new Set(["expose", "escape", "allow", "pay"]);

/** The face of the board game, of its co-op and of the Norwegian Outpost. */
export class OutpostFace extends OutpostWords {
  /** Whom one points at: a player, or where a player has several, a character. */
  personHandle(pawn: number): Handle {
    return `${this.isCoop ? "pawn" : "seat"}:${pawn}`;
  }

  // Choosing ----------------------------------------------------------------------------------------------

  override handles(question: OpenQuestion, option: Json, _view: View): Handle[] {
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
    if (word === "put_in") return [`thing:${Array.isArray(about["thing"]) ? about["thing"][1] : about["thing"]}`];
    if (kind === "token_to_pay") return [`thing:${word}`];
    if (word in THING_OF) return [`thing:${THING_OF[word]}`];
    return [`act:${word}`];
  }

  private compoundHandles(kind: string, option: Json[]): Handle[] {
    const [first, second] = option;
    if (kind === "die_to_turn") return [`die:${first}`, `turned:${second}`];
    return kind === "thing_to_hand_over" ? [`thing:${second}`] : [`act:${first}`, `thing:${THING_OF[String(second)] ?? second}`];
  }

  override preferred(question: OpenQuestion): Json | undefined {
    // Whoever has more to choose from here gives that away by pressing more: what everybody can do stands chosen.
    if (question.kind === "tokens_to_lay_out") return "two_human";
    if (question.kind in REACTIONS && question.decline !== undefined && question.decline !== null) return question.decline;
    return super.preferred(question);
  }

  override decoys(question: OpenQuestion): string[] {
    const missing = (REACTIONS[question.kind] ?? []).filter((word) => !question.options.includes(word));
    return missing.map((word) => this.say(`option-${question.kind}-${word}`, {}));
  }

  override isGrave(_question: OpenQuestion, option: Json): boolean {
    return GRAVE.has(String(option));
  }

  // What lies before the viewer -------------------------------------------------------------------------------

  private own(view: View, viewer: number | null): any[] {
    return viewer === null ? [] : ((view["people"] ?? []) as any[]).filter((person) => person.player === viewer);
  }

  private held(sort: "card" | "thing" | "found" | "record", key: string, kind: string, kindTitle: string): Held {
    return { handle: `${sort}:${key}`, key, title: this.cardTitle(key), icon: sort === "card" ? `card-${key}` : `thing-${key}`, kind, kindTitle };
  }

  override hand(view: View, viewer: number | null): Held[] {
    const held: Held[] = [];
    for (const person of this.own(view, viewer)) {
      if (person.status === "dead" || person.status === "escaped") continue;
      if (this.isCoop && person.status === "character") {
        const where = person.where ? this.place(person.where) : "";
        held.push({ handle: `pawn:${person.pawn}`, key: person.character, title: this.thing("character", person.character ?? ""), icon: "role-human", kind: "plain", kindTitle: where });
      }
      const whose = (title: string) => (this.isCoop ? this.thing("character", person.character ?? "") : title);
      for (const key of person.hand ?? []) held.push(this.held("card", key, CARD_KINDS[key] ?? "action", whose(this.say("board-hand"))));
      for (const reloads of person.flamethrowers ?? []) {
        held.push({ ...this.held("thing", "flamethrower", "panic", whose(this.say("board-held-weapons"))), title: this.say("board-flamethrower", { reloads }) });
      }
      for (const key of person.weapons ?? []) held.push(this.held("thing", key, "panic", whose(this.say("board-held-weapons"))));
      for (const key of person.items ?? []) held.push(this.held("thing", key, "item", whose(this.say("board-held-items"))));
      for (const key of person.lab ?? []) held.push(this.held("thing", key, "obstacle", whose(this.say("board-held-lab"))));
      if (person.record) held.push({ ...this.held("record", person.record, "plain", this.say("board-teeth")), icon: `record-${person.record}` });
    }
    for (const key of viewer === null ? [] : (view["piles"]?.drawn ?? [])) held.push(this.held("found", key, "defence", this.say("board-found")));
    const side = view["people"]?.[viewer ?? -1]?.status === "exposed" ? "team" : "humans";
    for (const key of viewer === null ? [] : (view["ufo"]?.[side]?.kinds ?? [])) held.push(this.held("thing", key, "obstacle", this.say("board-ufo-known")));
    return held;
  }

  override emptyHand(view: View, viewer: number | null): string {
    const own = this.own(view, viewer);
    if (this.isCoop) {
      this.meet(view);
      const crew = own.filter((person) => person.status === "character");
      if (!crew.length) return this.say("board-nobody");
      return `${this.say("board-yours", { characters: list(crew.map((person) => this.person(person.pawn, []))) })} ${this.say("board-empty")}`;
    }
    const status = own[0]?.status;
    if (status === "exposed" || status === "dead" || status === "escaped") return this.say(`board-${status}`, { strength: view["alien"]?.pool ?? 0 });
    return `${this.say("board-hand")}: ${this.say("board-nothing")}`;
  }

  override role(view: View, viewer: number | null): Role | null {
    if (this.isCoop) {
      const crew = this.own(view, viewer).filter((person) => person.status === "character").map((person) => this.thing("character", person.character ?? ""));
      return viewer === null ? null : { key: "unknown", title: this.say("role-crew", { count: crew.length }), text: list(crew), icon: "coop" };
    }
    const person = this.own(view, viewer)[0];
    if (!person?.role) return null;
    return { key: person.role, title: this.say(`role-${person.role}`), text: this.say(`role-${person.role}-help`), icon: `role-${person.role}` };
  }

  override isAlive(view: View, seat: number): boolean {
    return this.own(view, seat).some((person) => person.status === "character" || person.status === "exposed");
  }

  override charactersOf(view: View, seat: number): { id: number; name: string; note: string; isOut: boolean }[] {
    if (!this.isCoop) return [];
    this.meet(view);
    return this.own(view, seat).map((person) => ({ id: person.pawn, name: this.person(person.pawn, []), note: this.personNotes(view, person).join(" · "), isOut: person.status !== "character" }));
  }

  override marked(view: View, names: string[]): string[] {
    if (!this.isCoop) return names;
    this.meet(view);
    return ((view["people"] ?? []) as any[]).map((person) => this.person(person.pawn, names));
  }

  override playerNote(view: View, seat: number): string {
    const own = this.own(view, seat);
    if (this.isCoop) {
      const crew = own.map((person) => (person.status === "character" ? this.thing("character", person.character ?? "") : ""));
      return [view["leading_player"] === seat ? this.say("plan-leads") : "", list(crew.filter(Boolean))].filter(Boolean).join(" · ");
    }
    const person = own[0];
    return person ? this.personNotes(view, person).join(" · ") : "";
  }

  override leads(view: View, seat: number): boolean {
    return this.own(view, seat).some((person) => person.pawn === view["leader"]);
  }

  override playerCounts(view: View, seat: number): string[] {
    return this.own(view, seat).filter((person) => person.status === "character").map((person) => {
      const counts = this.counts(person).join(", ");
      return this.isCoop ? `${this.person(person.pawn, [])}: ${counts || this.say("board-nothing")}` : counts;
    }).filter(Boolean);
  }

  /** What of somebody's things can be counted from across the table. */
  counts(person: any): string[] {
    const counted = { cards: person.cards, weapons: person.weapon_count, items: person.item_count, lab: person.lab_count, laid: person.laid ?? 0 };
    return Object.entries(counted).filter(([, count]) => count).map(([what, count]) => this.say(`plan-count-${what}`, { count }));
  }

  override playerTopics(view: View, seat: number): Topic[] {
    const topics = this.own(view, seat).map((person) => this.characterHelp(view, person.pawn));
    return topics.filter((topic) => topic !== null);
  }

  override phases(view: View): Phase[] {
    return phasesOf(view).map((key) => ({ handle: `phase:${key}`, title: this.thing("phase", key), isNow: view["phase"] === key }));
  }

  /** What is publicly so of somebody, most important first. */
  personNotes(view: View, person: any): string[] {
    const notes: string[] = [];
    if (view["leader"] === person.pawn) notes.push(this.say("plan-leads"));
    if (view["marker_holder"] === person.pawn) notes.push(this.say("plan-marker"));
    if (person.character && !this.isCoop) notes.push(this.thing("character", person.character));
    if (person.status !== "character") return [...notes, this.say(`status-${person.status}`)];
    if (person.suspicion !== null) notes.push(this.say("plan-suspicion", { space: person.suspicion, red: view["limits"].red }));
    if (person.where && !person.standing) notes.push(this.say("plan-lying"));
    for (const reloads of person.flamethrowers) notes.push(this.say("board-flamethrower", { reloads }));
    if (person.record_shown) notes.push(this.thing("record", person.record ?? ""));
    return notes;
  }

  // Help ------------------------------------------------------------------------------------------------------

  override questionHelp(question: OpenQuestion): Topic {
    const id = `question-${question.kind}-help`;
    return { title: "", text: this.has(id) ? this.say(id) : "", clauses: QUESTION_CLAUSES[question.kind] ?? [] };
  }

  override help(handle: Handle, view?: View): Topic | null {
    const [what = "", key = ""] = handle.split(":");
    if (what === "supplies") return view ? { title: this.say("plan-supplies"), text: suppliesOf(this, view).join("\n"), clauses: ["B-1.5"] } : null;
    const sort = what === "found" ? "thing" : what;
    if (sort === "pawn") return null;
    if (handle === "role:unknown") return { title: this.say("plan-unknown"), text: this.say("role-human-help"), clauses: clausesOf("role", "") };
    if (!["role", "room", "character", "card", "thing", "test", "track", "record", "phase"].includes(sort) || !this.has(`${sort}-${key}`)) return null;
    const text = this.has(`${sort}-${key}-help`) ? this.say(`${sort}-${key}-help`) : "";
    const topic: Topic = { title: this.say(`${sort}-${key}`), text, clauses: clausesOf(sort, key) };
    const also = (ALSO[handle] ?? []).map((other) => this.help(other)).filter((other) => other !== null);
    if (also.length) topic.also = also;
    return sort === "character" || sort === "test" || sort === "phase" ? topic : { ...topic, icon: `${sort}-${key}` };
  }

  override why(question: OpenQuestion | null, handle: Handle, view: View): Topic | null {
    const [what = "", key = ""] = handle.split(":");
    const help = what === "pawn" ? this.characterHelp(view, Number(key)) : this.help(handle, view);
    if (!question) return help;
    const clauses = QUESTION_CLAUSES[question.kind] ?? [];
    if (help) return { ...help, why: { text: "", clauses } };
    return what === "seat" || what === "room" ? { title: t(what === "seat" ? "why-title" : "help"), text: "", clauses: [], why: { text: "", clauses } } : null;
  }

  private characterHelp(view: View, pawn: number): Topic | null {
    const character = view["people"]?.[pawn]?.character;
    return character ? this.help(`character:${character}`) : null;
  }

  override numberGroup(name: string): string {
    if (/^(sector|departure)_/.test(name)) return "ufo";
    if (/_(sun|snow|storm)$/.test(name)) return "weather";
    return /_track$|^suspicion_|^rescue_|^rifle_/.test(name) ? "tracks" : "rooms";
  }

  // The end -----------------------------------------------------------------------------------------------------

  override verdict(view: View): string {
    return verdictOf(this, view);
  }

  override fate(view: View, seat: number): Fate | null {
    return fateOf(this, view, seat);
  }

  override lanes(view: View): Lane[] {
    this.meet(view);
    const people = (view["people"] ?? []) as any[];
    const seats = [...new Set(people.map((person) => person.player as number))].sort((one, other) => one - other);
    return seats.map((seat) => {
      const own = this.own(view, seat);
      const told = own.map((person) => {
        const character = this.thing("character", person.character ?? "");
        const role = this.isCoop && person.role ? `, ${this.say(`role-${person.role}`)}` : "";
        return person.status === "character" ? `${character}${role}` : `${character}${role}, ${this.say(`status-${person.status}`)}`;
      });
      const role = this.isCoop ? "human" : (own[0]?.role ?? "human");
      return { seat, role, roleTitle: this.isCoop ? "" : this.say(`role-${role}`), fell: null, note: told.join(" · "), since: this.changedIn(view, seat) };
    });
  }

  /** The round in which somebody became alien. */
  private changedIn(view: View, seat: number): number | undefined {
    const link = ((view["chain"] ?? []) as any[]).find((each) => each.victim === seat);
    return this.isCoop || !link ? undefined : Math.max(1, link.round);
  }

  override links(view: View, names: string[]): Link[] {
    this.meet(view);
    return ((view["chain"] ?? []) as any[]).map((link) => {
      const title = this.say(`through-${link.how}`, { round: link.round, room_in: link.room ? this.place(link.room, "in") : "" });
      const whom = this.person(link.victim, names);
      const words = link.by === null ? t("chain-of", { whom, title }) : t("chain-by", { by: this.person(link.by, names), whom, title });
      return { by: link.by, whom: link.victim, turn: Math.max(1, link.round), words };
    });
  }

  override get beat(): "turns" | "rounds" {
    return "rounds";
  }

  /** Where each disk stood at the end of each round. */
  override curves(journal: Entry[], view: View, names: string[]): Curves | null {
    this.meet(view);
    const chain = (view["chain"] ?? []) as any[];
    const curves: Curve[] = ((view["people"] ?? []) as any[]).map(({ pawn }) => ({
      id: pawn, name: this.person(pawn, names), points: [{ at: 0, value: view["limits"].start }], changed: chain.find((link) => link.victim === pawn)?.round,
    }));
    let round = 1;
    for (const entry of journal) {
      if (entry.type !== "happened") continue;
      const { event, pawn } = entry.event as Record<string, any>;
      if (event === "RoundBegan") round = entry.event["round"] as number;
      const curve = curves[pawn];
      if (!curve) continue;
      if (event === "SuspicionMoved") mark(curve.points, round, entry.event["space"] as number);
      else if (LEAVING[event]) curve.left = { at: round, title: this.say(`status-${LEAVING[event]}`) };
    }
    return { curves, first: 0, last: round, most: view["limits"].red, note: this.say("curve-note") };
  }

  override claimThings(claim: string): { key: string; title: string }[] {
    if (claim === "i_am") return ROLES.map((key) => ({ key, title: this.say(`role-${key}`) }));
    const cards = ["use", "repair", "sabotage"].map((key) => ({ key, title: this.cardTitle(key) }));
    if (claim !== "i_hold") return cards;
    const things = ["flamethrower", "dynamite", "melee", "firearm", "keys", "flashlight", "tools", "fuel_can", "wire", "blood_bag"];
    return [...cards, ...things.map((key) => ({ key, title: this.cardTitle(key) }))];
  }
}
