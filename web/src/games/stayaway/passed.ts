// Stay Away! on a passed phone: what is drawn for a question depends on what everybody sees. Which card is meant is
// pointed at in the hand, whose size is no secret; what can be done with a card is the same list for every card.
import type { Json, OpenQuestion } from "../../protocol.gen";
import type { Deed, Part, Passed } from "../types";
import type { StayAwayView } from "./types";
import type { PlainFace } from "../face";

/** Questions for a card of the hand, and nothing else. */
const CARD_QUESTIONS = new Set(["card_to_offer", "card_to_keep", "card_to_discard", "card_to_pass", "card_to_lay"]);
/** What else there might be to choose, had one everything. */
const ALWAYS: Record<string, Json[]> = {
  draw: ["draw", "declare"],
  card_to_offer: ["declare"],
  hand_to_show: ["keep", "show_hand", "show_infected"],
  answer_to_fire: ["accept", ["defend", "no_barbecue"]],
  answer_to_swap: ["accept", ["defend", "im_fine_here"]],
};

/** The card of the hand that an option takes, and what is done with it. */
export function partOf({ kind }: OpenQuestion, option: Json): Part {
  if (kind === "card_to_use" && Array.isArray(option)) {
    const [how, card, target, what, other] = option;
    const whom =
      typeof target !== "number" ? "" : what === "door" ? `:door:${[target, other].sort().join(":")}` : `:${target}`;
    return { cards: [`card:${card}`], deed: `${how}${whom}` };
  }
  if (kind === "answer_to_offer" && Array.isArray(option))
    return { cards: [`card:${option[1]}`], deed: String(option[0]) };
  if (CARD_QUESTIONS.has(kind) && option !== "declare") return { cards: [`card:${option}`], deed: "" };
  return { cards: [], deed: JSON.stringify(option) };
}

export function passedOf(face: PlainFace, question: OpenQuestion, view: StayAwayView, names: string[]): Passed | null {
  const { kind, seat } = question;
  const listed = (options: Json[]): Deed[] => options.map((option) => face.deed(question, option, view, names));
  if (kind === "answer_to_offer")
    return { isByCard: true, deeds: ["give", "defend"].map((key) => ({ key, words: face.say(`deed-${key}`) })) };
  if (kind === "card_to_use") {
    const person = (other: number) => face.args({ seat: other }, seat, names);
    const doors = view.doors.map((pair) => {
      const [one, other] = [...pair].sort() as [number, number];
      return {
        key: `play:door:${one}:${other}`,
        words: face.say("deed-door", { one: face.name(names, one), other: face.name(names, other) }),
      };
    });
    const whom = view.circle.map((other) => ({
      key: `play:${other}`,
      words: face.say("deed-play-on", person(other)),
      handle: `seat:${other}`,
    }));
    return {
      isByCard: true,
      deeds: [
        { key: "play", words: face.say("deed-play") },
        ...whom,
        ...doors,
        { key: "discard", words: face.say("deed-discard") },
        ...listed(["declare"]),
      ],
    };
  }
  if (CARD_QUESTIONS.has(kind) || kind in ALWAYS)
    return { isByCard: CARD_QUESTIONS.has(kind), deeds: listed(ALWAYS[kind] ?? []) };
  return null;
}
