// Which box do you own? How a table's house rules read: the name of each, and in which of them it differs from ours.
import type { PlainFace } from "../games/face";
import type { GameInfo, Json, OptionInfo } from "../protocol.gen";
import { t } from "../words/words.svelte";

export const EDITION = "edition";

export type House = Record<string, Json>;
export interface Difference {
  name: string;
  title: string;
  value: string;
}

export const optionTitle = (face: PlainFace, option: OptionInfo) =>
  face.has(`house-${option.name}`) ? face.say(`house-${option.name}`) : option.name.replaceAll("_", " ");
export const optionHelp = (face: PlainFace, option: OptionInfo) =>
  face.has(`house-${option.name}-help`) ? face.say(`house-${option.name}-help`) : "";

export function valueTitle(face: PlainFace, option: OptionInfo, value: Json): string {
  if (typeof value === "boolean") return t(value ? "box-yes" : "box-no");
  return face.has(`house-${option.name}-${value}`)
    ? face.say(`house-${option.name}-${value}`)
    : String(value).replaceAll("_", " ");
}

/** What an edition sets at a table of so many seats. */
export function printedBy(game: GameInfo, edition: Json | undefined, seats: number): House {
  const box = game.editions.find((each) => each.edition === edition);
  return (box?.options[game.seats.indexOf(seats)] ?? {}) as House;
}

/** Every house rule as an edition has it. Numbers are left to the server: it knows those of the box. */
export function houseOf(game: GameInfo, edition: string, seats: number): House {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const printed = printedBy(game, edition, seats);
  const numbers = game.options.filter((option) => option.numbers.length).map((option) => [option.name, {}]);
  return { ...usual, ...printed, ...Object.fromEntries(numbers), [EDITION]: edition };
}

/** In which house rules a table differs from ours, in words. */
export function differences(face: PlainFace, game: GameInfo, house: House, seats: number): Difference[] {
  const printed = printedBy(game, house[EDITION], seats);
  const column = game.seats.indexOf(seats);
  const found: Difference[] = [];
  for (const option of game.options) {
    if (option.name === EDITION) continue;
    if (option.numbers.length) {
      const numbers = {
        ...(printed[option.name] as Record<string, number> | undefined),
        ...(house[option.name] as Record<string, number> | undefined),
      };
      for (const number of option.numbers) {
        const value = numbers[number.name];
        if (value !== undefined && value !== number.defaults[column])
          found.push({ name: number.name, title: face.say(`figure-${number.name}`), value: String(value) });
      }
    } else if (house[option.name] !== undefined && house[option.name] !== option.default) {
      found.push({
        name: option.name,
        title: optionTitle(face, option),
        value: valueTitle(face, option, house[option.name] as Json),
      });
    }
  }
  return found;
}
