// Drawings of few shapes in one light, put together from what `web/drawings` says: a line is a shape. They become
// pictures, so that a browser draws each of them once, however often it is seen.

/** The silhouettes, and by name the lines of each drawing. */
export interface Drawings {
  parts: Record<string, string>;
  scenes: Record<string, string[]>;
}

/** Drawings are this wide and high. */
export const WIDE = 120;
export const HIGH = 100;

/** Few colours, each by a letter; a digit after it makes it thinner, in tenths. */
export const COLOURS: Record<string, string> = {
  k: "#0B1015",
  n: "#16222C",
  d: "#26343F",
  s: "#5B7F92",
  w: "#E9F0F3",
  i: "#8FD3E8",
  b: "#1D4A5C",
  l: "#FFF1D0",
  h: "#FFD591",
  a: "#F4B350",
  o: "#D9682F",
  y: "#5A3F1C",
  f: "#FF6B52",
  r: "#4A120E",
  m: "#7CCBA2",
  g: "#1E4A3C",
  v: "#C9A2F0",
  p: "#33214F",
};

const INK = "k";
/** Light falls from the upper left, and whatever stands on its other side has a cold edge. */
const LIT = { colour: "l", x: -1.6, y: -0.8 };
const COLD = { colour: "i", x: 1.6, y: -0.8 };

export class NotDrawn extends Error {}

function colourOf(word: string | undefined): { colour: string; opacity: string } {
  const colour = COLOURS[word?.[0] ?? ""];
  if (!colour || !/^[a-z]\d?$/.test(word!))
    throw new NotDrawn(`${word} is no colour: ${Object.keys(COLOURS).join(" ")}`);
  return { colour, opacity: word!.length > 1 ? `.${word![1]}` : "1" };
}

function numbers(words: string[]): number[] {
  const read = words.map(Number);
  if (read.some(Number.isNaN)) throw new NotDrawn(`${words.join(" ")}: numbers are wanted`);
  return read;
}

function fill(word: string | undefined, path: string, more = ""): string {
  const { colour, opacity } = colourOf(word);
  return `<path d="${path}" fill="${colour}" fill-opacity="${opacity}"${more}/>`;
}

/** A silhouette, set down somewhere. */
function placed(
  parts: Drawings["parts"],
  name: string,
  colour: string | undefined,
  where: string[],
  shift = { x: 0, y: 0 },
) {
  const path = parts[name];
  if (!path) throw new NotDrawn(`there is no part ${name}`);
  const [x = 0, y = 0, scale = 1, turn = 0] = numbers(where);
  return fill(colour, path, ` transform="translate(${x + shift.x} ${y + shift.y})rotate(${turn})scale(${scale})"`);
}

/** One line of a drawing as SVG. What cannot be read is an error that says why. */
export function shapeOf(line: string, parts: Drawings["parts"], number: number): string {
  const [first = "", ...rest] = line.split(" ");
  switch (first) {
    case "bg": {
      const [top, low] = rest.map((word) => colourOf(word).colour);
      return (
        `<linearGradient id="g${number}" x2="0" y2="1"><stop stop-color="${top}"/>` +
        `<stop offset="1" stop-color="${low ?? top}"/></linearGradient><path d="M0 0H${WIDE}V${HIGH}H0Z" fill="url(#g${number})"/>`
      );
    }
    case "glow": {
      const [x, y, reach] = numbers(rest.slice(0, 3));
      const { colour } = colourOf(rest[3]);
      const [strength = 0.5] = numbers(rest.slice(4));
      return (
        `<radialGradient id="g${number}"><stop stop-color="${colour}" stop-opacity="${strength}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
        `<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#g${number})"/>`
      );
    }
  }
  const name = first.slice(1);
  if (first[0] === "*") return placed(parts, name, rest[0], rest.slice(1));
  if (first[0] === "^") return placed(parts, name, LIT.colour, rest, LIT) + placed(parts, name, INK, rest);
  if (first[0] === "-") return placed(parts, name, COLD.colour, rest, COLD) + placed(parts, name, INK, rest);
  if (first[0] === "~") {
    const { colour, opacity } = colourOf(name);
    const [width] = numbers(rest.slice(0, 1));
    return (
      `<path d="${rest.slice(1).join(" ")}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" ` +
      `stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
    );
  }
  return fill(first, rest.join(" "));
}

/** A drawing as the text of a picture. */
export function pictureOf(lines: string[], parts: Drawings["parts"]): string {
  const body = lines.map((line, number) => shapeOf(line, parts, number)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
