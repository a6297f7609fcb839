// The way of an arrow over the board: from the edge of one thing to the edge of another, bent a little, in pixels.
export interface Spot {
  x: number;
  y: number;
  /** How far its edge is from its middle. */
  reach: number;
}

/** How much an arrow is bent, as a part of its length. */
const BEND = 0.14;
const HEAD = 9;

export interface Way {
  path: string;
  head: string;
  from: Spot;
  to: Spot;
}

/** The way between two spots; null where they touch. */
export function wayOf(from: Spot, to: Spot): Way | null {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const length = Math.hypot(across, down);
  const start = from.reach + 3;
  const end = to.reach + HEAD;
  if (length < start + end + 6) return null;
  const bend = { x: (from.x + to.x) / 2 + down * BEND, y: (from.y + to.y) / 2 - across * BEND };
  const towards = (spot: { x: number; y: number }, aim: { x: number; y: number }, by: number) => {
    const far = Math.hypot(aim.x - spot.x, aim.y - spot.y) || 1;
    return { x: spot.x + ((aim.x - spot.x) / far) * by, y: spot.y + ((aim.y - spot.y) / far) * by };
  };
  const begin = towards(from, bend, start);
  const tip = towards(to, bend, to.reach + 2);
  const neck = towards(to, bend, end);
  const angle = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const wing = (side: number) => ({
    x: tip.x + Math.cos(angle + side) * HEAD * 1.7,
    y: tip.y + Math.sin(angle + side) * HEAD * 1.7,
  });
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${at(begin)}Q${at(bend)} ${at(neck)}`,
    head: `M${at(tip)}L${at(wing(Math.PI - 0.45))}L${at(wing(Math.PI + 0.45))}Z`,
    from,
    to,
  };
}
