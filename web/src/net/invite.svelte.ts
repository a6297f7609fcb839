// Under which address others find this house: the server knows, a browser on the same machine sees only itself.
import { listGames } from "./api";

let best = $state.raw<string | null>(null);
let isAsked = false;

function base(): string {
  if (!isAsked) {
    isAsked = true;
    void listGames()
      .then((list) => (best = list.links[0] ?? null))
      .catch(() => (isAsked = false));
  }
  return best ?? new URL(".", document.baseURI).href.replace(/\/$/, "");
}

/** A table's address: the QR code says the same one. */
const tableLink = (table: string): string => `${base()}/#/t/${table}`;

/** The address that invites others to a table. It says the game, and in which language its table speaks unless that is
 * English, so that chats can show what awaits them. */
export const invitation = (table: string, game: string, language: string): string => {
  const said = new URLSearchParams(language === "en" ? { game } : { game, language });
  return `${base()}/?${said}#/t/${table}`;
};

/** The address that brings a seat to another device of its owner. */
export const seatLink = (table: string, token: string): string => `${tableLink(table)}/${token}`;
