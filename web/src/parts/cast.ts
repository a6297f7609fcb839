// The bots' own faces, by name: whoever has met Boris knows Boris again, wherever he sits. Those of one temper have
// something in common: glasses and high collars, goggles and red, hoods and masks, scarves, nothing to be read at all.
import { drawn, GREY, RED, SKINS, type Portrait } from "./portraits";

const { PALE, FAIR, BROWN, DARK } = SKINS;
const BLACK = "#2B2320";
const STRAW = "#D8A95A";

export const CAST: Record<string, Portrait> = {
  // steady
  agnes: drawn("torso head bun", "torso face bun zip", FAIR, "#6F7F5A", { hair: GREY }),
  gunnar: drawn("torso-wide head-square beard", "torso-wide face beard zip", PALE, "#5B6E7A", { hair: STRAW }),
  noor: drawn("torso wrap", "torso wrap voidw face", BROWN, "#7A6A8E"),
  // cautious
  elif: drawn("torso-narrow high-collar head bun", "torso-narrow high-collar face glasses bun", BROWN, "#5E8A86", {
    hair: BLACK,
  }),
  hana: drawn("torso high-collar head crop", "torso high-collar face glasses crop", PALE, "#7E93A8", { hair: BLACK }),
  otto: drawn("torso high-collar head-long ears beanie", "torso high-collar face glasses beanie", FAIR, "#8C8358"),
  // bold
  boris: drawn(
    "torso-wide fur-collar head-square beard-long flap-cap",
    "torso-wide fur-collar face beard-long flap-cap goggles-up",
    PALE,
    "#A33F2A",
    { hair: "#B5652C" },
  ),
  juno: drawn("torso head afro bandana scarf", "torso afro face goggles-on bandana scarf", DARK, "#C2502E", {
    accent: RED,
    hair: BLACK,
  }),
  petra: drawn("torso head braid flap-cap scarf", "torso face braid flap-cap goggles-up scarf", FAIR, "#9C5A2C", {
    accent: RED,
    hair: STRAW,
  }),
  // paranoid
  dmitri: drawn("torso-wide head ushanka mask", "torso-wide face-mask ushanka", PALE, "#4E5563"),
  ivo: drawn("torso hood fur-ring mask", "torso hood fur-ring void face-mask", FAIR, "#56604A"),
  // charming
  cleo: drawn("torso-narrow head braid scarf", "torso-narrow lapel face braid scarf", DARK, "#A8485E", {
    hair: BLACK,
  }),
  mateo: drawn("torso head crop scarf", "torso lapel face moustache crop scarf", BROWN, "#7B3F52", { hair: BLACK }),
  linnea: drawn("torso-narrow fur-collar head bun", "torso-narrow fur-collar face bun", PALE, "#B06A8A", {
    hair: STRAW,
  }),
  // silent
  frida: drawn("torso-narrow hood-point fur-ring", "torso-narrow hood-point fur-ring void face", FAIR, "#3F4A52"),
  kofi: drawn("torso-wide head-square headphones beanie", "torso-wide face headphones beanie", DARK, "#39424A"),
};

/** The face of a bot by this name; nothing for anybody else. */
export const castOf = (name: string): Portrait | undefined =>
  Object.hasOwn(CAST, name.toLowerCase()) ? CAST[name.toLowerCase()] : undefined;
