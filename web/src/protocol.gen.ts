// Generated from src/outpost31/server by `python -m outpost31.server.protocol.schema`: do not edit.

export const PROTOCOL = 2;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the message of this client id asked for is done, and kept on disk. */
export interface Ack {
  type: "ack";
  client: string;
}

/** Host: a bot takes an open seat. Before the start. */
export interface AddBot {
  type: "add_bot";
  seat?: number | null;
  level?: string | null;
}

/** Why something is advised: an id, and what it speaks of, named as in events. */
export interface AdviceReason {
  id: string;
  about: Record<string, Json>;
}

/** The answer to `ask_advice`, only to the one who asked: one of the question's options, and the reasons. */
export interface Advised {
  type: "advised";
  client: string;
  seat: number;
  question: number;
  option: Json;
  reasons: Array<AdviceReason>;
}

/** A seat's answer to an open question: one of its options, exactly as offered. Sent again with the same `client` id it is acknowledged again and counts once. */
export interface Answer {
  type: "answer";
  client: string;
  seat: number;
  question: number;
  option: Json;
}

export type AnyAct = Rename | Leave | SetReady | LetBotPlay | TakeBack | ClaimHost | Rematch | AddBot | RemoveBot | Kick | LetBack | ChangeTable | Start | Nudge | Pause | MakeHost | EndTable;

/** What would a bot do in this seat's place, and why? Only where all play together, or one person among bots, who is told no reasons. Answered by `advised`. */
export interface AskAdvice {
  type: "ask_advice";
  client: string;
  seat: number;
  question: number;
}

/** What stands in the journal before this number? The latest page of it, answered by `journal_page`. `seat` is one of a device that is passed round; without one it is the journal that this socket is sent. */
export interface AskJournal {
  type: "ask_journal";
  client: string;
  before: number;
  seat?: number | null;
}

/** Why can't I? All that this seat sees and cannot choose for a question put to it. Answered by `why_not`. */
export interface AskWhy {
  type: "ask_why";
  client: string;
  seat: number;
  question: number;
}

/** To the host: so much is played here now that bots who search answer without, or that they search again. */
export interface BotsHurried {
  type: "bots_hurried";
  n: number;
  is_hurried: boolean;
}

/** The house's public key for push (`applicationServerKey`), or nothing where nobody is called. */
export interface CallKey {
  key: string | null;
}

/** Call this device when it is waited for: what its browser's `PushSubscription` says. Without an endpoint: no more. A call says which table it is, which game, and whose turn it is, which all at the table know, and nothing else. */
export interface CallMe {
  endpoint?: string;
  p256dh?: string;
  auth?: string;
  language?: "en" | "es" | "it" | "pl" | "pt-BR";
}

/** Host: another number of seats, other options, language or settings. After the start settings only. */
export interface ChangeTable {
  type: "change_table";
  seats?: number | null;
  options?: Record<string, Json> | null;
  language?: Language | null;
  settings?: Settings | null;
}

export type Channel = "aliens" | "eliminated" | "table";

/** A structured claim that people and bots both understand: "I suspect Blair", "I handed over repair". */
export interface Claim {
  type: "claim";
  client: string;
  seat: number;
  claim: ClaimKind;
  about?: number | null;
  thing?: string | null;
  channel?: "aliens" | "eliminated" | "table";
}

/** I am the host now, because the host has been away for 2 minutes. */
export interface ClaimHost {
  type: "claim_host";
}

export type ClaimKind = "bring_me_to" | "i_am" | "i_handed_over" | "i_hold" | "i_know_alien" | "i_know_human" | "i_received" | "i_saw" | "i_suspect" | "i_trust" | "i_will_go" | "i_will_play" | "i_will_test";

/** Somebody claimed something. Nobody says that it is true. */
export interface Claimed {
  type: "claimed";
  seat: number;
  claim: ClaimKind;
  about: number | null;
  thing: string | null;
  channel: Channel;
  at: number;
}

export type ClientMessage = Hello | Answer | Reveal | DeclineAll | Say | SayPhrase | Claim | TakeNote | ShareNotes | AskAdvice | AskWhy | Reading | AskJournal | Ping;

