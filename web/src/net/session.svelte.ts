// A table as this browser has it: what the server last said, kept in step, and the ways to say something back.
import type {
  Advised,
  AnyAct,
  Channel,
  ClaimKind,
  Hello,
  Hindrance,
  Joined,
  JournalItem,
  Json,
  Notebook,
  Phrase,
  Picture,
  Revealed,
  SeatPresence,
  ServerMessage,
  TableInfo,
  Waiting,
  WhyNot,
  You,
} from "../protocol.gen";
import { PROTOCOL } from "../protocol.gen";
import { act, join, Refusal } from "./api";
import { numbered, type Entry } from "./journal";
import { TableSocket, type Line, type Reply } from "./socket";
import { forgetToken, keepToken, tokenOf } from "./tokens";

/** Why things are not on offer, and what would come of those that are. */
export type Reasons = Pick<WhyNot, "hindrances" | "foresights">;

const NO_PICTURE: Picture = { view: null, questions: [], declines_all: false, channel: [], eliminated: [] };

/** The live state of one table for this viewer. */
export class Session {
  line = $state<Line>("connecting");
  info = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>({ viewer: null, device: null, seats: [], is_host: false, is_gated: false });
  presence = $state.raw<SeatPresence[]>([]);
  spectators = $state(0);
  waiting = $state.raw<Waiting[]>([]);
  picture = $state.raw<Picture>(NO_PICTURE);
  journal = $state.raw<Entry[]>([]);
  notebooks = $state.raw<Notebook[]>([]);
  /** How much earlier this browser's clock is than the server's, in milliseconds. */
  skew = $state(0);
  /** Counts up whenever the host nudges a seat of ours. */
  nudges = $state(0);
  nudged = $state<number | null>(null);
  /** Whether bots answer without searching, once the host has been told either way. */
  areBotsHurried = $state<boolean | null>(null);
  rematchTable = $state<string | null>(null);
  farewell = $state<string | null>(null);
  setAside = $state<string | null>(null);
  /** Whether the host has opened the seat that this device had. */
  isSentAway = $state(false);
  private isLeaving = false;
  /** The seat whose person has something open to be read here: a table of one person waits meanwhile. */
  private reader: number | null = null;
  /** Counts how often the server has said how things stand. */
  beats = $state(0);
  /** The first number that is new since this page was opened: older things are not animated. */
  freshFrom = $state(Number.MAX_SAFE_INTEGER);
  /** The last number this device saw of each gated seat's own journal. */
  readonly seenBySeat: Record<number, number> = {};

  /** A rehearsal has nobody to ask: what a script says of the open question. */
  rehearsed: Hindrance[] = [];

  private epoch: string | null = null;
  private seen = 0;
  /** Counts the times that the journal was read from its end. */
  private reading = 0;
  private socket: TableSocket | null = null;

