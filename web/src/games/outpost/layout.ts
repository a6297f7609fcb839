// Where things lie: the plan of the station, a grid of rooms where there is no width for a plan, the sectors of the
// UFO.
import type { OutpostView } from "./types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Layout {
  width: number;
  height: number;
  /** How much larger than the smallest size everything is drawn. */
  scale: number;
  /** By place: rooms, sectors, stores, "rescue_helicopter", "ufo". */
  boxes: Record<string, Box>;
  /** On the plan; where there is none, below the grid, in a drawing of its own. */
  track: Box;
  /** Corridors, as lines from here to there; those outdoors are dashed. */
  corridors: { from: [number, number]; to: [number, number]; isOutdoors: boolean }[];
  isPlan: boolean;
}

export const PAD = "rescue_helicopter";
export const ENTRANCE = "ufo";
const PAN = 12;
const TRACK = 54;
const STORE = 30;
const COLUMNS: [number, number][] = [
  [0, 18.5],
  [21.5, 40],
  [42.5, 61],
  [63.5, 81],
  [84.5, 100],
];
const ROWS: [number, number][] = [
  [0, 30],
  [35, 65],
  [70, 100],
];
/** Column, row, columns wide. */
const PLACES: Record<string, [number, number, number?]> = {
  radio_room: [0, 0],
  kitchen: [0, 1],
  boiler_room: [0, 2],
  weather_station: [1, 0],
  laboratory: [2, 0],
  leisure_room: [1, 1, 2],
  generator_room: [1, 2],
  kennel: [2, 2],
  shack: [2, 2],
  dormitory: [3, 0],
  armory: [3, 1],
  warehouse: [3, 2],
};
/** Some rooms stand a little out of line, as buildings in snow do. */
const STAGGER: Record<string, number> = { radio_room: 2.5, dormitory: 2.5, kitchen: 0.5, armory: 0.5 };

const bounded = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export function layOut(width: number, height: number, view: OutpostView): Layout {
  const rooms = Object.keys(view.rooms ?? {});
  const stores = ["pantry", ...Object.keys(view.base?.stores ?? {})];
  if (view.ufo) return ufo(width, height, rooms);
  return width < 620 || height < 280 ? grid(width, height, rooms, stores) : plan(width, height, rooms, stores);
}

function plan(width: number, height: number, rooms: string[], stores: string[]): Layout {
  const outdoors = [...rooms.filter((room) => !(room in PLACES)), PAD];
  const tall = Math.max(height, 340 + 30 * Math.max(0, outdoors.length - 4));
  const scale = bounded(1, Math.min(width / 800, tall / 440), 2);
  const inner = { x: PAN, y: PAN, width: width - 2 * PAN, height: tall - 2 * PAN - (TRACK + STORE + 18) * scale };
  const across = (part: number) => inner.x + (inner.width * part) / 100;
  const down = (part: number) => inner.y + (inner.height * part) / 100;
  const box = (left: number, top: number, right: number, bottom: number): Box => ({
    x: across(left),
    y: down(top),
    width: across(right) - across(left),
    height: down(bottom) - down(top),
  });
  const boxes: Record<string, Box> = {};
  for (const room of rooms) {
    const place = PLACES[room];
    if (!place) continue;
    const [column, row, wide = 1] = place;
    const out = STAGGER[room] ?? 0;
    boxes[room] = box(COLUMNS[column]![0], ROWS[row]![0] + out, COLUMNS[column + wide - 1]![1], ROWS[row]![1] + out);
  }
  const [left, right] = COLUMNS[4]!;
  const yard = inner.height + (STORE + 10) * scale;
  const part = (yard + 10) / outdoors.length;
  outdoors.forEach(
    (room, place) =>
      (boxes[room] = {
        x: across(left),
        y: inner.y + place * part,
        width: across(right) - across(left),
        height: part - 10,
      }),
  );
  const y = tall - PAN - (TRACK + STORE + 8) * scale;
  const between = 12 * scale;
  const long = across(COLUMNS[3]![1]) - across(0);
  const share = (long - between * (stores.length - 1)) / stores.length;
  stores.forEach(
    (store, place) =>
      (boxes[store] = { x: across(0) + place * (share + between), y, width: share, height: STORE * scale }),
  );
  const middle = (column: number) => across((COLUMNS[column]![0] + COLUMNS[column]![1]) / 2);
  const level = (row: number) => down((ROWS[row]![0] + ROWS[row]![1]) / 2);
  const corridors: Layout["corridors"] = [0, 1, 2].map((row) => ({
    from: [middle(0), level(row)],
    to: [middle(3), level(row)],
    isOutdoors: false,
  }));
  for (const column of [0, 1, 2, 3])
    corridors.push({ from: [middle(column), level(0)], to: [middle(column), level(2)], isOutdoors: false });
  for (const row of [0, 2])
    corridors.push({ from: [middle(3), level(row)], to: [middle(4), level(row)], isOutdoors: true });
  return {
    width,
    height: tall,
    scale,
    boxes,
    track: { x: PAN, y: tall - PAN - TRACK * scale, width: width - 2 * PAN, height: TRACK * scale },
    corridors,
    isPlan: true,
  };
}

