// From what happened to what is seen of it: a scene for everybody, a reveal for one.
import type { GameEvent } from "../games/types";
import type { AnyStagings, Reveal, Scene, Telling } from "./types";

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
