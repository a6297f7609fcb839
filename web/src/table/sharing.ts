// A finished game as a picture for the chat that its link is pasted into: the verdict, who was what, where it turned.
import { letters, seatLetter, seatLook, shortName } from "../seats";

/** What stands in the picture. */
export interface Telling {
  game: string;
  verdict: string;
  reason: string;
  people: { seat: number; name: string; role: string; hasWon: boolean }[];
  turning: string[];
  site: string;
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
const READING = '"Atkinson Hyperlegible Next", sans-serif';
const STENCIL = '"Saira Stencil One", sans-serif';
/** Where words end on the right. */
const RIGHT = 1144;
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

/** Draw it. */
export function drawGame(brush: CanvasRenderingContext2D, told: Telling): void {
  const { width, height } = SIZE;
  brush.fillStyle = NIGHT.back;
  brush.fillRect(0, 0, width, height);
  const lamp = brush.createRadialGradient(960, 120, 30, 960, 120, 620);
  lamp.addColorStop(0, "rgb(244 179 80 / 26%)");
  lamp.addColorStop(1, "rgb(244 179 80 / 0%)");
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, width, height);
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
  const columns = told.people.length > 8 ? 4 : told.people.length > 4 ? 3 : 2;
  const rows = Math.ceil(told.people.length / columns);
  const cell = { width: (RIGHT - LEFT) / columns, height: 66 };
  told.people.forEach((one, place) => {
    const x = LEFT + cell.width * (place % columns);
    const y = 282 + cell.height * Math.floor(place / columns);
    drawToken(brush, one.seat, one.name, x + 26, y + 24);
    const room = cell.width - 76;
    write(shortName(one.name, 22), x + 64, y + 20, `600 28px ${LABEL}`, NIGHT.text, room);
    write(one.role, x + 64, y + 48, `500 24px ${LABEL}`, one.hasWon ? NIGHT.sodium : NIGHT.dim, room);
  });
  let y = 282 + rows * cell.height + 26;
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

function drawToken(brush: CanvasRenderingContext2D, seat: number, name: string, x: number, y: number): void {
  const look = seatLook(seat);
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = look.colour;
  brush.fill(new Path2D(look.path));
  brush.fillStyle = NIGHT.back;
  brush.font = `600 22px ${LABEL}`;
  brush.textAlign = "center";
  brush.fillText(seatLetter(name), 0, look.lift + 8);
  brush.restore();
}

/** The picture as an address of its own (`data:`, as the page's rules allow no other); null where there is no canvas. */
export async function pictureOf(told: Telling): Promise<string | null> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, SIZE);
  const brush = canvas.getContext("2d");
  if (!brush) return null;
  await document.fonts.ready;
  drawGame(brush, told);
  return canvas.toDataURL("image/png");
}

/** The same as a file, to be sent. */
export function fileOf(picture: string, name: string): File {
  const bytes = Uint8Array.from(atob(picture.slice(picture.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: "image/png" });
}
