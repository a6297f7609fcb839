// What the formatter and the type checker do not see: likely mistakes. Few rules, and all of them kept.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "**/*.gen.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "no-var": "error",
      "prefer-const": "off", // Svelte's `$derived` and `$props` are declared with `let`; svelte/prefer-const knows them
      "svelte/prefer-const": ["error", { destructuring: "all", excludedRunes: ["$props", "$derived"] }],
      "@typescript-eslint/consistent-type-imports": "error",
      // A method may be given what only those that override it need; a loop may count without looking.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Sets and maps are made anew when something changes, or nothing is drawn from them.
      "svelte/prefer-svelte-reactivity": "off",
      // A space that must stay between two elements is written {" "}.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
  },
  { files: ["src/sound.ts"], rules: { "no-sparse-arrays": "off" } }, // a gap is what zzfx calls its default
  {
    files: ["building/**", "tests/**", "*.js"],
    languageOptions: { globals: { ...globals.node } },
    rules: { "no-console": "off" },
  },
);
