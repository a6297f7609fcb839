import assert from "node:assert/strict";
import { test } from "node:test";
import { roleLines, siteOf } from "../src/table/sharing";

const byLetters = (text: string) => text.length;

test("a picture names the house only where others would find it by that name", () => {
  for (const own of [
    "127.0.0.1:8031",
    "localhost:8031",
    "192.168.178.20:8031",
    "[::1]:8031",
    "shed.local",
    "shed.lan",
    "shed.fritz.box",
    "shed",
  ])
    assert.equal(siteOf(own), "", own);
  for (const known of ["play.example.org", "play.example.org:8443"]) assert.equal(siteOf(known), known);
});

test("who was several people has a line for as many of them as fit, each in one piece", () => {
  const lines = roleLines("Garry, alien · Dr. Blair, human · Nauls, human", 30, 4, byLetters);
  assert.deepEqual(
    lines.map((line) => line.replaceAll("\u00A0", " ")),
    ["Garry, alien", "Dr. Blair, human", "Nauls, human"].reduce<string[]>((found, part) => {
      const last = found.at(-1);
      if (last !== undefined && `${last} · ${part}`.length <= 30) found[found.length - 1] = `${last} · ${part}`;
      else found.push(part);
      return found;
    }, []),
  );
  assert.ok(lines.every((line) => byLetters(line) <= 30));
  assert.deepEqual(roleLines("human", 30, 4, byLetters), ["human"]);
});
