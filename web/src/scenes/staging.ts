// From what happened to what is seen of it: a scene for everybody, a reveal for one.
import type { GameEvent } from "../games/types";
import type { SoundKind } from "../settings.svelte";
import type { AnyStagings, Light, Reveal, Scene, Telling } from "./types";

/** A moment sounds as it is lit: by what everybody sees of it. */
const CUES: Record<Light, SoundKind> = {
  lamp: "scene",
  fire: "fire",
  burning: "fire",
  cold: "cold",
  dark: "cold",
  alien: "alien",
  good: "good",
};

/** What is seen of an event on the board; null: nothing. It is made of what everybody is told. */
export function sceneOf(stagings: AnyStagings, event: GameEvent, told: Telling): Scene | null {
  const staging = stagings[event.event];
  if (!staging?.scene) return null;
  const open = staging.publicly?.(event) ?? event;
  const made = staging.scene(open, told);
  if (!made) return null;
  return {
    at: [],
    arrows: [],
    things: [],
    light: "lamp",
    length: "usual",
    picture: "",
    cue: told.face.heard(open) ? null : CUES[made.light ?? "lamp"],
    // Of what has a secret side everybody reads the same words.
    words: told.face.eventWords(open, staging.publicly ? null : told.viewer, told.names) ?? "",
    series: "",
    ...made,
  };
}

/** What an event shows to its viewer alone; null: nothing. */
export function revealOf(stagings: AnyStagings, event: GameEvent, told: Telling): Reveal | null {
  const { viewer } = told;
  if (viewer === null) return null;
  const made = stagings[event.event]?.reveal?.(event, { ...told, viewer });
  if (!made) return null;
  const words = told.face.eventWords(event, viewer, told.names);
  return { ...made, lines: [...(words ? [words] : []), ...(made.lines ?? [])] };
}
