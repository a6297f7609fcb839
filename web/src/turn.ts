// Your turn reaches you: a badge on the icon of an installed app, and a phone that shakes where nobody looks at it.

/** Shaken so long, in milliseconds. */
const SHAKE = 140;
let isMarked = false;

/** Mark that somebody waits for this device, or does not any more. Never on a device that is passed round. */
export function markTurn(isAsked: boolean, tell: () => void = () => {}): void {
  if (isAsked === isMarked) return;
  isMarked = isAsked;
  if (isAsked && document.hidden) {
    navigator.vibrate?.(SHAKE);
    tell();
  }
  const changed = isAsked ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void changed?.catch(() => {});
}
