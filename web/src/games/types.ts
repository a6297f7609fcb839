// What a face tells of a game, and what a Board is given: the shapes that all games share.
import type { Json, Waiting } from "../protocol.gen";

/** Something that can be pointed at: "seat:3", "card:axe", "room:generator", "act:discard". */
export type Handle = string;
/** What a viewer is shown. What is in it only the face of its game knows. */
export type View = object;
/** What happened, as a viewer is told it. Which fields there are only the face of its game knows. */
export type GameEvent = { event: string };
/** Fields of anything, to be said in words by their names. */
export type Fields = Record<string, unknown>;

/** The fields of an event, without its name. */
export function fieldsOf(told: GameEvent): Fields {
  const { event: _, ...fields } = told;
  return fields;
}

/** Things by their names, each once, with how many there are of it. */
export function counted(keys: string[], named: (key: string) => string): string[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => named(key) + (count > 1 ? ` ×${count}` : ""));
}

/** An event on its way to the eye: `key` grows, so that each is animated once. */
export interface Happening<E extends GameEvent = GameEvent> {
  key: number;
  event: E;
}

/**
 * What every Board is given: its face first. It draws the view, marks what can be chosen, and says what was pointed
 * at.
 */
export interface BoardProps<F, V extends View = View, E extends GameEvent = GameEvent> {
  face: F;
  view: V;
  /** Names by seat. */
  names: string[];
  /** Whose eyes these are; null is the public. */
  viewer: number | null;
  /** The handles that some option still open contains: drawn with an ice outline. */
  choosable: ReadonlySet<Handle>;
  /** The handles chosen so far: drawn with a sodium outline. */
  chosen: ReadonlySet<Handle>;
  /** Somebody pointed at this, whether it is choosable or not. */
  onpick: (handle: Handle) => void;
  /** Somebody carried something to something else. */
  ondrop?: ((carried: Handle, onto: Handle) => void) | undefined;
  /** What just happened, oldest first; a Board may animate it, and must look right without. */
  happenings: Happening<E>[];
  /** The latest events, those too that are not to be animated: what they laid on the table may still lie there. */
  events?: E[];
  /** What the viewer's question is about, if that lies on the board: marked, and brought into sight. */
  asked?: Handle | null;
  /** Who is waited for, public. */
  waiting: Waiting[];
  /** Seats whose person is not here at the moment. */
  away: ReadonlySet<number>;
}

/** How it ended: why, and who has won. */
export interface Outcome {
  reason: string;
  winners: number[];
}

/** A card, item or other thing in the viewer's own hand. */
export interface Held {
  handle: Handle;
  key: string;
  title: string;
  icon: string;
  /** Decides colour and the cut of the corner: "action", "defence", … */
  kind: string;
  kindTitle: string;
  /** It lies before the viewer, but is not in the hand yet: one of some that were just drawn to choose from. */
  isApart?: boolean;
  /** What it does, in one line. */
  line: string;
  /** Whose face is on it, where it is somebody's: on which plate, and which drawing. */
  bust?: { seat: number; who: string };
  /** The handle, with what everybody sees to tell it apart from others of its kind. */
  exact?: Handle;
}

/** Something that can be pointed at before it is asked about: the option that leads there, and what is asked then. */
export interface Ahead {
  handle: Handle;
  option: Json;
  kind: string;
}

/** Private help: a title, a sentence or two, and the clauses behind them. */
export interface Topic {
  title: string;
  text: string;
  icon?: string;
  clauses: string[];
  /** What belongs to it and is explained along with it. */
  also?: Topic[];
  /** Where something is not on offer: the reason, and the clauses that say so. */
  why?: { text: string; clauses: string[] };
}

/** A step of a round, with its help. */
export interface Phase {
  handle: Handle;
  title: string;
  isNow: boolean;
}

/** What the viewer is, as far as it may be drawn: in the same ink whatever it is. */
export interface Role {
  key: string;
  title: string;
  text: string;
  icon: string;
}

/** How suspected somebody openly is: so much of so much, in words too. */
export interface Mark {
  title: string;
  count: number;
  limit: number;
  words: string;
}

/** One of the characters of a player who has several. */
export interface OneOfSeveral {
  id: number;
  name: string;
  note: string;
  mark: Mark | null;
  isOut: boolean;
  isLeader: boolean;
}

/** All that lies open of one of them. */
export interface Character {
  /** Whose it is. */
  seat: number;
  name: string;
  isOut: boolean;
  /** How it is with them, in a few words each. */
  facts: string[];
  /** What they carry, as far as it lies open. */
  held: Held[];
  /** What they can do that others cannot. */
  ability: Topic | null;
}

/** One lane of the drawing at the end: what a seat was, from when on, and when it fell. */
export interface Lane {
  seat: number;
  role: string;
  roleTitle: string;
  fell: { turn: number; title: string } | null;
  note: string;
  /** The turn from which on it was not human any more, where no link of the chain says so. */
  since?: number | undefined;
}

/** Somebody who shows at the end what they were: a seat, or a character where a player has several. */
export interface Shown {
  /** Whose plate. */
  id: number;
  name: string;
  role: string;
  roleTitle: string;
}

const LAST = ["human", "infected", "alien", "the_thing"];

/** Humans turn over first, and The Thing at the very last. */
export const lastOnes = (all: Shown[]): Shown[] =>
  all.sort((one, other) => LAST.indexOf(one.role) - LAST.indexOf(other.role));

/** Why it went otherwise for somebody than for its side, and the clause that says so. */
export interface Fate {
  text: string;
  clause: string;
}

/** One infection: by whom (nobody: a dog, or from the beginning), whom, when, and all of it in a sentence. */
export interface Link {
  by: number | null;
  whom: number;
  turn: number;
  words: string;
}

/** How suspected somebody was, moment by moment: each value holds until the next. */
export interface Curve {
  /** A seat, or a character where a player has several: its colour and shape. */
  id: number;
  name: string;
  points: { at: number; value: number }[];
  /** The moment from which on it was not human any more. */
  changed?: number | undefined;
  /** The moment at which it left, if it did, and how. */
  left?: { at: number; title: string } | undefined;
}

export interface Curves {
  curves: Curve[];
  first: number;
  last: number;
  /** The top of the scale. */
  most: number;
  note: string;
}

/** The value of a moment is the last one that it had. */
export function mark(points: Curve["points"], at: number, value: number): void {
  const last = points.at(-1);
  if (last?.at === at) last.value = value;
  else points.push({ at, value });
}

export type FieldKind = "seat" | "seats" | "card" | "cards" | "key";

/** What is done, on a passed phone, apart from the card that it is done with. */
export interface Deed {
  key: string;
  words: string;
  /** What of the table it is about, if it is about something: for the reason why it is not on offer. */
  handle?: Handle;
}

/**
 * What a passed phone draws for a question: by what everybody knows, so that no number and no word tells anybody
 * apart.
 */
export interface Passed {
  /** Whether something before the viewer is to be pointed at. */
  isByCard: boolean;
  /** Whether several things may be pointed at, one after the other; pointing again takes one back. */
  isSeveral?: boolean;
  deeds: Deed[];
}

/**
 * Of an option, what lies before the viewer and is to be pointed at, and the key of what is done; empty: pointing is
 * all.
 */
export interface Part {
  cards: Handle[];
  deed: string;
}
