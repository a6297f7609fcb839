// Stay Away! in words: a circle round one lamp.
import type { Json, OpenQuestion } from "../../protocol.gen";
import type { SoundKind } from "../../settings.svelte";
import { t } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import {
  fieldsOf,
  mark,
  PlainFace,
  type Curve,
  type Curves,
  type Fate,
  type FieldKind,
  type Handle,
  type Held,
  type Lane,
  type Link,
  type Part,
  type Passed,
  type Role,
  type Topic,
} from "../face";
import { cardKinds, clausesOf } from "../facts";
import type { StayAwayEvent, StayAwayView } from "./types";
import { turningPointsOf } from "./turning";
import { fateOf, verdictOf } from "./verdicts";
import { partOf, passedOf } from "./passed";

const CARD_KINDS = cardKinds("stayaway");

/** Claims about somebody: whether they speak against them. */
const VERDICTS: Record<string, boolean> = { i_suspect: true, i_know_alien: true, i_trust: false, i_know_human: false };
/** Claims about a card that no human can have had, or given away. */
const PROOFS: Record<string, string> = { i_saw: "the_thing", i_received: "infected" };
const ROLES = ["human", "infected", "the_thing"];
/** Why somebody may be suspected: what everybody saw it do, or what one has seen oneself. */
const REASONS = [
  "barred_door",
  "quarantine",
  "fire",
  "changed_places",
  "seduction",
  "accepted",
  "refused",
  "discarded",
  "hid_hand",
  "showed_infected",
  "saw_cards",
];

/** The event of an entry, if it is one. */
const toldBy = (entry: Entry<StayAwayEvent> | undefined): StayAwayEvent | undefined =>
  entry?.type === "happened" ? entry.event : undefined;

/** The face of the card game. */
export class StayAwayFace extends PlainFace<StayAwayView, StayAwayEvent> {
  override fields: Record<string, FieldKind> = {
    seat: "seat",
    to: "seat",
    by: "seat",
    from: "seat",
    against: "seat",
    other: "seat",
    offerer: "seat",
    taker: "seat",
    target: "seat",
    the_thing: "seat",
    stands_in_for: "seat",
    winners: "seats",
    losers: "seats",
    card: "card",
    offered: "card",
    answered: "card",
    cards: "cards",
  };
  override headings = new Set(["TurnBegan"]);
  override sounds: Record<string, SoundKind> = {
    CardDrawn: "card",
    CardKept: "card",
    CardPlayed: "card",
    CardDiscarded: "card",
    CardsExchanged: "card",
    CardPassed: "card",
    DefencePlayed: "card",
    PanicDrawn: "panic",
    PlayerEliminated: "fire",
    NoHumanLeft: "exposure",
    NoHumansDeclared: "exposure",
    InfectedShown: "exposure",
    GameEnded: "end",
  };
  override turns = new Set(["draw"]);

  override heard(event: StayAwayEvent): SoundKind | undefined {
    // Who falls to its own infection does not burn: it is found out.
    return event.event === "PlayerEliminated" && event.cause !== "flamethrower" ? "exposure" : super.heard(event);
  }

  /**
   * Of the cards that go round, those of others are told in one line. An offer that was taken is told by the
   * exchange.
   */
  override gather(items: Entry<StayAwayEvent>[]): Entry<StayAwayEvent>[] {
    const gathered: Entry<StayAwayEvent>[] = [];
    let known = 0;
    items.forEach((item, place) => {
      const told = toldBy(item);
      const next = toldBy(items[place + 1]);
      if (told?.event === "CardOffered" && next?.event === "CardsExchanged") return;
      if (item.type !== "happened" || told?.event !== "CardPassed") {
        gathered.push(item);
        return;
      }
      if (told.card !== null) {
        gathered.push(item);
        known += 1;
      }
      if (next?.event === "CardPassed") return;
      gathered.push({ ...item, n: item.n + 0.5, event: { event: "CardPassed-others", known } }); // after its own line
      known = 0;
    });
    return gathered;
  }

  override eventWords(event: StayAwayEvent, viewer: number | null, names: string[]): string | null {
    if (event.event === "HandDealt" && event.cards === null) return null; // that others have hands goes without saying
    if (event.event === "DeckRemade") return this.say("event-DeckRemade", { cards: event.cards });
    if (event.event === "CardPlayed") {
      const target = event.target[0] ?? null;
      const id = target === event.seat ? "event-CardPlayed-self" : "event-CardPlayed";
      return this.say(id, this.args({ ...fieldsOf(event), target }, viewer, names));
    }
    if (event.event === "ExchangeStopped") {
      const { by, ...seats } = event;
      return this.say("event-ExchangeStopped", { ...this.args(fieldsOf(seats), viewer, names), by });
    }
    return super.eventWords(event, viewer, names);
  }

  override questionWords(question: OpenQuestion, _view: StayAwayView, names: string[]): string {
    return this.say(
      `question-${question.kind}`,
      this.args({ card: null, stands_in_for: null, ...question.about }, question.seat, names),
    );
  }

