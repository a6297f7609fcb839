import assert from "node:assert/strict";
import { test } from "node:test";
import { say, t } from "../src/words/words.svelte";
import { speaking } from "./speaking";

test("a message that there is not is shown by its id, so that it is noticed", async () => {
  await speaking("en");
  assert.equal(say("no-such-message"), "no-such-message");
});

test("the interface speaks every language", async () => {
  for (const language of ["en", "es", "pt-BR", "it", "pl"]) {
    await speaking(language);
    assert.notEqual(t("watching"), "client-watching", language);
  }
});

test("a card that brings its own stop does not get a second one", async () => {
  await speaking("en");
  const told = say("stayaway-event-CardDiscarded", { seat: "Ada", card: "Infected!", you: "no" });
  assert.doesNotMatch(told, /!\./);
});
