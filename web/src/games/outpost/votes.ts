// A vote on the table: who has laid a card face down, and once they are turned over, who said what. All of it is
// public.
import type { Waiting } from "../../protocol.gen";
import type { OutpostEvent, OutpostView } from "./types";
import type { OutpostFace } from "./face";

export interface Ballot {
  pawn: number;
  name: string;
  /** Still in hand, face down, or turned over. */
  state: "thinking" | "down" | "open";
  words: string;
}

export interface Vote {
  title: string;
  ballots: Ballot[];
  outcome: string;
}

/** What clears the ballots of the vote before off the table. */
const CLEARING = new Set([
  "PhaseBegan",
  "RoundBegan",
  "UfoRoundBegan",
  "BoardingAsked",
  "VehicleLeft",
  "EverythingShown",
]);

/** The vote that lies on the table, if one does: while it is secret, and right after it was turned over. */
export function voteOf(
  face: OutpostFace,
  view: OutpostView,
  names: string[],
  waiting: Waiting[],
  events: OutpostEvent[],
): Vote | null {
  const since = events.slice(events.findLastIndex((event) => CLEARING.has(event.event)) + 1);
  const asked = events.findLast((event) => event.event === "BoardingAsked");
  const { people } = view;
  const seats = (kind: string) => new Set(waiting.filter((wait) => wait.kind === kind).map((wait) => wait.seat));
  const secret = (voters: number[], thinking: Set<number>): Ballot[] =>
    voters.map((pawn) => {
      const state = thinking.has(people[pawn]!.player) ? "thinking" : "down";
      return { pawn, name: face.person(pawn, names), state, words: face.say(`vote-${state}`) };
    });
  const open = (pawn: number, words: string): Ballot => ({
    pawn,
    name: face.person(pawn, names),
    state: "open",
    words,
  });
  const { aboard } = view.escape;

  const allowing = seats("boarding_to_allow");
  if (allowing.size)
    return {
      title: asked ? (face.eventWords(asked, null, names) ?? "") : "",
      ballots: secret(aboard, allowing),
      outcome: "",
    };
  const accusing = seats("character_to_accuse");
  if (accusing.size) {
    const voters = people.filter((person) => person.status === "character").map((person) => person.pawn);
    return { title: face.say("vote-accusations"), ballots: secret(voters, accusing), outcome: "" };
  }

  const answered = since.findLast((event) => event.event === "BoardingAnswered");
  if (answered) {
    const voters = aboard.filter((pawn) => pawn !== answered["pawn"]);
    const ballots = voters.map((pawn) =>
      open(pawn, face.say(answered["agreed"].includes(pawn) ? "vote-agrees" : "vote-refuses")),
    );
    return {
      title: asked ? (face.eventWords(asked, null, names) ?? "") : "",
      ballots,
      outcome: face.eventWords(answered, null, names) ?? "",
    };
  }
  const fingers = since.filter((event) => event.event === "FingerPointed");
  if (!fingers.length) return null;
  const ballots = fingers.map((event) =>
    open(
      event.pawn,
      event.accused === null
        ? face.say("vote-nobody")
        : face.say("vote-points", { accused: face.person(event.accused, names) }),
    ),
  );
  return { title: face.say("vote-accusations"), ballots, outcome: "" };
}
