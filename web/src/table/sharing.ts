// A finished game as a picture for the chat that its link is pasted into: the verdict, who was what, where it turned.
import { bustPicture } from "../parts/bust";
import { plateOf } from "../parts/portraits";
import { letters, seatLetter, seatLook, shortName } from "../seats";

/** Somebody in it: on whose plate, who is drawn there, and what became of them. */
export interface Told {
  plate: number;
  who: string;
  name: string;
  role: string;
  hasWon: boolean;
}

/** What stands in the picture. */
export interface Telling {
  game: string;
  verdict: string;
  reason: string;
  people: Told[];
  turning: string[];
  /** Where it was played; empty where nobody else would get there. */
  site: string;
}

/** The house's name as others may use it: an address of this device or of the network at home is nobody's business. */
export function siteOf(host: string): string {
  const name = host.replace(/:\d+$/, "");
  const isNumber = /^[\d.]+$/.test(name) || name.startsWith("[");
  const isAtHome = /\.(local|localhost|lan|home|internal|home\.arpa|fritz\.box)$/.test(name);
  return isNumber || isAtHome || !name.includes(".") ? "" : host;
}

/** What previews are cut to, in pixels. */
export const SIZE = { width: 1200, height: 630 };
const NIGHT = {
  back: "#0B1015",
  panel: "#131C24",
  text: "#E9F0F3",
  dim: "#A7B8C2",
  sodium: "#F4B350",
  flare: "#FF6B52",
};
const LABEL = '"Barlow Condensed", sans-serif';
const ROLE = `500 24px ${LABEL}`;
const READING = '"Atkinson Hyperlegible Next", sans-serif';
const STENCIL = '"Saira Stencil One", sans-serif';
/** Where words end on the right. */
const RIGHT = 1144;
/** How large a face is. */
const FACE = 76;
const LEFT = 56;

/** A sentence in lines that are no wider than this; what is too long for so many ends in an ellipsis. */
export function wrapped(words: string, most: number, lines: number, widthOf: (text: string) => number): string[] {
  const found: string[] = [];
  let line = "";
  for (const word of words.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || widthOf(longer) <= most) line = longer;
    else {
      found.push(line);
      line = word;
    }
  }
  found.push(line);
  if (found.length <= lines) return found;
  const last = letters(found[lines - 1]!);
  while (last.length && widthOf(`${last.join("")}…`) > most) last.pop();
  return [...found.slice(0, lines - 1), `${last.join("").trimEnd()}…`];
}

/** Draw it, with everybody's face; whose is missing has a token. */
export function drawGame(brush: CanvasRenderingContext2D, told: Telling, faces: (CanvasImageSource | null)[]): void {
  const { width, height } = SIZE;
  brush.fillStyle = NIGHT.back;
  brush.fillRect(0, 0, width, height);
  const lamp = brush.createRadialGradient(960, 120, 30, 960, 120, 620);
  lamp.addColorStop(0, "rgb(244 179 80 / 26%)");
  lamp.addColorStop(1, "rgb(244 179 80 / 0%)");
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, width, height);
  drawPlace(brush);
  brush.textBaseline = "alphabetic";
  const write = (text: string, x: number, y: number, font: string, colour: string, most = RIGHT - x) => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(text, x, y, most);
  };
  write("OUTPOST 31", LEFT, 78, `400 40px ${STENCIL}`, NIGHT.text);
  write(told.game.toUpperCase(), 330, 76, `600 28px ${LABEL}`, NIGHT.dim);
  write(told.verdict.toUpperCase(), LEFT, 170, `400 72px ${STENCIL}`, NIGHT.sodium);
  brush.font = `400 28px ${READING}`;
  wrapped(told.reason, RIGHT - LEFT, 2, (text) => brush.measureText(text).width).forEach((line, place) =>
    write(line, LEFT, 218 + 36 * place, `400 28px ${READING}`, NIGHT.text),
  );
  const columns = Math.min(told.people.length, told.people.length > 8 ? 4 : told.people.length > 4 ? 3 : 2);
  const wide = (RIGHT - LEFT) / Math.max(1, columns);
  const room = wide - FACE - 24;
  brush.font = ROLE;
  const roles = told.people.map((one) => wrapped(one.role, room, 2, (text) => brush.measureText(text).width));
  const high = Math.max(FACE + 8, 38 + 28 * Math.max(1, ...roles.map((lines) => lines.length)));
  told.people.forEach((one, place) => {
    const x = LEFT + wide * (place % columns);
    const y = 276 + high * Math.floor(place / columns);
    drawSomebody(brush, one, faces[place] ?? null, x, y);
    write(shortName(one.name, 22), x + FACE + 12, y + 30, `600 28px ${LABEL}`, NIGHT.text, room);
    roles[place]!.forEach((line, number) =>
      write(line, x + FACE + 12, y + 58 + 28 * number, ROLE, one.hasWon ? NIGHT.sodium : NIGHT.dim, room),
    );
  });
  let y = 282 + Math.ceil(told.people.length / Math.max(1, columns)) * high + 26;
  for (const words of told.turning) {
    brush.font = `400 24px ${READING}`;
    for (const line of wrapped(words, RIGHT - LEFT - 20, 2, (text) => brush.measureText(text).width)) {
      if (y > height - 56) return finish();
      brush.fillStyle = NIGHT.flare;
      brush.fillRect(LEFT, y - 19, 4, 24);
      write(line, LEFT + 20, y, `400 24px ${READING}`, NIGHT.dim);
      y += 32;
    }
  }
  finish();

  function finish() {
    write(told.site, LEFT, height - 24, `500 22px ${LABEL}`, NIGHT.dim);
  }
}

