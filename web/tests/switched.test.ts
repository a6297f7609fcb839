// A switch shows what is, whatever was pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { showTruth } from "../src/parts/switched";

test("a switch that was pressed goes back when the answer left everything as it was", async () => {
  const box = { checked: true, isConnected: true };
  let answer = () => {};
  const shown = showTruth(box, new Promise<void>((done) => (answer = done)), () => false);
  assert.equal(box.checked, true, "while nobody has answered it stays as it was pressed");
  answer();
  await shown;
  assert.equal(box.checked, false);
});

test("a switch stays on when it was switched on, whether or not there was anything to wait for", async () => {
  for (const answered of [undefined, Promise.resolve(true)]) {
    const box = { checked: true, isConnected: true };
    await showTruth(box, answered, () => true);
    assert.equal(box.checked, true);
  }
});

test("a switch whose sheet was closed meanwhile is left alone", async () => {
  await showTruth({ checked: true, isConnected: false }, Promise.resolve(), () =>
    assert.fail("nobody is there to ask"),
  );
});