  /** Without a table's name nothing is connected: a rehearsal. */
  constructor(
    readonly table: string,
    readonly isWatching = false,
  ) {
    if (!table) return;
    this.socket = new TableSocket(
      table,
      () => this.hello(),
      (message) => this.take(message),
      (line) => (this.line = line),
    );
    addEventListener("online", this.hurry);
    addEventListener("offline", this.giveUp);
    addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private giveUp = () => this.socket?.giveUp();
  private hurry = () => {
    if (!document.hidden) this.socket?.hurry();
  };

  private hello(): Hello {
    return {
      type: "hello",
      protocol: PROTOCOL,
      token: this.isWatching ? null : tokenOf(this.table),
      watch: this.isWatching,
      epoch: this.epoch,
      seen: this.seen,
    };
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome": {
        const isWhole = message.is_whole || this.seen === 0;
        this.epoch = message.epoch;
        this.skew = message.now - Date.now();
        this.notice(message.you, message.table);
        this.you = message.you;
        this.info = message.table;
        this.presence = message.presence;
        this.spectators = message.spectators;
        this.waiting = message.waiting;
        this.notebooks = message.notebooks;
        this.rematchTable = message.table.rematch;
        this.setAside = message.table.set_aside;
        if (this.freshFrom === Number.MAX_SAFE_INTEGER || isWhole) this.freshFrom = message.n + 1;
        this.journal = [...(isWhole ? [] : this.journal), ...numbered(message.items, message.n)];
        this.seen = message.n;
        this.picture = message.picture;
        this.beats += 1;
        if (isWhole) void this.readBack();
        if (this.reader !== null) this.tellReading(this.reader, true); // a new line knows nothing of it
        break;
      }
      case "update":
        if (!this.add(message.items, message.n)) break;
        this.waiting = message.waiting;
        // Only what changed comes: it takes its place in the view that is already here.
        this.picture = message.is_whole
          ? message.picture
          : { ...message.picture, view: { ...this.picture.view, ...message.picture.view } };
        this.beats += 1;
        break;
      case "told":
        this.add(message.items, message.n);
        break;
      case "table_changed":
        this.notice(message.you, message.table);
        this.info = message.table;
        this.you = message.you;
        this.rematchTable = message.table.rematch ?? this.rematchTable;
        break;
      case "presence_changed":
        this.presence = message.presence;
        this.spectators = message.spectators;
        break;
      case "waiting_changed":
        this.waiting = message.waiting;
        break;
      case "notes_changed":
        this.put(message.notebook);
        break;
      case "nudged":
        this.nudged = message.seat;
        this.nudges += 1;
        break;
      case "bots_hurried":
        this.areBotsHurried = message.is_hurried;
        break;
      case "rematch_ready":
        this.rematchTable = message.table;
        break;
      case "set_aside":
        this.setAside = message.reason;
        break;
      case "goodbye":
        this.farewell = message.reason;
        break;
    }
  }

  /** A seat that is gone before the start, and was not left, was taken away. */
  private notice(you: You, table: TableInfo): void {
    if (this.you.seats.length && !you.seats.length && table.state === "lobby") this.isSentAway = !this.isLeaving;
  }

  /** Add what is new to the journal; false if something before it was missed, and is being asked for. */
  private add(items: JournalItem[], n: number): boolean {
    if (n - items.length > this.seen) {
      this.socket?.resume();
      return false;
    }
    const fresh = numbered(items, n).filter((entry) => entry.n > this.seen);
    if (fresh.length) this.journal = [...this.journal, ...fresh];
    this.seen = Math.max(this.seen, n);
    return true;
  }

  /** A long journal comes in pages, the latest first: ask for the ones before it, one after the other. */
  private async readBack(): Promise<void> {
    const reading = (this.reading += 1);
    let first = this.journal[0]?.n ?? 1;
    while (first > 1) {
      const page = await this.ask({ type: "ask_journal", before: first, seat: null }).catch(() => null);
      if (this.reading !== reading || page?.type !== "journal_page" || !page.items.length) return;
      const earlier = numbered(page.items, page.n);
      this.journal = [...earlier.filter((entry) => entry.n < first), ...this.journal];
      first = earlier[0]!.n;
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  /** The pages of a seat's own journal before a number, the latest first. */
  async *pagesOf(seat: number, before: number): AsyncGenerator<Entry[]> {
    let first = before;
    while (first > 1) {
      const page = await this.ask({ type: "ask_journal", before: first, seat }).catch(() => null);
      if (page?.type !== "journal_page" || !page.items.length) return;
      const entries = numbered(page.items, page.n);
      first = entries[0]!.n;
      yield entries;
    }
  }

  private put(notebook: Notebook): void {
    this.notebooks = [...this.notebooks.filter((other) => other.seat !== notebook.seat), notebook];
  }

  private ask(draft: Parameters<TableSocket["ask"]>[0]): Promise<Reply> {
    return this.socket?.ask(draft) ?? Promise.reject(new Refusal("not_started"));
  }

  // What a person can do --------------------------------------------------------------------------------------

  answer(seat: number, question: number, option: Json): Promise<unknown> {
    return this.ask({ type: "answer", seat, question, option });
  }

  async reveal(seat: number): Promise<Revealed> {
    const shown = await this.ask({ type: "reveal", seat, seen: this.seenBySeat[seat] ?? 0 });
    if (shown?.type !== "revealed") throw new Refusal("bad_message");
    return shown;
  }

  /** What would a bot do in this seat's place, and why? */
  async askAdvice(seat: number, question: number): Promise<Advised> {
    const advice = await this.ask({ type: "ask_advice", seat, question });
    if (advice?.type !== "advised") throw new Refusal("no_advice");
    return advice;
  }

  /** What of all that this seat sees is not on offer, and why? And what would come of what is? */
  async askWhy(seat: number, question: number): Promise<Reasons> {
    if (!this.table) return { hindrances: this.rehearsed, foresights: [] };
    const told = await this.ask({ type: "ask_why", seat, question });
    return told?.type === "why_not" ? told : { hindrances: [], foresights: [] };
  }

  declineAll(seat: number, isOn: boolean): Promise<unknown> {
    return this.ask({ type: "decline_all", seat, is_on: isOn });
  }

  say(seat: number, text: string, channel: Channel): Promise<unknown> {
    return this.ask({ type: "say", seat, text, channel });
  }

  sayPhrase(seat: number, phrase: Phrase, about: number | null): Promise<unknown> {
    return this.ask({ type: "say_phrase", seat, phrase, about, channel: this.channelOf(seat) });
  }

  claim(seat: number, claim: ClaimKind, about: number | null, thing: string | null): Promise<unknown> {
    return this.ask({ type: "claim", seat, claim, about, thing, channel: this.channelOf(seat) });
  }

  /** Where a seat speaks if it does not say otherwise: to all, or once it is out among those who are. */
  channelOf(seat: number): Channel {
    return this.picture.eliminated.includes(seat) ? "eliminated" : "table";
  }

  // What this device wrote itself it is not told again. On a passed phone nothing of it stays here.

  async takeNote(seat: number, about: number | null, text: string, trust: number | null): Promise<void> {
    await this.ask({ type: "take_note", seat, about, text, trust });
    const { notes, ...book } = this.notebook(seat);
    if (!this.you.is_gated)
      this.put({ ...book, notes: [...notes.filter((note) => note.about !== about), { about, text, trust }] });
  }

  async shareNotes(seat: number, isShared: boolean): Promise<void> {
    await this.ask({ type: "share_notes", seat, is_shared: isShared });
    if (!this.you.is_gated) this.put({ ...this.notebook(seat), is_shared: isShared });
  }

  /** Say that somebody reads here, or has read enough: where nobody else sits, everything waits for it. */
  read(seat: number, isReading: boolean): void {
    if (isReading === (this.reader !== null)) return;
    this.reader = isReading ? seat : null;
    this.tellReading(seat, isReading);
  }

  private tellReading(seat: number, isReading: boolean): void {
    void this.ask({ type: "reading", seat, is_reading: isReading }).catch(() => {});
  }

  act(what: AnyAct): Promise<unknown> {
    if (what.type === "leave") this.isLeaving = true;
    return act(this.table, what, tokenOf(this.table));
  }

  /** Take a seat: the first one of this device, or a further one. */
  async join(name: string, seat: number | null): Promise<Joined> {
    const joined = await join(this.table, name, seat, tokenOf(this.table));
    this.isSentAway = this.isLeaving = false;
    const isNew = tokenOf(this.table) !== joined.token;
    keepToken(this.table, joined.token);
    if (isNew) this.restart();
    return joined;
  }

  /** Begin again as somebody else: a spectator who now has a seat. */
  restart(): void {
    this.epoch = null;
    this.seen = 0;
    this.socket?.resume();
  }

  forget(): void {
    forgetToken(this.table);
    this.restart();
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.giveUp);
    removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }

  /** What was done here and the server has not taken yet. */
  get unsent(): number {
    return this.socket?.unsent ?? 0;
  }

  // What everything else reads ----------------------------------------------------------------------------------

  names = $derived((this.info?.seats ?? []).map((seat) => seat.name ?? `${seat.seat + 1}`));
  tempers = $derived((this.info?.seats ?? []).map((seat) => seat.temper));
  away = $derived(new Set(this.presence.filter((seat) => !seat.is_here).map((seat) => seat.seat)));
  view = $derived(this.picture.view);

  notebook(seat: number): Notebook {
    return this.notebooks.find((notebook) => notebook.seat === seat) ?? { seat, notes: [], is_shared: false };
  }
}
