// Who people are to the eye: drawings of our own, each put together from a torso, a head, what is on it and one thing
// that nobody else has. One lamp stands upper left: a silhouette in light, the same in ink on top, and the lit planes.
// The parts are drawn in `web/portraits.json`.

/** A drawing of somebody: nobody's likeness. */
export interface Portrait {
  /** The parts of the silhouette, and those that are lit. */
  outline: string[];
  lit: string[];
  skin: string;
  cloth: string;
  /** The one bright thing. */
  accent: string;
  hair: string;
}

const PALE = "#FFD9A6";
const FAIR = "#EBAF72";
const BROWN = "#C07E45";
const DARK = "#8E562B";
const AMBER = "#F4B350";
export const RED = "#D9482F";
const AUBURN = "#8A5A2A";
export const GREY = "#D9D2C4";
export const SKINS = { PALE, FAIR, BROWN, DARK };

export const drawn = (
  outline: string,
  lit: string,
  skin: string,
  cloth: string,
  { accent = AMBER, hair = AUBURN }: { accent?: string; hair?: string } = {},
): Portrait => ({ outline: outline.split(" "), lit: lit.split(" "), skin, cloth, accent, hair });

export const PORTRAITS: Record<string, Portrait> = {
  pilot: drawn(
    "torso-wide fur-collar head flap-cap",
    "torso-wide fur-collar face flap-cap goggles-up",
    FAIR,
    "#8F5A2A",
  ),
  mechanic: drawn("torso-wide head-square beard beanie", "torso-wide face beard beanie zip", PALE, "#A8572E", {
    hair: "#B5652C",
  }),
  glaciologist: drawn("torso hood-point fur-ring", "torso hood-point fur-ring void face zip", BROWN, "#B9762E"),
  doctor: drawn("torso high-collar head-long ears", "torso high-collar face glasses moustache", DARK, "#C9A36B", {
    hair: GREY,
  }),
  chief: drawn("torso-wide head-square ears peak-cap", "torso-wide lapel badge face peak-cap", FAIR, "#7C6436"),
  cook: drawn("torso afro head bandana", "torso afro face bandana zip", DARK, "#D9C6A0", { accent: RED }),
  medic: drawn("torso-narrow head bun mask", "torso-narrow face-mask bun", PALE, "#9FB0A4"),
  observer: drawn("torso-wide head ushanka scarf", "torso-wide face goggles-on scarf ushanka", BROWN, "#9A6A33", {
    accent: RED,
  }),
  handler: drawn("torso-wide fur-collar head-long braid", "torso-wide fur-collar face braid", FAIR, "#8A4A2A"),
  operator: drawn("torso head crop headphones", "torso face crop headphones zip", FAIR, "#C58A3C"),
  watch: drawn(
    "torso-wide head-square beard-long beanie pipe",
    "torso-wide face beard-long beanie pipe",
    PALE,
    "#54684E",
    { hair: "#E6E0D2" },
  ),
  biologist: drawn("torso-narrow wrap", "wrap voidw face glasses", BROWN, "#C98B4A"),
  // From the other outpost, across the ice.
  scholar: drawn("torso-narrow head bun scarf", "torso-narrow face bun scarf", FAIR, "#5F7F8E", { accent: "#C9A36B" }),
  flier: drawn("torso-wide head-square beard flap-cap", "torso-wide face beard flap-cap zip", BROWN, "#6E5B45", {
    hair: "#6B4423",
  }),
  storeman: drawn(
    "torso-wide high-collar head-long ears beanie",
    "torso-wide high-collar face beanie",
    PALE,
    "#7A8B57",
  ),
  captain: drawn(
    "torso-wide fur-collar head-square ushanka",
    "torso-wide fur-collar face moustache ushanka",
    FAIR,
    "#4F5E73",
    {
      hair: GREY,
    },
  ),
  steward: drawn("torso-narrow head afro scarf", "torso-narrow afro face scarf", PALE, "#B9A07A", {
    accent: "#7CCBA2",
    hair: "#B5652C",
  }),
  surveyor: drawn("torso hood fur-ring", "torso hood fur-ring void face glasses", DARK, "#A9793D"),
  electrician: drawn("torso-wide head crop beard-long", "torso-wide face crop beard-long zip", FAIR, "#8C6A4A", {
    hair: "#C9923F",
  }),
  hunter: drawn(
    "torso-wide fur-collar head-square peak-cap pipe",
    "torso-wide fur-collar face peak-cap pipe",
    DARK,
    "#5D6B52",
  ),
};

/** Who sits where, in a game without characters of its own. */
export const SEATED = Object.keys(PORTRAITS).slice(0, 12);

/** Where on a seat's plate its portrait stands, and where the letter. */
export interface Plate {
  path: string;
  /** What the portrait is cut by, where that is not the plate itself. */
  clip?: string;
  x: number;
  y: number;
  scale: number;
  letter: [number, number];
}

/** The plates, in the order of the seats, in a box of 120. */
export const PLATES: Plate[] = [
  { path: "M6 60a54 54 0 1 0 108 0a54 54 0 1 0-108 0Z", x: 0, y: 2, scale: 1, letter: [100, 102] },
  { path: "M9 9H111V111H9Z", x: 0, y: 0, scale: 1, letter: [104, 104] },
  { path: "M60 2L119 110H1Z", x: 12, y: 21, scale: 0.8, letter: [100, 102] },
  { path: "M60-2L122 60L60 122L-2 60Z", x: 6, y: 8, scale: 0.9, letter: [92, 98] },
  { path: "M111 89.5L60 119L9 89.5L9 30.5L60 1L111 30.5Z", x: 0, y: 3, scale: 1, letter: [103, 100] },
  {
    path: "M60 3L84 30L117 44.5L99 75.7L95.3 111.5L60 104L24.7 111.5L21 75.7L3 44.5L36 30Z",
    x: 7,
    y: 12,
    scale: 0.88,
    letter: [98, 106],
  },
  { path: "M29 4H91V29H116V91H91V116H29V91H4V29H29Z", x: 1, y: 3, scale: 0.98, letter: [102, 104] },
  { path: "M60-3C74 20 111 36 111 71A51 50 0 0 1 9 71C9 36 46 20 60-3Z", x: 6, y: 15, scale: 0.9, letter: [100, 104] },
  { path: "M8 6H112V62C112 92 86 110 60 118C34 110 8 92 8 62Z", x: 1, y: 1, scale: 0.98, letter: [98, 102] },
  { path: "M88 0L8 68H36L24 122L114 44H76Z", x: 12, y: 12, scale: 0.78, letter: [90, 96] },
  {
    path: "M84 9A56 56 0 1 0 115 66A41 41 0 0 1 84 9Z",
    clip: "M4 60a56 56 0 1 0 112 0a56 56 0 1 0-112 0Z",
    x: 0,
    y: 6,
    scale: 0.96,
    letter: [100, 102],
  },
  { path: "M6 114C-6 36 36 2 116 5C120 78 86 124 6 114Z", x: 8, y: 12, scale: 0.86, letter: [98, 104] },
];

export const plateOf = (seat: number): Plate => PLATES[seat % PLATES.length] as Plate;
export const seatedAt = (seat: number): string => SEATED[seat % SEATED.length] as string;
