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
  const token = bounded(isLow ? 13 : isSmall ? 15 : 20, Math.min(width, height * 1.4) / (players > 8 ? 24 : 20), isLow ? 14 : isSmall ? 20 : 30);
  const ring = {
    x: Math.max(40, Math.min(width / 2 - token - (isSmall ? 26 : 60), height * 0.85)),
    y: Math.max(40, height / 2 - token - (isLow ? 20 : isSmall ? 26 : 36)),
  };
  const centre = { x: width / 2, y: height / 2 - (isSmall ? 12 : 16) };
  const tall = bounded(isSmall ? 46 : 64, ring.y * 0.52, 118);
  const card = { width: tall * 0.7, height: tall };
  const apart = card.width * 0.78;
  return {
    width, height, centre, ring, token, card, isSmall,
    deck: { x: centre.x - apart, y: centre.y },
    discards: { x: centre.x + apart, y: centre.y },
    play: { x: centre.x, y: centre.y },
  };
}

/** The place number `place` of `count`, clockwise, the first at the bottom; fractions lie between two places. */
export function placeAt(layout: Layout, place: number, count: number, reach = 1): Point {
  const angle = Math.PI / 2 + (Math.PI * 2 * place) / count;
  return { x: layout.centre.x + layout.ring.x * reach * Math.cos(angle), y: layout.centre.y + layout.ring.y * reach * Math.sin(angle) };
}