/** Between two rooms of the grid, and how low they may get: below that the grid slides. */
const GAP = 5;
const LOWEST = 57;
const HIGHEST = 132;
const SHELF = 44;

/** The plan in four columns, as high as there is room for. The track is drawn below it and stays where it is. */
function grid(width: number, height: number, rooms: string[], stores: string[]): Layout {
  const columns = 4;
  const outdoors = [...rooms.filter((room) => !(room in PLACES)), PAD];
  const rows = ROWS.length + Math.ceil(outdoors.length / columns);
  const across = (width - GAP * (columns + 1)) / columns;
  const tall = bounded(LOWEST, (height - SHELF - GAP * (rows + 2)) / rows, HIGHEST);
  const scale = bounded(0.85, Math.min(tall / 84, across / 100), 1.3);
  const boxes: Record<string, Box> = {};
  for (const room of rooms) {
    const place = PLACES[room];
    if (!place) continue;
    const [column, row, span = 1] = place;
    boxes[room] = {
      x: GAP + column * (across + GAP),
      y: GAP + row * (tall + GAP),
      width: across * span + GAP * (span - 1),
      height: tall,
    };
  }
  const share = (keys: string[], y: number, high: number) => {
    const each = (width - GAP * (keys.length + 1)) / keys.length;
    keys.forEach((key, place) => (boxes[key] = { x: GAP + place * (each + GAP), y, width: each, height: high }));
  };
  for (let row = ROWS.length; row < rows; row += 1) {
    const first = (row - ROWS.length) * columns;
    share(outdoors.slice(first, first + columns), GAP + row * (tall + GAP), tall);
  }
  const y = GAP + rows * (tall + GAP);
  share(stores, y, SHELF);
  return { width, height: y + SHELF + GAP, scale, boxes, track: pinned(width, scale), corridors: [], isPlan: false };
}

/** The track below a plan that slides. */
const pinned = (width: number, scale: number): Box => ({
  x: GAP,
  y: 2,
  width: width - 2 * GAP,
  height: Math.max(46, 52 * scale),
});

function ufo(width: number, height: number, sectors: string[]): Layout {
  const isPlan = width >= 620;
  const columns = isPlan ? 4 : 2;
  const rows = Math.ceil(sectors.length / columns);
  const tall = isPlan ? Math.max(height, 360) : Math.max(height, rows * 76 + 90);
  const scale = isPlan ? bounded(1, Math.min(width / 800, tall / 440), 2) : 1;
  const gap = isPlan ? 16 : 7;
  const hall = (isPlan ? 90 : 62) * scale;
  const track = isPlan
    ? { x: gap, y: tall - gap - TRACK * scale, width: width - 2 * gap, height: TRACK * scale }
    : pinned(width, scale);
  const wide = (width - gap * (columns + 1)) / columns;
  const high = ((isPlan ? track.y : tall) - hall - gap * (rows + 2)) / rows;
  const boxes: Record<string, Box> = {};
  const half = Math.ceil(rows / 2);
  sectors.forEach((sector, place) => {
    const row = Math.floor(place / columns);
    // Clockwise round the hall: the lower half runs back.
    const column = row < half ? place % columns : columns - 1 - (place % columns);
    boxes[sector] = {
      x: gap + column * (wide + gap),
      y: gap + row * (high + gap) + (row < half ? 0 : hall + gap),
      width: wide,
      height: high,
    };
  });
  boxes[ENTRANCE] = {
    x: gap + (isPlan ? wide * 0.6 : 0),
    y: gap + half * (high + gap),
    width: width - 2 * gap - (isPlan ? wide * 1.2 : 0),
    height: hall,
  };
  return { width, height: tall, scale, boxes, track, corridors: [], isPlan };
}

