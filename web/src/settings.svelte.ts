// What this device likes: language, theme, text size, motion, sounds. Kept in this browser.
export type Theme = "night" | "blizzard";
export const SOUND_KINDS = [
  "turn",
  "question",
  "card",
  "fire",
  "panic",
  "exposure",
  "alien",
  "cold",
  "good",
  "scene",
  "talk",
  "end",
  "bed",
] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
export const TEXT_SIZES = [90, 100, 115, 130, 150];

export interface Settings {
  language: string | null;
  theme: Theme;
  textSize: number;
  motion: "full" | "less";
  /** Look by tapping instead of holding, for those who cannot hold. */
  tapToLook: boolean;
  /** Pointing answers: what is chosen is sent a moment later, without a confirmation. */
  oneTap: boolean;
  /** Notify, and have this device called while the page is closed, when its person is waited for. */
  calls: boolean;
  /** Whether anything at all is heard. */
  hasSound: boolean;
  sounds: Record<SoundKind, boolean>;
  volume: number;
  name: string;
  /** How well the bots play that this device seats; one that a game does not have is not asked for. */
  botLevel: string;
}

const KEY = "outpost31.settings";

/** Who has not said a name yet is called something, and may change it: names that no character has. */
const GUESSES = ["Ada", "Ines", "Jules", "Kim", "Lou", "Mika", "Noa", "Rae", "Sam", "Toni", "Uma", "Vik"];
const guess = (): string => GUESSES[Math.floor(Math.random() * GUESSES.length)]!;

function initial(): Settings {
  const usual: Settings = {
    language: null,
    theme: "night",
    textSize: 100,
    motion: matchMedia("(prefers-reduced-motion: reduce)").matches ? "less" : "full",
    tapToLook: false,
    oneTap: false,
    calls: false,
    hasSound: true,
    sounds: {
      turn: true,
      question: true,
      card: false,
      fire: true,
      panic: true,
      exposure: true,
      alien: true,
      cold: true,
      good: true,
      scene: false,
      talk: false,
      end: true,
      bed: true,
    },
    volume: 0.4,
    name: guess(),
    botLevel: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...usual, ...kept, name: kept.name || usual.name, sounds: { ...usual.sounds, ...kept.sounds } };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(initial());

// Whoever tells the device to keep still while the page is open is heard at once.
matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
  "change",
  ({ matches }) => (settings.motion = matches ? "less" : "full"),
);

/** Keep the settings and show them: called in an effect, so that every change is kept. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("font-size", `${settings.textSize}%`);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", settings.theme === "night" ? "#0B1015" : "#EEF2F3");
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // no storage here: the settings last as long as the page
  }
}
