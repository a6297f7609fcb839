// Snow, storm and embers as particles: where each of them is at a moment. Nothing here draws or knows a clock.

/** What falls, and what rises. */
export type Sky = "calm" | "snow" | "storm" | "embers";

export interface Flake {
  x: number;
  y: number;
  /** How far away it is: near ones are larger, brighter and quicker. From 0 (far) to 1. */
  near: number;
  /** Its own way of swaying. */
  sway: number;
}

/** How many there are for each 10,000 pixels, and how fast they go, in pixels a second. */
export const SKIES: Record<Sky, { dense: number; across: number; down: number; long: number }> = {
  calm: { dense: 0, across: 0, down: 0, long: 0 },
  snow: { dense: 1.7, across: -14, down: 38, long: 0 },
  storm: { dense: 2.4, across: -330, down: 110, long: 0.055 },
  embers: { dense: 3, across: 4, down: -26, long: 0 },
};
/** However large the screen is, no more are drawn. */
export const MOST = 150;

/** As many as an area of this size has, strewn the same way every time. */
export function strewn(sky: Sky, width: number, height: number): Flake[] {
  const count = Math.min(MOST, Math.round((SKIES[sky].dense * width * height) / 10_000));
  return Array.from({ length: count }, (_, number) => ({
    x: ((number * 0.618034) % 1) * width,
    y: ((number * 0.754878) % 1) * height,
    near: ((number * 0.56984) % 1) ** 2,
    sway: (number * 2.4) % 6.283,
  }));
}

const within = (value: number, size: number) => ((value % size) + size) % size;

/** Where they are so many seconds later; whoever leaves comes in again on the other side. */
export function drift(flakes: Flake[], sky: Sky, seconds: number, clock: number, width: number, height: number): void {
  const { across, down } = SKIES[sky];
  for (const flake of flakes) {
    const speed = 0.45 + flake.near;
    flake.x = within(flake.x + (across * speed + Math.sin(clock + flake.sway) * 7) * seconds, width);
    flake.y = within(flake.y + down * speed * seconds, height);
  }
}
