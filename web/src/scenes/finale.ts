// The end, before the verdict: how long each part of it takes. Six seconds whatever the outcome, and however many turn
// over; with less motion a still that is soon over.

/** In milliseconds: until the first turns over, until the last has, and until the verdict. */
export const FINALE = { first: 900, last: 4300, whole: 6000, still: 1800 };

/** When somebody turns over, of so many: evenly, with a silence before the last. */
export function turnsAt(place: number, count: number): number {
  if (count < 2) return FINALE.first;
  const isLast = place === count - 1;
  const each = (FINALE.last - FINALE.first - 700) / Math.max(1, count - 1);
  return isLast ? FINALE.last : FINALE.first + each * place;
}
