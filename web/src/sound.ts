// Sounds, synthesised. They answer to public things alone: nothing is heard that depends on a secret. Under them lies a
// bed of wind and hum (`bed.ts`), which comes with the first table.
import { ZZFX, zzfx } from "zzfx";
import { settings, type SoundKind } from "./settings.svelte";

const SOUNDS: Record<SoundKind, (number | undefined)[]> = {
  turn: [1, 0, 392, 0.02, 0.1, 0.35, 0, 1.6, , , 196, 0.09],
  question: [0.7, 0, 523.25, 0.01, 0.04, 0.16, 0, 1.4],
  card: [0.5, 0.05, 900, , 0.01, 0.03, 4, 1.4, -40],
  fire: [1, 0.1, 70, 0.05, 0.35, 0.6, 4, 2.5, -0.6, , , , , 1.4, , 0.5, 0.2, 0.6],
  panic: [1, 0, 110, 0.02, 0.18, 0.5, 2, 2, -1, , -30, 0.12, , 0.2],
  exposure: [1, 0, 220, 0.18, 0.3, 0.9, 1, 1.8, -2.2, -0.04, , , 0.11, 0.1, 6, , 0.06, 0.7],
  alien: [1, 0, 62, 0.25, 0.5, 0.8, 1, 1.2, 0.4, , , , 0.13, 0.3, 3, , 0.1, 0.6],
  cold: [0.6, 0, 1400, 0.2, 0.3, 0.75, 4, 1, -6, , , , , 2, , , , 0.5],
  good: [0.6, 0, 330, 0.03, 0.12, 0.4, 0, 1.3, , , 165, 0.1],
  scene: [0.4, 0, 294, 0.02, 0.05, 0.2, 0, 1.2],
  bed: [0.5, 0, 260, 0.5, 0.4, 1, 4, 0.6, , , , , , 3],
  talk: [0.4, 0.02, 620, 0.01, 0.02, 0.06, 0, 1.2],
  end: [1, 0, 130.8, 0.1, 0.7, 1.2, 0, 1.4, , , 65.4, 0.35],
};

let isAwake = false;
/** Those who wait for the page to be touched: before that no browser lets anything be heard. */
const waiting: (() => void)[] = [];
/** Do this as soon as something may be heard. */
export function onceAwake(then: () => void): void {
  if (isAwake) then();
  else waiting.push(then);
}
export const audio = (): AudioContext => ZZFX.audioContext;
addEventListener(
  "pointerdown",
  () => {
    isAwake = true;
    if (ZZFX.audioContext.state === "suspended") void ZZFX.audioContext.resume();
    for (const then of waiting.splice(0)) then();
  },
  { once: true, capture: true },
);

/** Let something be heard, if this device likes to hear it and somebody has touched the page. */
export function sound(kind: SoundKind, isWanted = settings.sounds[kind]): void {
  // In the background nothing is heard but that it is one's own move: there it is needed most.
  if (!settings.hasSound || !isWanted || !isAwake || (document.hidden && kind !== "turn" && kind !== "question"))
    return;
  ZZFX.volume = settings.volume * 0.5;
  zzfx(...SOUNDS[kind]);
}