  override optionWords(question: OpenQuestion, option: Json, view: StayAwayView, names: string[]): string {
    if (typeof option === "number") return this.say("option-seat", { seat: this.name(names, option) });
    if (Array.isArray(option)) return this.actWords(option, question.seat, names);
    const word = String(option);
    if (word in CARD_KINDS) return this.say("option-card", { card: this.thing("card", word) });
    if (word === "accept") return this.say(`option-accept-${question.kind}`);
    if (word === "left" || word === "right")
      return this.say(`option-${word}`, { seat: this.name(names, this.third(word, question.seat, view)) });
    return this.say(`option-${word}`);
  }

  private actWords(option: Json[], viewer: number, names: string[]): string {
    const [how, card, target, what, other] = option;
    if (how === "defend") return this.say(`option-defend-${card}`);
    if (how !== "play") return this.say(`option-${how}`, { card: this.thing("card", String(card)) });
    const id = card === "axe" ? `option-play-axe-${what}` : `option-play-${card}`;
    return this.say(id, this.args({ target: target ?? null, other: other ?? null }, viewer, names));
  }

  private third(side: string, seat: number, view: StayAwayView): number {
    const circle = view.circle;
    return circle[(circle.indexOf(seat) + (side === "left" ? 3 : -3) + circle.length * 3) % circle.length] as number;
  }

  override momentWords(view: StayAwayView): string {
    return this.say("board-turn", { turn: view.turn });
  }

  // Choosing ----------------------------------------------------------------------------------------------

  override handles(question: OpenQuestion, option: Json, view: StayAwayView): Handle[] {
    if (typeof option === "number") return [`seat:${option}`];
    if (Array.isArray(option)) {
      const [how, card, target, what, other] = option;
      const handles = [`card:${card}`, `act:${how}`];
      if (typeof target === "number") handles.push(`seat:${target}`);
      if (what === "door") handles.push(`seat:${other}`);
      return handles;
    }
    if (option === "draw") return ["deck"];
    if (option === "left" || option === "right") return [`seat:${this.third(option, question.seat, view)}`];
    return String(option) in CARD_KINDS ? [`card:${option}`] : [`act:${option}`];
  }

  override preferred(question: OpenQuestion): Json | undefined {
    // The Thing has one more choice here than everybody else: it must not cost it one more press.
    if (question.kind === "draw") return "draw";
    return super.preferred(question);
  }

  override passed(question: OpenQuestion, view: StayAwayView, names: string[]): Passed {
    return passedOf(this, question, view, names) ?? super.passed(question, view, names);
  }

  override part(question: OpenQuestion, option: Json, _view: StayAwayView): Part {
    return partOf(question, option);
  }

  override isGrave(_question: OpenQuestion, option: Json): boolean {
    // A whole hand that shows The Thing with a Flamethrower loses at once: everybody looks twice, or that would tell.
    return option === "declare" || option === "show_hand";
  }

  // What lies before the viewer -------------------------------------------------------------------------------

  card(key: string): Held {
    const kind = CARD_KINDS[key] ?? "action";
    return {
      handle: `card:${key}`,
      key,
      title: this.thing("card", key),
      icon: `card-${key}`,
      kind,
      kindTitle: t(`kind-${kind}`),
      line: this.say(`card-${key}-help`),
    };
  }

  override hand(view: StayAwayView, viewer: number | null): Held[] {
    if (viewer === null) return [];
    return [
      ...(view.players?.[viewer]?.hand ?? []).map((key) => this.card(key)),
      ...(view.drawn ?? []).map((key) => ({ ...this.card(key), isApart: true })),
    ];
  }

  override role(view: StayAwayView, viewer: number | null): Role | null {
    const key = viewer === null ? null : view.players[viewer]?.role;
    if (!key) return null;
    return { key, title: this.say(`role-${key}`), text: this.say(`role-${key}-help`), icon: `role-${key}` };
  }

  override isAlive(view: StayAwayView, seat: number): boolean {
    return view.players[seat]?.is_alive ?? true;
  }

  override playerNote(view: StayAwayView, seat: number): string {
    const player = view.players[seat];
    if (!player) return "";
    const fall = view.falls.find((fall) => fall.seat === seat);
    if (fall) return this.say("end-fallen", { cause: this.say(`cause-${fall.cause}`), turn: fall.turn });
    const notes: string[] = [];
    if (player.role && seat !== view.you) notes.push(this.say(`role-${player.role}`));
    if (player.quarantine) notes.push(this.say("board-quarantine", { turns: player.quarantine }));
    return notes.join(" · ");
  }

  protected override settled(view: StayAwayView): StayAwayView {
    return { ...view, drawn: null };
  }

  // Help ------------------------------------------------------------------------------------------------------

  override questionHelp(question: OpenQuestion): Topic {
    return {
      title: "",
      text: this.say(`question-${question.kind}-help`),
      clauses: [
        ...clausesOf(this.game, "question", question.kind),
        ...(question.about["stands_in_for"] === undefined ? [] : ["S-6.2"]),
      ],
    };
  }

