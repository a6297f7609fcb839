// The tabs of a phone, and what stands at the side of a larger screen.
export type Tab = "base" | "hand" | "log" | "notes" | "rules";
export type SideTab = "log" | "notes";