/** A lit window in a blizzard: low in the corner, under the words. */
function drawPlace(brush: CanvasRenderingContext2D): void {
  const { width, height } = SIZE;
  const shape = (colour: string, ...points: [number, number][]) => {
    brush.fillStyle = colour;
    brush.beginPath();
    points.forEach(([x, y]) => brush.lineTo(x, y));
    brush.fill();
  };
  shape(NIGHT.panel, [560, height], [700, 596], [820, 566], [1010, 548], [width, 560], [width, height]);
  const glow = brush.createRadialGradient(1010, 522, 4, 1010, 522, 150);
  glow.addColorStop(0, "rgb(244 179 80 / 42%)");
  glow.addColorStop(1, "rgb(244 179 80 / 0%)");
  brush.fillStyle = glow;
  brush.fillRect(860, 372, 300, 258);
  shape("#05080b", [930, 566], [930, 506], [968, 474], [1086, 474], [1124, 506], [1124, 562]);
  shape("#05080b", [1098, 486], [1098, 404], [1102, 404], [1102, 486]);
  shape(NIGHT.sodium, [990, 536], [990, 506], [1030, 506], [1030, 536]);
  shape("#05080b", [1008, 536], [1008, 506], [1012, 506], [1012, 536]);
  brush.fillStyle = NIGHT.text;
  for (let flake = 0, chance = 31; flake < 150; flake += 1) {
    chance = (chance * 16807) % 2147483647;
    const [x, y] = [chance % width, Math.floor(chance / width) % height];
    brush.globalAlpha = 0.06 + (chance % 7) / 40;
    brush.fillRect(x, y, 1.5 + (chance % 3), 1.5 + (chance % 2));
  }
  brush.globalAlpha = 1;
}

/** A face on its plate with its letter; where there is none, the token. */
function drawSomebody(
  brush: CanvasRenderingContext2D,
  { plate, name }: Told,
  face: CanvasImageSource | null,
  x: number,
  y: number,
): void {
  const look = seatLook(plate);
  brush.save();
  brush.textAlign = "center";
  if (face) {
    const [left, top] = plateOf(plate).letter;
    brush.drawImage(face, x, y, FACE, FACE);
    brush.translate(x, y);
    brush.scale(FACE / 132, FACE / 132);
    brush.translate(left + 6, top + 6);
    brush.fillStyle = NIGHT.back;
    brush.strokeStyle = look.colour;
    brush.lineWidth = 3;
    brush.beginPath();
    brush.arc(0, 0, 19, 0, 7);
    brush.fill();
    brush.stroke();
    brush.fillStyle = look.colour;
    brush.font = `600 29px ${LABEL}`;
    brush.fillText(seatLetter(name), 0, 10);
  } else {
    brush.translate(x + FACE / 2, y + FACE / 2);
    brush.fillStyle = look.colour;
    brush.fill(new Path2D(look.path));
    brush.fillStyle = NIGHT.back;
    brush.font = `600 22px ${LABEL}`;
    brush.fillText(seatLetter(name), 0, look.lift + 8);
  }
  brush.restore();
}

/** Somebody's face, ready to be drawn; null where the browser makes no picture of it. */
async function faceOf({ plate, who }: Told): Promise<HTMLImageElement | null> {
  const face = new Image();
  face.src = bustPicture(plate, who);
  return await face.decode().then(
    () => face,
    () => null,
  );
}

/** The picture as an address of its own (`data:`, as the page's rules allow no other); null where there is no canvas. */
export async function pictureOf(told: Telling): Promise<string | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  const [faces] = await Promise.all([Promise.all(told.people.map(faceOf)), document.fonts.ready]);
  drawGame(brush, told, faces);
  return canvas.toDataURL("image/png");
}

/** The same as a file, to be sent. */
export function fileOf(picture: string, name: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}
