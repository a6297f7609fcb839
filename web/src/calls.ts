// Calls to one's turn: notifications of this page, and push while it is closed. Both only where the browser has them
// (an https address), and only for whoever asked for them.
import { callKey, callMe } from "./net/api";
import type { Language } from "./protocol.gen";

/** Whether this browser can notify at all. */
export const canCall = (): boolean => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

let worker: Promise<ServiceWorkerRegistration | null> | undefined;

/** The service worker, which also lets the app be installed. Without one everything else still works. */
export function startWorker(): Promise<ServiceWorkerRegistration | null> {
  worker ??=
    isSecureContext && "serviceWorker" in navigator
      ? navigator.serviceWorker.register("./worker.js").catch(() => null)
      : Promise.resolve(null);
  return worker;
}

/** Ask the person; whether calls are allowed from now on. */
export async function allowCalls(): Promise<boolean> {
  return canCall() && (await Notification.requestPermission()) === "granted";
}

/** Whether calls are allowed now. */
async function isAllowed(): Promise<boolean> {
  if (!canCall()) return false;
  const state = await navigator.permissions?.query({ name: "notifications" }).catch(() => null);
  return (state?.state ?? Notification.permission) === "granted";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** This browser's subscription with the house's key; one with another house's, or an older key, is given up. */
async function subscription(key: string): Promise<PushSubscription | null> {
  const found = await startWorker();
  if (!found || !("pushManager" in found)) return null;
  await navigator.serviceWorker.ready;
  const wanted = bytes(key);
  const kept = await found.pushManager.getSubscription();
  if (kept) {
    const used = kept.options.applicationServerKey;
    if (used && String(new Uint8Array(used)) === String(wanted)) return kept;
    await kept.unsubscribe();
  }
  return found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted });
}

const told = new Map<string, string>();

/** Have this device called to a table, or no longer. Whatever goes wrong, the game goes on without it. */
export async function callToTable(table: string, token: string, language: Language, isWanted: boolean): Promise<void> {
  const wish = `${isWanted} ${language}`;
  if (told.get(table) === wish || (!isWanted && !told.has(table))) return;
  told.set(table, wish);
  try {
    const { key } = await callKey();
    if (!key) return;
    // A browser that refuses (a private window does) is not asked again for the same table.
    const box = isWanted && (await isAllowed()) ? await subscription(key).catch(() => null) : null;
    const { endpoint = "", keys = {} } = box?.toJSON() ?? {};
    await callMe(table, token, { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language });
  } catch {
    told.delete(table);
  }
}

/** No calls any more, from any table: the push service tells each house so when it next sends one. */
export async function endCalls(): Promise<void> {
  told.clear();
  const found = await startWorker();
  await (await found?.pushManager?.getSubscription())?.unsubscribe().catch(() => false);
}

/** Say on the device, outside the page, that somebody is waited for. */
export async function notify(title: string, body: string, table: string): Promise<void> {
  if (!(await isAllowed())) return;
  const found = await startWorker();
  await found?.showNotification(title, {
    body,
    tag: `turn-${table}`,
    icon: "icon-192.png",
    data: { table: `#/t/${table}` },
  });
}

/** What the worker says: somebody pressed a notification, or was called while another table is in sight. */
export function hearWorker(): void {
  navigator.serviceWorker?.addEventListener("message", ({ data }) => {
    if (typeof data?.table !== "string" || !data.table.startsWith("#/t/")) return;
    if (data.type === "go") location.hash = data.table;
    else if (data.type === "called" && location.hash !== data.table)
      void startWorker().then((found) => found?.showNotification(String(data.title), data.note));
  });
}