/** The table that a short code stands for. */
export interface CodeFound {
  table: string;
}

/** A new table. With a name the creator takes the first seat; without, it is the host and sits nowhere (a TV). */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, Json>;
  language?: "en" | "es" | "it" | "pl" | "pt-BR";
  settings?: Settings;
  name?: string | null;
}

/** Decline every reaction put to this seat until the next phase (in Stay Away! the next turn), or stop that. */
export interface DeclineAll {
  type: "decline_all";
  client: string;
  seat: number;
  is_on: boolean;
}

/** An act was done; the table is now so. */
export interface Done {
  info: TableInfo;
}

/** A printed box that a table may be played by: a value of the option `edition`, and what that stands for. */
export interface EditionInfo {
  edition: string;
  options: Array<Record<string, Json>>;
}

/** Host: the table is over, without a winner. */
export interface EndTable {
  type: "end_table";
}

export type Farewell = "bad_hello" | "removed" | "restored" | "shutting_down" | "too_fast" | "too_slow";

/** What an option would come to, by what its seat knows: an id, and what it speaks of, named as in events. */
export interface Foresight {
  option: Json;
  id: string;
  about: Record<string, Json>;
  is_warning: boolean;
}

/** One moment of a finished game, as one viewer had it. */
export interface Frame {
  answer: number;
  seat: number | null;
  events: Array<Record<string, Json>>;
  view: Record<string, Json>;
  said: Array<Said | PhraseSaid | Claimed>;
}

/** A game that can be played here. */
export interface GameInfo {
  game: string;
  title: string;
  rules_version: number;
  seats: Array<number>;
  options: Array<OptionInfo>;
  editions: Array<EditionInfo>;
  levels: Array<string>;
}

/** The games that can be played here. */
export interface GameList {
  games: Array<GameInfo>;
  links: Array<string>;
}

/** The server closes this socket. Come back with `hello` and the last number. */
export interface Goodbye {
  type: "goodbye";
  reason: Farewell;
}

/** An event of the game as this viewer is told it: its name in `event.event`, and its fields. */
export interface Happened {
  type: "happened";
  event: Record<string, Json>;
  at: number;
}

/** The first message on every socket: who is there, and the last number it saw. Without a token the client watches as a spectator, and so does a TV (`watch`), whatever it holds. `epoch` and `seen` are those of the last message the client got: `welcome` then holds only what is new. `seen` of 0, an `epoch` that is not the server's, or more that is new than fits a page, gives the latest page. */
export interface Hello {
  type: "hello";
  protocol: number;
  token?: string | null;
  watch?: boolean;
  epoch?: string | null;
  seen?: number;
}

/** Why something is not on offer: an id, what it speaks of, named as in events, and the rule that says so. `what` is what would be pointed at, as `sort:key`: one thing, or several together (a card and its target). */
export interface Hindrance {
  what: Array<string>;
  id: string;
  about: Record<string, Json>;
  clause: string;
}

/** Take a seat, the first open one or this one. Holders of a token of the table get a further seat on the same device (hot-seat). */
export interface Join {
  name: string;
  seat?: number | null;
}

/** A place at a table. The token is a secret: it goes into the fragment of the seat's own link. */
export interface Joined {
  table: string;
  token: string;
  device: number;
  seats: Array<number>;
  info: TableInfo;
}

export type JournalItem = Happened | Said | PhraseSaid | Claimed | Noticed;

/** The answer to `ask_journal`. `n` is the number of the last of `items`; where there are `n`, nothing is before. */
export interface JournalPage {
  type: "journal_page";
  client: string;
  seat: number | null;
  n: number;
  items: Array<Happened | Said | PhraseSaid | Claimed | Noticed>;
}

/** Host: a person's seat becomes open again, and its device may take no other at this table until it is let back, unless it is the host's own. Before the start. */
export interface Kick {
  type: "kick";
  seat: number;
}

/** To the device that had this seat: the host gave it away. Without another seat the socket watches from now on. */
export interface Kicked {
  type: "kicked";
  n: number;
  seat: number;
}

export type Language = "en" | "es" | "it" | "pl" | "pt-BR";

