// What was said at the table, for words that stand at their speaker.
import type { PlainFace } from "../games/face";
import type { Handle, View } from "../games/types";
import type { Line } from "../table/lines";

/** A line of talk, and what of the board stands for its speaker. */
export interface Speech {
  n: number;
  seat: number;
  text: string;
  handles: Handle[];
}

const LATEST = 12;

/** What was said last, for all to hear: whoever has several characters speaks through the first that is in sight. */
export function speechOf(lines: Line[], face: PlainFace, view: View): Speech[] {
  return lines.slice(-LATEST).flatMap(({ kind, seat, channel, n, text }) =>
    kind === "talk" && seat !== null && channel === "table"
      ? [
          {
            n,
            seat,
            text,
            handles: [`seat:${seat}`, ...face.charactersOf(view, seat).map(({ id }) => `pawn:${id}`)],
          },
        ]
      : [],
  );
}
