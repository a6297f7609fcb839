// A scene is data: who does what to whom, what lies open, in which light, and for how long. Each game lists its own, an
// entry for every kind of event; what is secret has a reveal besides, in one frame and one ink whatever it shows.
import type { PlainFace } from "../games/face";
import type { GameEvent, Handle, Held, View } from "../games/types";
import type { SoundKind } from "../settings.svelte";

/** The light in which something happens: fire that is used, or what burns in it. */
export type Light = "lamp" | "fire" | "burning" | "cold" | "dark" | "alien" | "good";

/** How long something is looked at: by its kind alone, never by what comes of it. */
export type Length = "short" | "usual" | "long";

/** From somebody to somebody, or to a place. */
export interface Arrow {
  from: Handle;
  to: Handle;
  /** Whose colour it has, where several point at once; else that of a deed. */
  seat?: number;
}

/** A card or thing that lies open, with its words. */
export interface Thing {
  icon: string;
  title: string;
  text: string;
  /** The drawing, where it is not that of the icon. */
  drawn?: string;
}

/** What is seen on the board. */
export interface Scene {
  /** What is lit. */
  at: Handle[];
  arrows: Arrow[];
  things: Thing[];
  light: Light;
  length: Length;
  /** The drawing over the words, where nothing lies open. */
  picture: string;
  /** What is heard of it; null where the event itself has a sound. */
  cue: SoundKind | null;
  /** What happened, in a sentence. */
  words: string;
  /** Scenes of one series that follow each other are one, and its arrows come one by one. */
  series: string;
}

/** What only one seat sees, over the board until it is put away. */
export interface Reveal {
  /** Whom it is about: the face that stands beside it. */
  about: number | null;
  title: string;
  cards: Held[];
  /** What is said besides the sentence of the log. */
  lines?: string[];
  /** It belongs to what was revealed just before. */
  isMore?: boolean;
}

/** For whose eyes something is staged, and how things stand. */
export interface Telling<F = PlainFace, V = View> {
  face: F;
  view: V;
  viewer: number | null;
  names: string[];
}

/** How one kind of event is staged; if it is not, the reason. */
export interface Staging<E extends GameEvent, F, V> {
  scene?: (event: E, told: Telling<F, V>) => Partial<Scene> | null;
  /** The event as everybody is told it: a scene is made of nothing else. */
  publicly?: (event: E) => E;
  reveal?: (event: E, told: Telling<F, V> & { viewer: number }) => Reveal | null;
  /** Why there is no scene. */
  unseen?: string;
}

/** A game's scenes: every kind of event has its entry. */
export type Stagings<E extends GameEvent, F, V> = {
  [Kind in E["event"]]: Staging<Extract<E, { event: Kind }>, F, V>;
};

/** The same, to those who do not know the game. */
export type AnyStagings = Record<string, Staging<GameEvent, PlainFace, View>>;

/** The cards that a reveal always has room for: backs fill what is empty. */
export const SLOTS = 4;
