// Which drawing is whose at the outposts: by what they do there.
const DRAWN: Record<string, string> = {
  bennings: "observer",
  clark: "handler",
  windows: "operator",
  macready: "pilot",
  garry: "chief",
  norris: "glaciologist",
  blair: "doctor",
  nauls: "cook",
  lloyd: "scholar",
  carter: "flier",
  jonas: "storeman",
  edvard: "captain",
  juliette: "steward",
  adam: "surveyor",
  halvorson: "electrician",
  lars: "hunter",
};

/** The drawing of a character; none if nobody knows who it is. */
export const portraitOf = (character: string | null | undefined): string => DRAWN[character ?? ""] ?? "";
