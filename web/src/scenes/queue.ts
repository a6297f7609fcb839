// Scenes one after the other, at the table's pace: the more of them wait, the quicker they go, and of too many the
// slightest are left out. Only scenes that everybody sees stand here, so what is slow or quick tells nothing.
import type { Length, Scene } from "./types";

/** How long something is looked at when nothing else waits, in milliseconds. */
export const LENGTHS: Record<Length, number> = { short: 900, usual: 1700, long: 2600 };
/** What each further arrow of a series takes. */
export const EACH_ARROW = 500;
/** So many wait at most. */
export const MOST = 5;
const WEIGHTS: Record<Length, number> = { short: 0, usual: 1, long: 2 };
/** No scene is over before it can be seen. */
const LEAST = 350;

/** The scenes that wait, and the one that is on. */
export class Queue {
  private waiting: Scene[] = [];
  current: Scene | null = null;

  add(scene: Scene): void {
    const last = this.waiting.at(-1);
    if (last && scene.series && last.series === scene.series) {
      this.waiting[this.waiting.length - 1] = { ...scene, arrows: [...last.arrows, ...scene.arrows] };
      return;
    }
    this.waiting.push(scene);
    while (this.waiting.length > MOST) {
      const least = Math.min(...this.waiting.map(({ length }) => WEIGHTS[length]));
      this.waiting.splice(
        this.waiting.findIndex(({ length }) => WEIGHTS[length] === least),
        1,
      );
    }
  }

  /** The next scene is on, if there is one. */
  next(): Scene | null {
    return (this.current = this.waiting.shift() ?? null);
  }

  /** How long the one that is on is looked at. */
  get length(): number {
    if (!this.current) return 0;
    const whole = LENGTHS[this.current.length] + EACH_ARROW * Math.max(0, this.current.arrows.length - 1);
    return Math.max(LEAST, whole / (1 + this.waiting.length * 0.5));
  }

  /** Enough of all that. */
  skip(): void {
    this.waiting = [];
    this.current = null;
  }
}
