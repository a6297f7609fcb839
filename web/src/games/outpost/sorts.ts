// What the fields of events, questions and reasons hold, by their names: that decides how they are said.

export type Sort =
  | "key"
  | "person"
  | "people"
  | "seat"
  | "place"
  | "place key"
  | "card"
  | "cards"
  | "offer"
  | "offers"
  | "phase"
  | "character"
  | "test";

export const SORTS: Record<string, Sort> = {
  pawn: "person",
  proposer: "person",
  partner: "person",
  picker: "person",
  picked: "person",
  accused: "person",
  tester: "person",
  drawn_by: "person",
  of: "person",
  asking: "person",
  giver: "person",
  taker: "person",
  seat: "seat",
  pawns: "people",
  laid_by: "people",
  agreed: "people",
  aboard: "people",
  aliens: "people",
  humans: "people",
  room: "place",
  vehicle: "place",
  sector: "place key",
  source: "place key",
  card: "card",
  face: "card",
  thing: "card",
  weapon: "card",
  token: "card",
  cards: "cards",
  things: "cards",
  given: "cards",
  taken: "cards",
  given_things: "cards",
  taken_things: "cards",
  drawn: "cards",
  faces: "cards",
  dice: "cards",
  tokens: "cards",
  down: "cards",
  deck: "cards",
  offered: "offer",
  returned: "offer",
  offers: "offers",
  phase: "phase",
  character: "character",
  test: "test",
  kind: "test",
};
/** Where a field holds something else than its name says elsewhere, by event or question. */
export const EXCEPTIONS: Record<string, Record<string, Sort>> = {
  CharacterTakenOver: { giver: "seat", taker: "seat" },
  character_to_give: { taker: "seat" },
};
