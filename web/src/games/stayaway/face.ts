// Stay Away! in words: a circle round one lamp.
import type { Json, OpenQuestion } from "../../protocol.gen";
import type { SoundKind } from "../../settings.svelte";
import { t } from "../../words/words.svelte";
import type { Entry } from "../../net/journal";
import { mark, PlainFace, type Curve, type Curves, type Fate, type FieldKind, type GameEvent, type Handle, type Held, type Lane, type Link, type Role, type Topic, type View } from "../face";
import { CARD_CLAUSES, CARD_KINDS, QUESTION_CLAUSES, ROLE_CLAUSES } from "./clauses";
import { fateOf, verdictOf } from "./fates";

/** Claims about somebody: whether they speak against them. */
const VERDICTS: Record<string, boolean> = { i_suspect: true, i_know_alien: true, i_trust: false, i_know_human: false };
const ROLES = ["human", "infected", "the_thing"];

/** The face of the card game. */
export class StayAwayFace extends PlainFace {
  override fields: Record<string, FieldKind> = {
    seat: "seat", to: "seat", by: "seat", from: "seat", against: "seat", other: "seat", offerer: "seat", taker: "seat",
    target: "seat", winners: "seats", losers: "seats", card: "card", offered: "card", answered: "card", cards: "cards",
  };
  override headings = new Set(["TurnBegan"]);
  override sounds: Record<string, SoundKind> = {
    CardDrawn: "card", CardPlayed: "card", CardDiscarded: "card", CardsExchanged: "card", CardPassed: "card", DefencePlayed: "card",
    PanicDrawn: "panic", PlayerEliminated: "fire", NoHumansDeclared: "exposure", InfectedShown: "exposure", GameEnded: "end",
  };
  override turns = new Set(["draw"]);

  override heard(event: GameEvent): SoundKind | undefined {
    // Who falls to its own infection does not burn: it is found out.
    return event.event === "PlayerEliminated" && event["cause"] !== "flamethrower" ? "exposure" : super.heard(event);
  }

  override eventWords(event: GameEvent, viewer: number | null, names: string[]): string | null {
    const { event: kind, ...fields } = event;
    if (kind === "HandDealt" && fields["cards"] === null) return null; // that others have hands goes without saying
    if (kind === "DeckRemade") return this.say("event-DeckRemade", { cards: fields["cards"] });
    if (kind === "CardPlayed") {
      const target = fields["target"]?.[0] ?? null;
      const id = target === fields["seat"] ? "event-CardPlayed-self" : "event-CardPlayed";
      return this.say(id, this.args({ ...fields, target }, viewer, names));
    }
    if (kind === "ExchangeStopped") {
      const { by, ...seats } = fields;
      return this.say("event-ExchangeStopped", { ...this.args(seats, viewer, names), by });
    }
    return super.eventWords({ event: kind, ...fields }, viewer, names);
  }

  override questionWords(question: OpenQuestion, _view: View, names: string[]): string {
    return this.say(`question-${question.kind}`, this.args({ card: null, ...question.about }, question.seat, names));
  }

  override optionWords(question: OpenQuestion, option: Json, view: View, names: string[]): string {
    if (typeof option === "number") return this.say("option-seat", { seat: this.name(names, option) });
    if (Array.isArray(option)) return this.actWords(option, question.seat, names);
    const word = String(option);
    if (word in CARD_KINDS) return this.say("option-card", { card: this.thing("card", word) });
    if (word === "accept") return this.say(`option-accept-${question.kind}`);
    if (word === "left" || word === "right") return this.say(`option-${word}`, { seat: this.name(names, this.third(word, question.seat, view)) });
    return this.say(`option-${word}`);
  }

  private actWords(option: Json[], viewer: number, names: string[]): string {
    const [how, card, target, what, other] = option;
    if (how === "defend") return this.say(`option-defend-${card}`);
    if (how !== "play") return this.say(`option-${how}`, { card: this.thing("card", String(card)) });
    const id = card === "axe" ? `option-play-axe-${what}` : `option-play-${card}`;
    return this.say(id, this.args({ target: target ?? null, other: other ?? null }, viewer, names));
  }

  private third(side: string, seat: number, view: View): number {
    const circle = view["circle"] as number[];
    return circle[(circle.indexOf(seat) + (side === "left" ? 3 : -3) + circle.length * 3) % circle.length] as number;
  }

  override momentWords(view: View): string {
    return this.say("board-turn", { turn: view["turn"] });
  }

  // Choosing ----------------------------------------------------------------------------------------------

