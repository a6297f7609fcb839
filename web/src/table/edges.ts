// A finger that holds cannot scroll: at the edge of a long list it moves the list on.
/** How near to the end of the list it moves on, and how far at a time, in pixels. */
const EDGE = 14;
const STEP = 10;

export function moveOn(list: Element | null, finger: number): void {
  if (!list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (Math.abs(finger - bottom) < EDGE) list.scrollTop += STEP;
  else if (Math.abs(finger - top) < EDGE) list.scrollTop -= STEP;
}
