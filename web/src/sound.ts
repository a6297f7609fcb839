// Sounds, synthesised. They answer to public things alone: nothing is heard that depends on a secret.
import { ZZFX, zzfx } from "zzfx";
import { settings, type SoundKind } from "./settings.svelte";

const SOUNDS: Record<SoundKind, (number | undefined)[]> = {
  turn: [1, 0, 392, 0.02, 0.1, 0.35, 0, 1.6, , , 196, 0.09],
  question: [0.7, 0, 523.25, 0.01, 0.04, 0.16, 0, 1.4],
  card: [0.5, 0.05, 900, , 0.01, 0.03, 4, 1.4, -40],
  fire: [1, 0.1, 70, 0.05, 0.35, 0.6, 4, 2.5, -0.6, , , , , 1.4, , 0.5, 0.2, 0.6],
  panic: [1, 0, 110, 0.02, 0.18, 0.5, 2, 2, -1, , -30, 0.12, , 0.2],
  exposure: [1, 0, 220, 0.18, 0.3, 0.9, 1, 1.8, -2.2, -0.04, , , 0.11, 0.1, 6, , 0.06, 0.7],
  talk: [0.4, 0.02, 620, 0.01, 0.02, 0.06, 0, 1.2],
  end: [1, 0, 130.8, 0.1, 0.7, 1.2, 0, 1.4, , , 65.4, 0.35],
};

let isAwake = false;
addEventListener(
  "pointerdown",
  () => {
    isAwake = true;
    if (ZZFX.audioContext.state === "suspended") void ZZFX.audioContext.resume();
  },
  { once: true, capture: true },
);

/** Let something be heard, if this device likes to hear it and somebody has touched the page. */
export function sound(kind: SoundKind, isWanted = settings.sounds[kind]): void {
  // In the background nothing is heard but that it is one's own move: there it is needed most.
  if (!isWanted || !isAwake || (document.hidden && kind !== "turn" && kind !== "question")) return;
  ZZFX.volume = settings.volume * 0.5;
  zzfx(...SOUNDS[kind]);
}