/** My seat becomes open again. Before the start. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** Host: all who were sent away may sit down again. Before the start. */
export interface LetBack {
  type: "let_back";
}

/** A bot plays on for a person: my own seat, or anybody's who has been away for 2 minutes; the host any seat. */
export interface LetBotPlay {
  type: "let_bot_play";
  seat: number;
  level?: string | null;
}

/** An open table whose host put it on the public list. */
export interface ListedTable {
  table: string;
  game: string;
  language: Language;
  host_name: string | null;
  taken: number;
  seats: number;
  created_at: number;
}

/** Host: the device of this seat is the host from now on. */
export interface MakeHost {
  type: "make_host";
  seat: number;
}

/** A private note about a seat, or about the game. */
export interface Note {
  about: number | null;
  text: string;
  trust: number | null;
}

/** All notes of one seat. */
export interface Notebook {
  seat: number;
  notes: Array<Note>;
  is_shared: boolean;
}

/** A seat's own notes, to its other tabs; after the end, shared ones to everybody. */
export interface NotesChanged {
  type: "notes_changed";
  n: number;
  notebook: Notebook;
}

export type Notice = "clock_answered" | "clock_closed" | "ended" | "ended_by_host" | "ended_unattended" | "handed_to_bot" | "host_changed" | "paused" | "rematch" | "resumed" | "started" | "taken_back";

/** Something about the table itself: it started, paused, a bot took over a seat. */
export interface Noticed {
  type: "noticed";
  notice: Notice;
  seat: number | null;
  at: number;
}

/** Host: remind a seat that it is being waited for. In a sealed moment only those hear it who have not answered. */
export interface Nudge {
  type: "nudge";
  seat: number;
}

/** The host would like this seat to decide. */
export interface Nudged {
  type: "nudged";
  n: number;
  seat: number;
}

/** A number that a table may set. */
export interface NumberInfo {
  name: string;
  defaults: Array<number>;
  least: number;
  most: number;
}

/** An open question, as its seat may see it. `decline` makes it a reaction; any of `team` may answer too. */
export interface OpenQuestion {
  id: number;
  seat: number;
  kind: string;
  options: Array<Json>;
  about: Record<string, Json>;
  decline?: Json;
  team?: Array<number>;
}

/** One thing that a table may decide before play. */
export interface OptionInfo {
  name: string;
  default: Json;
  values: Array<Json>;
  numbers: Array<NumberInfo>;
  allowed: string;
  clause: string | null;
}

/** Host: stop the game and every window and bot, or go on. */
export interface Pause {
  type: "pause";
  is_paused: boolean;
}

export type Phrase = "be_right_back" | "boiler_may_fail" | "burn_it" | "follow_me" | "good_luck" | "hello" | "hurry_up" | "i_am_human" | "maybe" | "no" | "nobody_trusts_anybody" | "power_may_fail" | "prove_it" | "rescue_leaves" | "sorry" | "stay_away" | "take_your_time" | "test_them" | "thank_you" | "trust_me" | "watch_out" | "well_played" | "who_has_fire" | "why_did_you_do_that" | "yes";

/** Somebody said a quick phrase. */
export interface PhraseSaid {
  type: "phrase_said";
  seat: number;
  phrase: Phrase;
  about: number | null;
  channel: Channel;
  at: number;
}

/** What one viewer may see and do right now. */
export interface Picture {
  view: Record<string, Json> | null;
  questions: Array<OpenQuestion>;
  declines_all: boolean;
  channel: Array<number>;
  eliminated: Array<number>;
}

/** Are you there? Answered by `pong`. */
export interface Ping {
  type: "ping";
  client: string;
}

/** A table of one person among bots, begun at once. What is left out is guessed; my name I can change later. */
export interface PlayNow {
  game: string;
  seats?: number | null;
  options?: Record<string, Json>;
  language?: "en" | "es" | "it" | "pl" | "pt-BR";
  settings?: Settings;
  name?: string | null;
  level?: string | null;
}

/** Here. */
export interface Pong {
  type: "pong";
  client: string;
  now: number;
}

/** Who is here. */
export interface PresenceChanged {
  type: "presence_changed";
  n: number;
  presence: Array<SeatPresence>;
  spectators: number;
}

