// Where the build put what is fetched later: words by language, rules by language and game, tutorials by game.
declare const ASSETS: {
  icons: string;
  drawings: string;
  words: Record<string, string>;
  rules: Record<string, Record<string, string>>;
  tutorials: Record<string, string>;
};

export const assets = ASSETS;
