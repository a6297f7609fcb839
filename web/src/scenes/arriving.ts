// Parts of the script that come when they are first needed. A table is a table without them: whoever is offline just then
// waits, and nobody is told.

const TRIES = 8;
const FIRST = 400;

/** What is fetched, sooner or later: it is asked for again, each time somewhat later, and if it never comes, so be it. */
export async function arriving<Part>(fetchPart: () => Promise<Part>, first = FIRST): Promise<Part> {
  for (let number = 0; number < TRIES; number += 1) {
    try {
      return await fetchPart();
    } catch {
      await new Promise((done) => setTimeout(done, first * 2 ** number));
    }
  }
  return new Promise(() => {});
}
