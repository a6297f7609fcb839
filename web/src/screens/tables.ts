// The screens with a table on them: one script, which comes when the first of them is wanted.
export { default as Replay } from "./Replay.svelte";
export { default as TableScreen } from "./TableScreen.svelte";
export { default as Tutorial } from "./Tutorial.svelte";
