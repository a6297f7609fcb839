// Which cards of a hand are new: those that it has more of than a moment ago.

/** The places in `now` of what was not there before; of several alike the last ones are the new ones. */
export function freshOf(before: readonly string[], now: readonly string[]): ReadonlySet<number> {
  const left = new Map<string, number>();
  for (const key of before) left.set(key, (left.get(key) ?? 0) + 1);
  const fresh = new Set<number>();
  now.forEach((key, place) => {
    const known = left.get(key) ?? 0;
    if (known) left.set(key, known - 1);
    else fresh.add(place);
  });
  return fresh;
}