  override help(handle: Handle): Topic | null {
    const [what, key = ""] = handle.split(":");
    if (what === "card" && key in CARD_KINDS) {
      return {
        title: this.thing("card", key),
        text: this.say(`card-${key}-help`),
        icon: `card-${key}`,
        clauses: clausesOf(this.game, "card", key),
      };
    }
    if (what === "role" && ROLES.includes(key)) {
      return {
        title: this.say(`role-${key}`),
        text: this.say(`role-${key}-help`),
        icon: `role-${key}`,
        clauses: clausesOf(this.game, "role", key),
      };
    }
    if (what === "deck") return { title: t("deck"), text: t("deck-help"), clauses: ["S-3.1", "S-3.4"] };
    if (what === "discards") return { title: t("discards"), text: t("discards-help"), clauses: ["S-3.4"] };
    if (what === "direction") return { title: t("direction"), text: t("direction-help"), clauses: ["S-2.2", "S-5.7"] };
    return null;
  }

  override why(question: OpenQuestion | null, handle: Handle, _view: StayAwayView): Topic | null {
    const [what] = handle.split(":");
    const help = this.help(handle);
    if (!question) return help;
    if (what === "card" && help)
      return { ...help, why: { text: "", clauses: clausesOf(this.game, "question", question.kind) } };
    if (what === "seat")
      return {
        title: t("why-title"),
        text: "",
        clauses: [],
        why: { text: "", clauses: clausesOf(this.game, "question", question.kind) },
      };
    return help;
  }

  // The end -----------------------------------------------------------------------------------------------------

  override age(view: StayAwayView): number {
    return view.turn;
  }

  override roleKey(view: StayAwayView, seat: number): string {
    return view.players[seat]?.role ?? "";
  }

  override verdict(view: StayAwayView): string {
    return verdictOf(this, view);
  }

  override fate(view: StayAwayView, seat: number): Fate | null {
    return fateOf(this, view, seat);
  }

  override lanes(view: StayAwayView): Lane[] {
    return view.players.map((player) => {
      const fall = view.falls.find((fall) => fall.seat === player.seat);
      return {
        seat: player.seat,
        role: player.role ?? "human",
        roleTitle: player.role ? this.say(`role-${player.role}`) : "",
        fell: fall ? { turn: fall.turn, title: this.say(`cause-${fall.cause}`) } : null,
        note:
          this.playerNote({ ...view, players: view.players.map((other) => ({ ...other, role: null })) }, player.seat) ||
          this.say("end-alive"),
      };
    });
  }

  override links(view: StayAwayView, names: string[]): Link[] {
    return (view.chain ?? []).map((link) => ({
      by: link.by,
      whom: link.whom,
      turn: link.turn,
      words: t("chain-link", { by: this.name(names, link.by), whom: this.name(names, link.whom), turn: link.turn }),
    }));
  }

  override turningPoints(_journal: Entry<StayAwayEvent>[], view: StayAwayView, names: string[]): string[] {
    return turningPointsOf(this, view, names);
  }

  /** How many others had said in the open that they suspect somebody, and had not taken it back. */
  override curves(journal: Entry<StayAwayEvent>[], view: StayAwayView, names: string[]): Curves | null {
    const voices = names.map(() => new Set<number>());
    const curves: Curve[] = names.map((name, id) => {
      const fall = view.falls.find((each) => each.seat === id);
      const link = (view.chain ?? []).find((each) => each.whom === id);
      return {
        id,
        name,
        points: [{ at: 1, value: 0 }],
        changed: view.players[id]?.role === "the_thing" ? 1 : link?.turn,
        left: fall ? { at: fall.turn, title: this.say(`cause-${fall.cause}`) } : undefined,
      };
    });
    let turn = 1;
    for (const entry of journal) {
      if (entry.type === "happened" && entry.event.event === "TurnBegan") turn = entry.event.turn;
      if (entry.type !== "claimed" || entry.channel !== "table" || entry.about === null) continue;
      const isAgainst = VERDICTS[entry.claim] ?? (PROOFS[entry.claim] === entry.thing || undefined);
      if (isAgainst === undefined) continue;
      const against = voices[entry.about] as Set<number>;
      if (isAgainst) against.add(entry.seat);
      else against.delete(entry.seat);
      mark((curves[entry.about] as Curve).points, turn, against.size);
    }
    const most = Math.max(...curves.flatMap((curve) => curve.points.map((point) => point.value)));
    return most ? { curves, first: 1, last: view.turn, most: Math.max(3, most), note: this.say("curve-note") } : null;
  }

  override readonly plans = ["bring_me_to"];
  override readonly phrases = ["who_has_fire"] as const;

  override claimThings(claim: string): { key: string; title: string }[] {
    if (claim === "i_am") return ROLES.map((key) => ({ key, title: this.say(`role-${key}`) }));
    if (claim === "i_suspect") return REASONS.map((key) => ({ key, title: this.say(`because-${key}`) }));
    const cards = Object.keys(CARD_KINDS).filter(
      (key) => CARD_KINDS[key] !== "panic" && (claim !== "i_will_play" || CARD_KINDS[key] === "action"),
    );
    return cards.map((key) => ({ key, title: this.thing("card", key) }));
  }
}
