// Where we are: the fragment of the address, so that nothing of it reaches a server's log.
import { keepToken } from "./net/tokens";

export interface Route {
  screen: "home" | "new" | "table" | "tv" | "replay" | "rules" | "settings" | "credits" | "statistics" | "tutorial";
  /** A table or a game, whichever the screen is about. */
  name: string;
  /** A clause of the rules, perhaps. */
  detail: string;
}

function read(): Route {
  const [first = "", name = "", detail = ""] = location.hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  switch (first) {
    case "t":
      // The secret goes out of sight at once: an address bar is read over shoulders and copied into chats.
      if (detail && keepToken(name, detail)) history.replaceState(null, "", `#/t/${name}`);
      return { screen: "table", name, detail: "" };
    case "tv":
    case "new":
    case "replay":
    case "rules":
    case "settings":
    case "credits":
    case "statistics":
    case "tutorial":
      return { screen: first, name, detail };
    default:
      return { screen: "home", name: "", detail: "" };
  }
}

let current = $state.raw(read());
addEventListener("hashchange", () => {
  current = read();
  scrollTo(0, 0);
});

export const route = () => current;

/** Go somewhere: "new", "t/ABC". */
export function go(path: string): void {
  if (location.hash === `#/${path}`) current = read();
  else location.hash = `#/${path}`;
}
