// The end at the outpost: what everybody was, who infected whom, and how suspected they were.
import type { Entry } from "../../net/journal";
import { t } from "../../words/words.svelte";
import { lastOnes, mark, type Curve, type Curves, type Lane, type Link, type Shown } from "../face";
import { ownOf, type OutpostEvent, type OutpostView } from "./types";
import type { OutpostWords } from "./words";

/** What takes a disk off the track. */
const LEAVING: Record<string, string> = { AlienExposed: "exposed", CharacterAssimilated: "dead" };

/** Where a player has several characters, these show what they were. */
export function crewOf(face: OutpostWords, view: OutpostView): Shown[] {
  face.meet(view);
  return lastOnes(
    view.people.map(({ pawn, role }) => ({
      id: pawn,
      name: face.person(pawn, []),
      role: role ?? "human",
      roleTitle: face.say(`role-${role ?? "human"}`),
    })),
  );
}

export function lanesOf(face: OutpostWords, view: OutpostView): Lane[] {
  face.meet(view);
  const people = view.people ?? [];
  const seats = [...new Set(people.map((person) => person.player))].sort((one, other) => one - other);
  return seats.map((seat) => {
    const own = ownOf(view, seat);
    const told = own.map((person) => {
      const character = face.thing("character", person.character ?? "");
      const role = face.isCoop && person.role ? `, ${face.say(`role-${person.role}`)}` : "";
      return person.status === "character" ? `${character}${role}` : `${character}${role}, ${face.fateOf(person)}`;
    });
    const role = face.isCoop ? "human" : (own[0]?.role ?? "human");
    return {
      seat,
      role,
      roleTitle: face.isCoop ? "" : face.say(`role-${role}`),
      fell: null,
      note: told.join(" · "),
      since: changedIn(face, view, seat),
    };
  });
}

/** The round in which somebody became alien. */
function changedIn(face: OutpostWords, view: OutpostView, seat: number): number | undefined {
  const link = (view.chain ?? []).find((each) => each.victim === seat);
  return face.isCoop || !link ? undefined : Math.max(1, link.round);
}

export function linksOf(face: OutpostWords, view: OutpostView, names: string[]): Link[] {
  face.meet(view);
  return (view.chain ?? []).map((link) => {
    const title = face.say(`through-${link.how}`, {
      round: link.round,
      room_in: link.room ? face.place(link.room, "in") : "",
    });
    const whom = face.person(link.victim, names);
    const words =
      link.by === null
        ? t("chain-of", { whom, title })
        : t("chain-by", { by: face.person(link.by, names), whom, title });
    return { by: link.by, whom: link.victim, turn: Math.max(1, link.round), words };
  });
}

/** Where each disk stood at the end of each round. */
export function curvesOf(
  face: OutpostWords,
  journal: Entry<OutpostEvent>[],
  view: OutpostView,
  names: string[],
): Curves | null {
  face.meet(view);
  const chain = view.chain ?? [];
  const curves: Curve[] = (view.people ?? []).map(({ pawn }) => ({
    id: pawn,
    name: face.person(pawn, names),
    points: [{ at: 0, value: view.limits.start }],
    changed: chain.find((link) => link.victim === pawn)?.round,
  }));
  let round = 1;
  for (const entry of journal) {
    if (entry.type !== "happened") continue;
    const told = entry.event;
    if (told.event === "RoundBegan") round = told.round;
    const curve = "pawn" in told && told.pawn !== null ? curves[told.pawn] : undefined;
    if (!curve) continue;
    if (told.event === "SuspicionMoved") mark(curve.points, round, told.space);
    else if (LEAVING[told.event]) curve.left = { at: round, title: face.say(`status-${LEAVING[told.event]}`) };
  }
  return { curves, first: 0, last: round, most: view.limits.red, note: face.say("curve-note") };
}
