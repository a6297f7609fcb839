declare module "zzfx" {
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  export const ZZFX: { volume: number; sampleRate: number; audioContext: AudioContext };
}
declare module "*.css";
declare module "*/drawings.mjs" {
  export function gatherDrawings(
    root: string,
  ): Promise<{ parts: Record<string, string>; scenes: Record<string, string[]> }>;
}