/** A request was refused, and nothing changed. */
export interface Problem {
  reason: Reason;
  clause: string | null;
  args: Record<string, Json>;
}

/** This tab shows a role card, help, rules or a menu, or no longer: a table of one person stands still meanwhile. */
export interface Reading {
  type: "reading";
  client: string;
  seat: number;
  is_reading: boolean;
}

export type Reason = "already_over" | "already_started" | "bad_host" | "bad_message" | "bad_name" | "bad_option" | "bad_origin" | "bad_text" | "bad_token" | "bot_plays" | "broken" | "chat_is_off" | "client_id_used" | "eliminated" | "name_is_taken" | "newer_client" | "no_advice" | "no_room" | "no_such_code" | "no_such_game" | "no_such_page" | "no_such_seat" | "no_such_table" | "not_awaited" | "not_away" | "not_away_long_enough" | "not_eliminated" | "not_enough_seats" | "not_everybody_ready" | "not_exposed" | "not_host" | "not_on_offer" | "not_over" | "not_started" | "not_your_seat" | "older_client" | "older_rules" | "only_watching" | "paused" | "seat_is_taken" | "seat_not_a_bot" | "sent_away" | "shutting_down" | "stale_question" | "still_thinking" | "store_away" | "table_is_full" | "talk_is_full" | "too_big" | "too_busy" | "too_fast" | "too_many_seats_here" | "too_many_sockets" | "too_many_tables" | "too_slow";

/** It was not done, and nothing changed. Only the one who asked is told. */
export interface Refused {
  type: "refused";
  client: string | null;
  reason: Reason;
  clause: string | null;
  args: Record<string, Json>;
}

/** The same people again, at a new table: gives my token for it. The first who asks lays the table. */
export interface Rematch {
  type: "rematch";
}

/** A new table with the same people: people take their places there by asking for a rematch too. */
export interface RematchReady {
  type: "rematch_ready";
  n: number;
  table: string;
}

/** Host: a bot's seat becomes open again. Before the start. */
export interface RemoveBot {
  type: "remove_bot";
  seat: number;
}

/** Another name for my seat. Before the start; where one person sits among bots, at any time. */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}

/** A part of a finished game, moment by moment. */
export interface Replay {
  viewer: number | null;
  total: number;
  frames: Array<Frame>;
}

/** Show me this seat, now, once. On a device with several seats nothing secret comes without it. `seen` is the last number that this device saw of that seat's own journal. */
export interface Reveal {
  type: "reveal";
  client: string;
  seat: number;
  seen?: number;
}

/** The answer to `reveal`: one seat as it is now. It is not kept up to date: ask again. `items` are at most a page, the latest. */
export interface Revealed {
  type: "revealed";
  client: string;
  seat: number;
  n: number;
  items: Array<Happened | Said | PhraseSaid | Claimed | Noticed>;
  picture: Picture;
  notebook: Notebook;
}

/** Somebody said something. It is text: never markup. */
export interface Said {
  type: "said";
  seat: number;
  text: string;
  channel: Channel;
  at: number;
}

/** Free chat, to the table, in the private channel of the exposed aliens, or in that of the eliminated. */
export interface Say {
  type: "say";
  client: string;
  seat: number;
  text: string;
  channel?: "aliens" | "eliminated" | "table";
}

/** A quick phrase, which everybody reads in their own language, perhaps said to somebody. */
export interface SayPhrase {
  type: "say_phrase";
  client: string;
  seat: number;
  phrase: Phrase;
  about?: number | null;
  channel?: "aliens" | "eliminated" | "table";
}

/** Who sits in a seat. */
export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string | null;
  device: number | null;
  is_ready: boolean;
  level: string | null;
  is_played_by_bot: boolean;
  temper: string | null;
}

export type SeatKind = "bot" | "open" | "person";

/** Whether a person is here. */
export interface SeatPresence {
  seat: number;
  is_here: boolean;
  away_since: number | null;
  may_be_replaced: boolean;
}

export type ServerMessage = Welcome | Update | Told | Revealed | JournalPage | Advised | WhyNot | Ack | Refused | TableChanged | PresenceChanged | WaitingChanged | NotesChanged | Nudged | Kicked | BotsHurried | SetAside | RematchReady | Goodbye | Pong;

