// Seats by colour and shape and letter together, so that none of them has to be seen to tell two players apart.
export interface SeatLook {
  colour: string;
  shape: string;
  /** An outline in a box from -24 to 24. */
  path: string;
  /** Where the letter sits: some shapes are heavier below. */
  lift: number;
}

const polygon = (points: [number, number][]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
const regular = (corners: number, radius: number, turn: number) =>
  polygon(
    Array.from({ length: corners }, (_, corner) => {
      const angle = (Math.PI * 2 * corner) / corners + turn;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    }),
  );
const star = polygon(
  Array.from({ length: 10 }, (_, corner) => {
    const angle = (Math.PI * corner) / 5 - Math.PI / 2;
    const radius = corner % 2 ? 14.5 : 25;
    return [radius * Math.cos(angle), radius * Math.sin(angle) + 1.5];
  }),
);

export const SEATS: SeatLook[] = [
  { colour: "#E69F00", shape: "circle", path: "M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0Z", lift: 0 },
  { colour: "#56B4E9", shape: "square", path: "M-19-19H19V19H-19Z", lift: 0 },
  { colour: "#2BC08F", shape: "triangle", path: "M0-23L24 19H-24Z", lift: 6 },
  { colour: "#F0E442", shape: "diamond", path: "M0-25L25 0L0 25L-25 0Z", lift: 0 },
  { colour: "#7AA2FF", shape: "hexagon", path: regular(6, 23, Math.PI / 6), lift: 0 },
  { colour: "#FF7A3D", shape: "star", path: star, lift: 2 },
  { colour: "#E08BC0", shape: "cross", path: "M-9.5-23H9.5V-9.5H23V9.5H9.5V23H-9.5V9.5H-23V-9.5H-9.5Z", lift: 0 },
  { colour: "#E9F0F3", shape: "drop", path: "M0-26C7-14 19-6 19 6A19 19 0 0 1-19 6C-19-6-7-14 0-26Z", lift: 5 },
  { colour: "#B08968", shape: "shield", path: "M-20-21H20V2C20 14 10 21 0 25C-10 21-20 14-20 2Z", lift: -1 },
  { colour: "#9BE564", shape: "bolt", path: "M8-25L-18 5H-5L-9 25L18-6H4Z", lift: 0 },
  { colour: "#B79CFF", shape: "crescent", path: "M12-21A24 24 0 1 0 24 2A15 15 0 0 1 12-21Z", lift: 4 },
  { colour: "#5FD6D0", shape: "leaf", path: "M-22 22C-26-8-6-24 24-23C25 6 8 25-22 22Z", lift: 0 },
];

export const seatLook = (seat: number): SeatLook => SEATS[seat % SEATS.length] as SeatLook;

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** What a reader takes for one letter each: a flag or a family is one, whatever it is made of. */
export const letters = (name: string): string[] => [...segmenter.segment(name)].map(({ segment }) => segment);

/** The letter on a token. */
export const seatLetter = (name: string): string => (letters(name.trim())[0] ?? "?").toUpperCase();

/** A name where there is room for so many letters: cut at its end, and set apart from what stands around it, so that a
 * name that is written from right to left has its end on the left. */
export function shortName(name: string, most: number): string {
  const all = letters(name);
  return `\u2068${all.length > most ? `${all.slice(0, most - 1).join("")}…` : name}\u2069`;
}
