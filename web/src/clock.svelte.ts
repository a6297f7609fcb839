// The server's time, ticking only while something counts down.
let skew = 0;
let now = $state(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

interface Clock {
  skew: number;
  readonly now: number;
  length: number;
  left(closesAt: number): number;
  seconds(closesAt: number): number;
  shown(closesAt: number): string;
  tick(): () => void;
}

export const clock: Clock = {
  /** How far the server's clock is ahead of ours. */
  get skew() {
    return skew;
  },
  set skew(value: number) {
    skew = value;
  },
  /** Milliseconds on the server's clock. */
  get now() {
    return now + skew;
  },
  /** How much of a reaction window is left, from 1 down to 0. */
  left(closesAt: number): number {
    return Math.max(0, Math.min(1, (closesAt - this.now) / (this.length * 1000)));
  },
  seconds(closesAt: number): number {
    return Math.max(0, Math.ceil((closesAt - this.now) / 1000));
  },
  /** Seconds; at a slow table the day and the hour. */
  shown(closesAt: number): string {
    const seconds = this.seconds(closesAt);
    if (seconds < 300) return String(seconds);
    const form = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
    return new Intl.DateTimeFormat(document.documentElement.lang, form).format(closesAt - skew);
  },
  /** How long reaction windows are at this table. */
  length: 8,
  /** Keep it ticking until the returned function is called. */
  tick(): () => void {
    watchers += 1;
    now = Date.now();
    timer ??= setInterval(() => (now = Date.now()), 200);
    return () => {
      watchers -= 1;
      if (watchers === 0) {
        clearInterval(timer);
        timer = undefined;
      }
    };
  },
};
