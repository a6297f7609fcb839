// What runs out next, by what everybody sees: food tonight, fuel at the next maintenance, the cold, the helicopter's
// patience, the threat, the dog. The weather of the next round nobody knows: what may come at worst is what is said.
import type { Handle } from "../face";
import type { OutpostFace } from "./face";
import type { OutpostView } from "./types";

export interface Danger {
  key: string;
  icon: string;
  text: string;
  /** The same where there is little room: beside its sign it says enough. */
  short: string;
  handle: Handle;
  /** Whether it comes with this round or the next check, or is only on its way. */
  isNear: boolean;
}

/** What is eaten from the Pantry in a night without cooking. (B-10.9) */
const SUPPER = 4;
/** So many rounds ahead something is worth a word. */
const AHEAD = 2;

/** The most that a row of the weather table takes. */
const worst = (row: Record<string, number>): number => Math.max(0, ...Object.values(row));

/** Whether a machine can fail at the next check, whatever the weather. */
function mayFail(view: OutpostView, room: string, row: Record<string, number>): boolean {
  const state = view.rooms[room];
  const limit = view.limits.damage[room];
  if (!state?.usable || state.fuel === null || state.damage === null || limit === undefined) return false;
  return state.damage + Math.max(0, worst(row) - state.fuel) >= limit;
}

/** What is to be feared, the nearest first. */
export function dangersOf(face: OutpostFace, view: OutpostView): Danger[] {
  if (view.ufo || view.outcome) return [];
  const { base, limits } = view;
  const found: Danger[] = [];
  const fear = (
    key: string,
    icon: string,
    handle: Handle,
    rounds: number,
    about: Record<string, string | number> = {},
  ) => {
    if (rounds > AHEAD) return;
    const say = (id: string) => face.say(id, { rounds, ...about });
    found.push({
      key,
      icon,
      handle,
      isNear: rounds < AHEAD,
      text: say(`danger-${key}`),
      short: say(`danger-${key}-short`),
    });
  };
  if (!base.hungry && !base.kitchen)
    fear("food", "food", "phase:food", Math.floor(base.pantry / SUPPER) + 1, { pantry: base.pantry });
  if (mayFail(view, "boiler_room", limits.weather.boiler)) fear("boiler", "room-boiler_room", "phase:maintenance", 1);
  if (!base.dark && mayFail(view, "generator_room", limits.weather.generator))
    fear("generator", "room-generator_room", "phase:maintenance", 1);
  const step = worst(limits.weather.freezing);
  if (base.freezing !== null && step)
    fear("freezing", "snowflake", "track:freezing", Math.ceil((limits.freezing_track - base.freezing) / step));
  if (!base.rescue.gone && base.rescue.space === limits.rescue_track)
    fear("rescue", "rescue", "track:rescue", base.rescue.fuel + 1);
  if (view.threat) {
    const next = view.threat.space - 1;
    const met = view.people.filter((person) => person.status === "character" && person.suspicion === next);
    face.meet(view);
    if (met.length)
      fear("threat", "card-threat", "track:threat", 1, {
        who: met.map(({ pawn }) => face.person(pawn, [])).join(", "),
      });
  }
  if (view.dog) fear("dog", "dog-running", "track:dog", view.dog.track - view.dog.space);
  return found.sort((one, other) => Number(other.isNear) - Number(one.isNear));
}
