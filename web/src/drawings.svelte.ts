// The drawings of cards, rooms and events: fetched when one of them is first wanted, and made into pictures once.
import { assets } from "./assets";
import { pictureOf, type Drawings } from "./parts/drawing";

let drawings = $state.raw<Drawings | null>(null);
let isWanted = false;
const made = new Map<string, string>();

function want(): void {
  if (isWanted) return;
  isWanted = true;
  void fetch(assets.drawings)
    .then(async (answer) => (drawings = (await answer.json()) as Drawings))
    // Without drawings everything has its icon; the next time that one is wanted may be luckier.
    .catch(() => (isWanted = false));
}

/** The address of a picture; null as long as it is not there, or where nothing is drawn under that name. */
export function drawingOf(name: string): string | null {
  if (!drawings) {
    want();
    return null;
  }
  const lines = drawings.scenes[name];
  if (!lines) return null;
  let picture = made.get(name);
  if (!picture) {
    picture = `data:image/svg+xml,${encodeURIComponent(pictureOf(lines, drawings.parts))}`;
    made.set(name, picture);
  }
  return picture;
}
