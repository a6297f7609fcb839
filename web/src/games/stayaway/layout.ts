// Where things lie: an ellipse of places round the lamp, in the pixels of the box it is given.
export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  centre: Point;
  /** Half the width and height of the ring of players. */
  ring: Point;
  /** The radius of a player's token. */
  token: number;
  /** The size of a name's letters. */
  text: number;
  deck: Point;
  discards: Point;
  play: Point;
  card: { width: number; height: number };
  isSmall: boolean;
}

const bounded = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

export function layOut(width: number, height: number, players: number): Layout {
  const isSmall = width < 560;
  const isLow = height < 250;
  const token = bounded(
    isLow ? 13 : isSmall ? 15 : 20,
    Math.min(width, height * 1.4) / (players > 8 ? 24 : 20),
    isLow ? 14 : isSmall ? 20 : width > 1000 ? 46 : 30,
  );
  const across = Math.max(40, Math.min(width / 2 - token - (isSmall ? 26 : 60), height * 0.85));
  const text = isSmall ? 13 : Math.max(16, token * 0.54);
  // Over a token it says who is thinking, under it stand a name and a note: neither is cut off.
  const above = token * 1.8;
  const below = token * 1.3 + text * 2.3;
  const ring = { x: across, y: Math.max(36, Math.min((height - above - below) / 2, across * 1.4)) };
  const centre = { x: width / 2, y: above + (height - above - below) / 2 };
  const tall = bounded(isSmall ? 46 : 64, Math.min(ring.y * 0.52, ring.x * 0.62), 190);
  const card = { width: tall * 0.7, height: tall };
  const apart = card.width * 0.78;
  return {
    width,
    height,
    centre,
    ring,
    token,
    text,
    card,
    isSmall,
    deck: { x: centre.x - apart, y: centre.y },
    discards: { x: centre.x + apart, y: centre.y },
    play: { x: centre.x, y: centre.y },
  };
}

/** How far from a player's middle a finger finds them, in tokens' radii. */
export const REACH = 1.6;

/** Where the eliminated lie, one after another: in rows from the lower left corner, clear of the ring's lowest seat. */
export function asideAt(layout: Layout, number: number): Point {
  const edge = layout.token * REACH + 1.5;
  const apart = layout.token * 1.7;
  const columns = Math.max(2, Math.floor((layout.width * 0.34 - edge) / apart) + 1);
  const row = Math.floor(number / columns);
  return { x: edge + (number % columns) * apart, y: layout.height - edge - row * apart };
}

const STEPS = 160;

/**
 * The angle, from the bottom, at which this part of the way round the ring is gone: nobody is crowded at its narrow
 * ends.
 */
function angleAt(ring: Point, part: number): number {
  const ways = [0];
  for (let step = 0; step < STEPS; step += 1) {
    const angle = Math.PI / 2 + (Math.PI * 2 * (step + 0.5)) / STEPS;
    ways.push(ways[step]! + Math.hypot(ring.x * Math.sin(angle), ring.y * Math.cos(angle)));
  }
  const gone = (part - Math.floor(part)) * ways[STEPS]!;
  const step = ways.findLastIndex((way) => way <= gone);
  const more = step < STEPS ? (gone - ways[step]!) / (ways[step + 1]! - ways[step]!) : 0;
  return Math.PI / 2 + (Math.PI * 2 * (step + more)) / STEPS;
}

/** The place number `place` of `count`, clockwise, the first at the bottom; fractions lie between two places. */
export function placeAt(layout: Layout, place: number, count: number, reach = 1): Point {
  const angle = angleAt(layout.ring, place / count);
  return {
    x: layout.centre.x + layout.ring.x * reach * Math.cos(angle),
    y: layout.centre.y + layout.ring.y * reach * Math.sin(angle),
  };
}
