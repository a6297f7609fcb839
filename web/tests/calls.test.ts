// Calls to one's turn: whoever switches them off is called by no table any more, even by one that is not open.
import assert from "node:assert/strict";
import { test } from "node:test";

const told: string[] = [];
let subscription: { endpoint: string } | null = null;
let made = 0;
let tries = 0;
let isPrivate = false;
const pushManager = {
  getSubscription: async () => subscription && { ...subscription, options: {}, toJSON, unsubscribe },
  subscribe: async () => {
    tries += 1;
    if (isPrivate) throw new DOMException("push is refused in a private window", "NotAllowedError");
    subscription = { endpoint: `https://push.example/${++made}` };
    return { toJSON };
  },
};
const toJSON = () => ({ ...subscription, keys: { p256dh: "key", auth: "secret" } });
const unsubscribe = async () => {
  subscription = null;
  return true;
};
Object.assign(globalThis, { isSecureContext: true, window: { Notification: {} } });
Object.defineProperty(globalThis, "navigator", {
  value: {
    serviceWorker: { register: async () => ({ pushManager }), ready: Promise.resolve() },
    permissions: { query: async () => ({ state: "granted" }) },
  },
});
globalThis.fetch = (async (_address: string, request?: RequestInit) => {
  if (request?.method === "POST") told.push((JSON.parse(String(request.body)) as { endpoint: string }).endpoint);
  return new Response(JSON.stringify({ key: "AAAA" }), { headers: { "content-type": "application/json" } });
}) as typeof fetch;

test("calls that are switched off end at the push service, and a table is told anew when they are wanted again", async () => {
  const { callToTable, endCalls } = await import("../src/calls");
  const call = () => callToTable("table", "token", "en", true);
  await call();
  await call();
  assert.deepEqual(told, ["https://push.example/1"]);
  await endCalls();
  assert.equal(subscription, null);
  await call();
  assert.deepEqual(told, ["https://push.example/1", "https://push.example/2"]);
});

test("a browser that refuses is asked once for a table, which is told that nobody can be called", async () => {
  const { callToTable, endCalls } = await import("../src/calls");
  await endCalls();
  [isPrivate, tries] = [true, 0];
  told.length = 0;
  for (let time = 0; time < 6; time += 1) await callToTable("private", "token", "en", true);
  assert.equal(tries, 1);
  assert.deepEqual(told, [""]);
});