/** The least that a token needs. */
const LEAST = 18;

/** How far down the title reaches, and how far up the counters. */
const lanes = (scale: number, lines: number, hasCounters: boolean) => ({
  head: (lines > 1 ? 33 : 22) * scale,
  foot: (hasCounters ? 22 : 4) * scale,
});

/** How wide a letter of a title is at most, on average, and how high. */
const LETTER = 6.6;
const LETTERS = 14.5;
/** What is left of a title and right of it. */
const MARGIN = 11;
/** Smaller they are not, whatever is cut off. */
const SMALLEST = 0.7;

/** In how many lines a title stands. */
export const linesOf = (title: string, box: Box, scale: number) =>
  /[ -]/.test(title) && title.length * LETTER * scale > box.width - 40 * scale ? 2 : 1;

/** Whether a box has two lanes only: a store of a phone, with one line for its title. */
export const isFlat = (box: Box, scale: number) => box.height >= 36 * scale && box.height < 56 * scale;

/** How much room a title takes: where it has one line, that of all its words; else that of the longest. */
export const wideOf = (title: string, scale: number, hasOneLine: boolean) =>
  Math.max(...(hasOneLine ? [title] : title.split(/[ -]/)).map((words) => words.length)) * LETTER * scale;

/** How high the letters of a title are that would be so wide, where there is so much room. */
export const lettersOf = (wide: number, room: number, scale: number) =>
  LETTERS * scale * Math.max(SMALLEST, Math.min(1, room / wide));

/** A room of this height has two lines for its title, and people below it. */
const ROOMY = 96;
/** A title in letters that are smaller than that is rather said in short. */
const SMALL = 0.85;

/** Whether a room of the grid had better be called by its short name. */
export const isCramped = (title: string, box: Box, scale: number) =>
  isFlat(box, scale)
    ? lettersOf(wideOf(title, scale, true), box.width - MARGIN, scale) < SMALL * LETTERS * scale
    : box.height < ROOMY && linesOf(title, box, scale) > 1;

/** So much of a title's width is taken by a token beside it, where there is no room for one below it. */
export function besideTitle(title: string, box: Box, scale: number, hasCounters: boolean): number {
  const { head, foot } = lanes(scale, linesOf(title, box, scale), hasCounters);
  return box.height - head - foot < LEAST ? LEAST + 5 : 0;
}

/**
 * Places for so many tokens in the middle lane of a box: one row, two if need be, never over title or counters. Where a
 * room is too low for three lanes they stand above the counters all the same, at the right, where no title begins.
 */
export function spots(
  box: Box,
  count: number,
  scale: number,
  lines = 2,
  hasCounters = true,
): { x: number; y: number; size: number }[] {
  const { head, foot } = lanes(scale, lines, hasCounters);
  const isTight = box.height - head - foot < LEAST;
  const lane = isTight ? LEAST : box.height - head - foot;
  const top = isTight ? box.y + box.height - foot - lane : box.y + head;
  // Where a room is high, whoever stands in it is large: so large that one sees who it is.
  const full = Math.min(lane, Math.max(34 * scale, Math.min(62 * scale, lane * 0.66)));
  const width = box.width - 14;
  const isTwo = count * full * 0.72 > width && lane > 30;
  const rows = isTwo ? 2 : 1;
  const each = Math.ceil(count / rows);
  const size = Math.min(full, isTwo ? lane / 2 : lane, Math.max(15, width / Math.max(1, each)));
  const step = Math.min(size * 1.06, (width - size) / Math.max(1, each - 1));
  const along = (place: number) => size / 2 + (place % each) * step;
  return Array.from({ length: count }, (_, number) => ({
    x: isTight ? box.x + box.width - 5 - along(number) : box.x + 7 + along(number),
    y: top + (isTwo ? (lane / 2) * (Math.floor(number / each) + 0.5) : lane / 2),
    size,
  }));
}