/** The table cannot be played on now; the others can. Its record is kept and exported. */
export interface SetAside {
  type: "set_aside";
  n: number;
  reason: SetAsideReason;
  args: Record<string, Json>;
  export: string;
}

export type SetAsideReason = "broken_rules" | "damaged" | "older_rules" | "unknown_game";

/** My seat is ready to start, or not yet. */
export interface SetReady {
  type: "set_ready";
  seat: number;
  is_ready: boolean;
}

/** How a table is run, apart from its game's own options. */
export interface Settings {
  reaction_seconds?: number;
  everybody_clicks?: boolean;
  beat_seconds?: number;
  bot_seconds?: number;
  move_hours?: number;
  is_public?: boolean;
  has_chat?: boolean;
}

/** Whether everybody may read this seat's notes once the game is over. */
export interface ShareNotes {
  type: "share_notes";
  client: string;
  seat: number;
  is_shared: boolean;
}

/** Host: begin. Every seat is taken and everybody is ready. */
export interface Start {
  type: "start";
}

/** Who sits where, settings, state: as they are now. */
export interface TableChanged {
  type: "table_changed";
  n: number;
  table: TableInfo;
  you: You;
}

/** A table as everybody may see it from outside the game. */
export interface TableInfo {
  table: string;
  state: TableState;
  game: string;
  rules_version: number;
  options: Record<string, Json>;
  language: Language;
  settings: Settings;
  seats: Array<SeatInfo>;
  host: number;
  is_paused: boolean;
  is_abandoned: boolean;
  created_at: number;
  rematch: string | null;
  set_aside: SetAsideReason | null;
  code: string | null;
  sent_away?: Array<string>;
}

/** The public list of open tables. */
export interface TableList {
  tables: Array<ListedTable>;
}

export type TableState = "ended" | "lobby" | "playing" | "set_aside";

/** I play my seat myself again, from its next decision on. */
export interface TakeBack {
  type: "take_back";
  seat: number;
}

/** A private note of this seat, about another seat or (`about` is nobody) about the game. Replaces the last. */
export interface TakeNote {
  type: "take_note";
  client: string;
  seat: number;
  about?: number | null;
  text?: string;
  trust?: number | null;
}

/** Something new in the journal that changes nothing in the game: chat, phrases, claims, notices. */
export interface Told {
  type: "told";
  n: number;
  items: Array<Happened | Said | PhraseSaid | Claimed | Noticed>;
}

/** Something happened in the game: what is new in the journal, and how things are now. Of the view come only the fields that have changed since the last `welcome` or `update`, unless `is_whole`. */
export interface Update {
  type: "update";
  n: number;
  items: Array<Happened | Said | PhraseSaid | Claimed | Noticed>;
  waiting: Array<Waiting>;
  picture: Picture;
  is_whole: boolean;
}

/** Who is being waited for, for what kind of choice, and when its reaction window closes by itself. Public. */
export interface Waiting {
  seat: number;
  kind: string;
  team: Array<number>;
  closes_at: number | null;
}

/** Reaction windows opened, closed or were put off. */
export interface WaitingChanged {
  type: "waiting_changed";
  n: number;
  waiting: Array<Waiting>;
}

/** The answer to `hello`: everything as it is now, and the journal since the number the client saw. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  epoch: string;
  now: number;
  n: number;
  you: You;
  table: TableInfo;
  presence: Array<SeatPresence>;
  spectators: number;
  waiting: Array<Waiting>;
  picture: Picture;
  items: Array<Happened | Said | PhraseSaid | Claimed | Noticed>;
  is_whole: boolean;
  notebooks: Array<Notebook>;
}

/** The answer to `ask_why`, only to the one who asked: what is not on offer, and why; and what comes of what is. */
export interface WhyNot {
  type: "why_not";
  client: string;
  seat: number;
  question: number;
  hindrances: Array<Hindrance>;
  foresights: Array<Foresight>;
}

/** What this socket is to the table. */
export interface You {
  viewer: number | null;
  device: number | null;
  seats: Array<number>;
  is_host: boolean;
  is_gated: boolean;
}
