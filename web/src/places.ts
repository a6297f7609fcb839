// Where the build put what is fetched later: words by language, rules and tutorials by game.
declare const PLACES: { icons: string; words: Record<string, string>; rules: Record<string, string>; tutorials: Record<string, string> };

export const places = PLACES;
