// Carrying something to something else with the mouse or a finger: what lies under it when it is let go is where it goes.
import type { Attachment } from "svelte/attachments";

/** So many pixels make a carrying of a press. */
const FAR = 10;

/** Where something can be let go: everything that can be pointed at. */
const handleAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-handle]")?.dataset["handle"];

/** Lets an element be carried; `drop` is told where it was let go. A press that goes nowhere stays a press. */
export function carry(drop: (onto: string) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;

    function lift() {
      const box = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-handle");
      ghost.setAttribute("aria-hidden", "true");
      ghost.setAttribute("inert", "");
      ghost.style.cssText =
        `position:fixed;z-index:30;pointer-events:none;opacity:.85;margin:0;left:${box.left}px;top:${box.top}px;` +
        `width:${box.width}px;height:${box.height}px;font-size:${getComputedStyle(element).fontSize};transition:none;`;
      document.body.append(ghost);
    }
    function down(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      from = { x: event.clientX, y: event.clientY, id: event.pointerId };
      for (const [kind, listener] of underway) window.addEventListener(kind, listener);
    }
    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.id) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!ghost) {
        if (Math.hypot(x, y) < FAR) return;
        lift();
      }
      ghost!.style.transform = `translate(${x}px, ${y}px)`;
    }
    function end() {
      ghost?.remove();
      ghost = from = null;
      for (const [kind, listener] of underway) window.removeEventListener(kind, listener);
    }
    function up(event: PointerEvent) {
      const isCarried = ghost !== null;
      end();
      if (!isCarried) return;
      // The click that follows is not a press.
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      const onto = handleAt(event.clientX, event.clientY);
      if (onto && onto !== element.dataset["handle"]) drop(onto);
    }
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const still = (event: Event) => event.preventDefault();
    // A finger slides the hand sideways; upwards it carries.
    element.style.touchAction = "pan-x";
    const underway = [
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", end],
    ] as [string, EventListener][];
    element.addEventListener("pointerdown", down);
    element.addEventListener("dragstart", still);
    return () => {
      end();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("dragstart", still);
    };
  };
}
