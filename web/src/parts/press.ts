// Makes an SVG element a button: click, Enter and Space press it.
import type { Attachment } from "svelte/attachments";

/** Presses call `act`. Use with role="button" and tabindex="0". */
export function press(act: () => void): Attachment<Element> {
  return (element) => {
    const click = (event: Event) => {
      event.stopPropagation();
      act();
    };
    const key = (event: Event) => {
      const { key } = event as KeyboardEvent;
      if (key !== "Enter" && key !== " ") return;
      event.preventDefault();
      act();
    };
    element.addEventListener("click", click);
    element.addEventListener("keydown", key);
    return () => {
      element.removeEventListener("click", click);
      element.removeEventListener("keydown", key);
    };
  };
}
