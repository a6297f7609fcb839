// An answer that is lost on its way costs nobody a seat: it is asked again with the same key.
import assert from "node:assert/strict";
import { test } from "node:test";
import { createTable, join, type Refusal } from "../src/net/api";

type Told = "lost" | "cut off" | { status: number; said: unknown };
let asked: { path: string; key: string; body: string }[] = [];
let answers: Told[] = [];
globalThis.fetch = (async (path: string, given: RequestInit) => {
  asked.push({ path, key: (given.headers as Record<string, string>)["Idempotency-Key"]!, body: String(given.body) });
  const told = answers.shift() ?? { status: 200, said: { table: "t", token: "secret" } };
  if (told === "lost") throw new TypeError("network error");
  const text = async () => {
    if (told === "cut off") throw new TypeError("network error");
    return typeof told.said === "string" ? told.said : JSON.stringify(told.said);
  };
  const status = told === "cut off" ? 200 : told.status;
  return { ok: status < 400, status, text } as Response;
}) as typeof fetch;
globalThis.setTimeout = ((goOn: () => void) => queueMicrotask(goOn)) as typeof setTimeout;

const refused = (reason: string, status = 409): Told => ({ status, said: { reason, clause: null, args: {} } });
async function ask(how: () => Promise<unknown>, ...told: Told[]): Promise<string | undefined> {
  [asked, answers] = [[], told];
  try {
    await how();
    return undefined;
  } catch (problem) {
    return (problem as Refusal).reason;
  }
}
const sit = () => join("t", "Bob", null, null);

test("a join that is not answered is asked again with the same key", async () => {
  const ways: Told[] = ["lost", "cut off", refused("store_away", 503), { status: 502, said: "<html>Bad gateway" }];
  for (const lost of ways) {
    assert.equal(await ask(sit, lost), undefined);
    assert.equal(asked.length, 2);
    assert.deepEqual(asked[0], asked[1]);
    assert.match(asked[0]!.key, /^[0-9a-f]{64}$/);
  }
});

test("who gives up and clicks again asks with the same key, and once answered with another", async () => {
  assert.equal(await ask(sit, "lost", "lost", "lost"), "unreachable");
  const [first] = asked;
  assert.equal(await ask(sit), undefined);
  assert.equal(asked[0]!.key, first!.key);
  assert.equal(await ask(sit), undefined);
  assert.notEqual(asked[0]!.key, first!.key, "a further seat under the same name is another thing");
});

test("a refusal is an answer", async () => {
  assert.equal(await ask(sit, refused("no_room")), "no_room");
  const [first] = asked;
  assert.equal(asked.length, 1);
  await ask(sit);
  assert.notEqual(asked[0]!.key, first!.key);
});

test("two things that are asked have two keys, and a table is asked for in the same way", async () => {
  await ask(() => Promise.all([sit(), join("t", "Cid", null, null)]));
  assert.notEqual(asked[0]!.key, asked[1]!.key);
  const lay = () => createTable({ game: "stayaway", seats: 4 });
  await ask(lay, "lost");
  assert.deepEqual([asked[0]!.path, asked[0]!.key], [asked[1]!.path, asked[1]!.key]);
});
