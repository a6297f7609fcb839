// Carrying something to something else with the mouse or a finger: what lies under it when it is let go is where it goes.
import type { Attachment } from "svelte/attachments";

/** So many pixels make a carrying of a press. */
const FAR = 10;

/** Where something can be let go: everything that can be pointed at. */
function handleAt(x: number, y: number, sort: string): string | undefined {
  const wanted = sort ? `[data-handle^="${sort}"]` : "[data-handle]"; // nothing begins with nothing, in a selector
  return document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement | SVGElement>(wanted)?.dataset["handle"])
    .find((handle) => handle !== undefined);
}

/** A likeness of an element, to be carried about in its place. */
function likeness(element: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const clone = element.cloneNode(true) as HTMLElement | SVGElement;
  clone.removeAttribute("data-handle");
  if (!(element instanceof SVGGraphicsElement)) return clone;
  const { x, y, width, height } = element.getBBox();
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  clone.style.transform = "none";
  sheet.append(clone);
  return sheet;
}

/**
 * Lets an element be carried; `drop` is told where it was let go: at something of this sort. A press that goes nowhere
 * stays a press.
 */
export function carry(drop: (onto: string) => void, sort = ""): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let from: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | SVGElement | null = null;

    function lift() {
      const box = element.getBoundingClientRect();
      ghost = likeness(element);
      ghost.setAttribute("aria-hidden", "true");
      ghost.setAttribute("inert", "");
      ghost.style.cssText =
        `position:fixed;z-index:30;pointer-events:none;opacity:.85;margin:0;left:${box.left}px;top:${box.top}px;` +
        `width:${box.width}px;height:${box.height}px;font-size:${getComputedStyle(element).fontSize};transition:none;`;
      document.body.append(ghost);
    }
    function down(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary) return;
      document.body.style.userSelect = "none"; // what is carried over is not marked
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
      document.body.style.userSelect = "";
      for (const [kind, listener] of underway) window.removeEventListener(kind, listener);
    }
    function up(event: PointerEvent) {
      const isCarried = ghost !== null;
      end();
      if (!isCarried) return;
      // The click that follows is not a press.
      element.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener("click", swallow, { capture: true }));
      const onto = handleAt(event.clientX, event.clientY, sort);
      if (onto && onto !== element.dataset["handle"]) drop(onto);
    }
    const swallow = (event: Event) => {
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const still = (event: Event) => event.preventDefault();
    // A finger slides the hand sideways; upwards it carries.
    element.style.touchAction = element instanceof SVGElement ? "none" : "pan-x";
    const underway = [
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", end],
    ] as [string, EventListener][];
    element.addEventListener("pointerdown", down as EventListener);
    element.addEventListener("dragstart", still);
    return () => {
      end();
      element.removeEventListener("pointerdown", down as EventListener);
      element.removeEventListener("dragstart", still);
    };
  };
}