  override handles(question: OpenQuestion, option: Json, view: View): Handle[] {
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

  override decoys(question: OpenQuestion): string[] {
    const isOwnTurn = ["draw", "card_to_use", "card_to_offer"].includes(question.kind);
    return isOwnTurn && !question.options.includes("declare") ? [this.say("option-declare")] : [];
  }

  override isGrave(_question: OpenQuestion, option: Json): boolean {
    return option === "declare";
  }

  // What lies before the viewer -------------------------------------------------------------------------------

  card(key: string): Held {
    const kind = CARD_KINDS[key] ?? "action";
    return { handle: `card:${key}`, key, title: this.thing("card", key), icon: `card-${key}`, kind, kindTitle: t(`kind-${kind}`) };
  }

  override hand(view: View, viewer: number | null): Held[] {
    if (viewer === null) return [];
    const held = (view["players"][viewer]?.hand ?? []) as string[];
    return [...held, ...((view["drawn"] ?? []) as string[])].map((key) => this.card(key));
  }

  override role(view: View, viewer: number | null): Role | null {
    const key = viewer === null ? null : view["players"][viewer]?.role;
    if (!key) return null;
    return { key, title: this.say(`role-${key}`), text: this.say(`role-${key}-help`), icon: `role-${key}` };
  }

  override isAlive(view: View, seat: number): boolean {
    return view["players"][seat]?.is_alive ?? true;
  }

  override playerNote(view: View, seat: number): string {
    const player = view["players"][seat];
    const fall = (view["falls"] as any[]).find((fall) => fall.seat === seat);
    if (fall) return this.say("end-fallen", { cause: this.say(`cause-${fall.cause}`), turn: fall.turn });
    const notes: string[] = [];
    if (player.role && seat !== view["you"]) notes.push(this.say(`role-${player.role}`));
    if (player.quarantine) notes.push(this.say("board-quarantine", { turns: player.quarantine }));
    return notes.join(" · ");
  }

  // Help ------------------------------------------------------------------------------------------------------

  override questionHelp(question: OpenQuestion): Topic {
    return { title: "", text: this.say(`question-${question.kind}-help`), clauses: QUESTION_CLAUSES[question.kind] ?? [] };
  }

  override help(handle: Handle): Topic | null {
    const [what, key = ""] = handle.split(":");
    if (what === "card" && key in CARD_KINDS) {
      return { title: this.thing("card", key), text: this.say(`card-${key}-help`), icon: `card-${key}`, clauses: [CARD_CLAUSES[key] ?? "S-1.1"] };
    }
    if (what === "role" && ROLES.includes(key)) {
      return { title: this.say(`role-${key}`), text: this.say(`role-${key}-help`), icon: `role-${key}`, clauses: ROLE_CLAUSES[key] ?? [] };
    }
    if (what === "deck") return { title: t("deck"), text: t("deck-help"), clauses: ["S-3.1", "S-3.4"] };
    if (what === "discards") return { title: t("discards"), text: t("discards-help"), clauses: ["S-3.4"] };
    if (what === "direction") return { title: t("direction"), text: t("direction-help"), clauses: ["S-2.2", "S-5.7"] };
    return null;
  }

  override why(question: OpenQuestion | null, handle: Handle, _view: View): Topic | null {
    const [what] = handle.split(":");
    const help = this.help(handle);
    if (!question) return help;
    if (what === "card" && help) return { ...help, why: { text: "", clauses: QUESTION_CLAUSES[question.kind] ?? [] } };
    if (what === "seat") return { title: t("why-title"), text: "", clauses: [], why: { text: "", clauses: QUESTION_CLAUSES[question.kind] ?? [] } };
    return help;
  }

  // The end -----------------------------------------------------------------------------------------------------

  override verdict(view: View): string {
    return verdictOf(this, view);
  }

  override fate(view: View, seat: number): Fate | null {
    return fateOf(this, view, seat);
  }

  override lanes(view: View): Lane[] {
    return (view["players"] as any[]).map((player) => {
      const fall = (view["falls"] as any[]).find((fall) => fall.seat === player.seat);
      return {
        seat: player.seat,
        role: player.role ?? "human",
        roleTitle: player.role ? this.say(`role-${player.role}`) : "",
        fell: fall ? { turn: fall.turn, title: this.say(`cause-${fall.cause}`) } : null,
        note: this.playerNote({ ...view, players: view["players"].map((other: any) => ({ ...other, role: null })) }, player.seat) || this.say("end-alive"),
      };
    });
  }

  override links(view: View, names: string[]): Link[] {
    return ((view["chain"] ?? []) as any[]).map((link) => ({
      by: link.by, whom: link.whom, turn: link.turn,
      words: t("chain-link", { by: this.name(names, link.by), whom: this.name(names, link.whom), turn: link.turn }),
    }));
  }

  /** How many others had said in the open that they suspect somebody, and had not taken it back. */
  override curves(journal: Entry[], view: View, names: string[]): Curves | null {
    const voices = names.map(() => new Set<number>());
    const curves: Curve[] = names.map((name, id) => {
      const fall = (view["falls"] as any[]).find((each) => each.seat === id);
      const link = ((view["chain"] ?? []) as any[]).find((each) => each.whom === id);
      return {
        id, name, points: [{ at: 1, value: 0 }], changed: view["players"][id]?.role === "the_thing" ? 1 : link?.turn,
        left: fall ? { at: fall.turn, title: this.say(`cause-${fall.cause}`) } : undefined,
      };
    });
    let turn = 1;
    for (const entry of journal) {
      if (entry.type === "happened" && entry.event["event"] === "TurnBegan") turn = entry.event["turn"] as number;
      if (entry.type !== "claimed" || entry.about === null || !(entry.claim in VERDICTS)) continue;
      const against = voices[entry.about] as Set<number>;
      if (VERDICTS[entry.claim]) against.add(entry.seat);
      else against.delete(entry.seat);
      mark((curves[entry.about] as Curve).points, turn, against.size);
    }
    const most = Math.max(...curves.flatMap((curve) => curve.points.map((point) => point.value)));
    return most ? { curves, first: 1, last: view["turn"], most: Math.max(3, most), note: this.say("curve-note") } : null;
  }

  override claimThings(claim: string): { key: string; title: string }[] {
    if (claim === "i_am") return ROLES.map((key) => ({ key, title: this.say(`role-${key}`) }));
    const cards = Object.keys(CARD_KINDS).filter((key) => CARD_KINDS[key] !== "panic" && (claim !== "i_will_play" || CARD_KINDS[key] === "action"));
    return cards.map((key) => ({ key, title: this.thing("card", key) }));
  }
}
