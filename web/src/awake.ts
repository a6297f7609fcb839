// A phone that is passed round stays awake: nobody could hand on a screen that is locked.

/** Keep the screen awake until the returned function is called, where the browser can (an https address). */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function hold(): Promise<void> {
    if (isOver || document.hidden) return;
    try {
      const held = await navigator.wakeLock?.request("screen");
      if (!held) return;
      if (isOver) await held.release();
      else lock = held;
    } catch {
      // the battery is low, or the browser does not want to
    }
  }
  const again = () => void hold(); // a browser lets go whenever the page is hidden
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release().catch(() => {});
  };
}
