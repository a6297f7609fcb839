// Where a game of Stay Away! turned: who was made what, and who burned for it rightly or wrongly.
import type { PlainFace } from "../face";
import type { StayAwayEvent, StayAwayView } from "./types";

const FIRE = "flamethrower";

/** The first infection and the last, and the fires that hit somebody human, or not. */
export function turningPointsOf(
  face: PlainFace<StayAwayView, StayAwayEvent>,
  view: StayAwayView,
  names: string[],
): string[] {
  const links = face.links(view, names);
  const found = new Map(
    links.flatMap((link, place) => (place && place < links.length - 1 ? [] : [[link.words, link.turn]])),
  );
  for (const wasHuman of [true, false]) {
    const fall = view.falls.find(({ cause, role }) => cause === FIRE && (role === "human") === wasHuman);
    if (fall)
      found.set(
        face.say(wasHuman ? "turning-human" : "turning-other", { who: face.name(names, fall.seat), turn: fall.turn }),
        fall.turn,
      );
  }
  return [...found].sort(([, one], [, other]) => Number(one) - Number(other)).map(([words]) => String(words));
}
