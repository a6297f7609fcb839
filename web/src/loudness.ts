// How loud the bed of wind and hum is: by three numbers that everybody can see, and nothing else.

/** How strong the wind is and how loud the machines, from 0 to 1; and how deep they hum, in hertz. */
export interface Bed {
  wind: number;
  hum: number;
  pitch: number;
}

/** How loud each is, for a bed and a volume: nothing is heard of a page that nobody sees. */
export function loudness(bed: Bed | null, volume: number, isHidden: boolean): { wind: number; hum: number } {
  if (!bed || isHidden) return { wind: 0, hum: 0 };
  return { wind: bed.wind * volume * 0.16, hum: bed.hum * volume * 0.07 };
}
