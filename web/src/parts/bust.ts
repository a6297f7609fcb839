// Somebody on the plate of their seat, as the inside of a drawing: on the page, and in a picture that leaves it.
import { iconOf } from "../icons.svelte";
import { seatLook } from "../seats";
import { castOf } from "./cast";
import { plateOf, PORTRAITS, seatedAt, type Portrait } from "./portraits";

/** The box in which a plate and its letter have room. */
export const BOX = "-6 -6 132 132";
const SIZE = 160;

const part = (kind: string, names: string[]) => names.map((each) => iconOf(`portrait-${kind}-${each}`).body).join("");

/** The parts in the colours of one person. */
function coloured(body: string, { skin, cloth, accent, hair }: Portrait): string {
  const colours: Record<string, string> = { skin, cloth, scarf: accent, hair };
  return body.replace(/style='fill:var\(--(\w+)\)'/g, (_, name: string) => `fill="${colours[name] ?? "none"}"`);
}

/** Who is drawn: a character, a bot by its name, or whoever else sits there. */
const portraitAt = (seat: number, who: string): Portrait =>
  (Object.hasOwn(PORTRAITS, who) ? PORTRAITS[who] : castOf(who)) ?? PORTRAITS[seatedAt(seat)]!;

/** Colour and shape are the seat's, the drawing is the person's; whoever is gone leaves an empty hood. What is referred
 * to within the drawing is named after `id`. */
export function bustOf(id: string, seat: number, who = "", isOut = false): string {
  const plate = plateOf(seat);
  const { colour } = seatLook(seat);
  const place = `translate(${plate.x} ${plate.y}) scale(${plate.scale})`;
  const cut = `<clipPath id="${id}-plate"><path d="${plate.clip ?? plate.path}"/></clipPath>`;
  if (isOut)
    return (
      `<defs>${cut}</defs>` +
      `<path d="${plate.path}" fill="#0a1218" stroke="${colour}" stroke-width="3.5" stroke-dasharray="7 6"/>` +
      `<g clip-path="url(#${id}-plate)" transform="${place}">${iconOf("portrait-empty-hood").body}</g>`
    );
  const portrait = portraitAt(seat, who);
  const outline = part("s", portrait.outline);
  return (
    `<defs>${cut}<linearGradient id="${id}-side" x2="1" y2=".35"><stop stop-color="#fff" stop-opacity=".28"/>` +
    `<stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b1015" stop-opacity=".5"/>` +
    `</linearGradient></defs>` +
    (plate.clip
      ? `<path d="${plate.clip}" fill="#16202a" stroke="${colour}" stroke-opacity=".45" stroke-width="2"/>`
      : "") +
    `<path d="${plate.path}" fill="${colour}"/><path d="${plate.path}" fill="url(#${id}-side)"/>` +
    `<g clip-path="url(#${id}-plate)"><g transform="${place}">` +
    `<g fill="#fff1d0" transform="translate(-2.4 -1.2)">${coloured(outline, portrait)}</g>` +
    `<g fill="#0b1015">${coloured(outline, portrait)}</g>${coloured(part("l", portrait.lit), portrait)}</g></g>` +
    `<path d="${plate.path}" fill="none" stroke="#0b1015" stroke-opacity=".55" stroke-width="1.5"/>`
  );
}

const made = new Map<string, string>();

/** The same as a picture with an address of its own; empty as long as the drawings are not there. */
export function bustPicture(seat: number, who = "", isOut = false): string {
  if (!iconOf("portrait-empty-hood").body) return "";
  const key = `${seat} ${who} ${isOut}`;
  let picture = made.get(key);
  if (!picture) {
    const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${BOX}" width="${SIZE}" height="${SIZE}">`;
    picture = `data:image/svg+xml,${encodeURIComponent(`${head}${bustOf("b", seat, who, isOut)}</svg>`)}`;
    made.set(key, picture);
  }
  return picture;
}
