// The icons, fetched once beside the words.
import { assets } from "./assets";

interface Icon {
  box: number;
  body: string;
}

const NOTHING: Icon = { box: 24, body: "" };
let icons = $state.raw<Record<string, Icon>>({});

export const iconOf = (name: string): Icon => icons[name] ?? icons["unknown"] ?? NOTHING;

export async function fetchIcons(): Promise<void> {
  icons = await (await fetch(assets.icons)).json();
}
