// The service worker: what the installed app needs to open without a network, and calls to one's turn.
// It keeps the page and what has a digest in its name, and nothing else: no answer of the server ever lies here.
/* global BUILD, WORDS */
const CACHE = `outpost31-${BUILD}`;
const scope = new URL(self.registration.scope);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.add(new Request(scope.href, { cache: "reload" })))
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith("outpost31-") && name !== CACHE).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** The page: from the server whenever that answers, so that nobody plays with yesterday's. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && answer.type === "basic") await (await caches.open(CACHE)).put(scope.href, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(scope.href, { cacheName: CACHE });
    if (kept) return kept;
    throw error;
  }
}

/** A file that never changes under its name. */
async function asset(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (request.headers.has("authorization")) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (request.mode === "navigate" && path === "") event.respondWith(page(request));
  else if (path.startsWith("assets/") && url.search === "") event.respondWith(asset(request));
});

self.addEventListener("push", (event) => event.waitUntil(called(event.data)));

/** Somebody is waited for: say so. A page in sight is told, and says so itself unless it shows that very table. */
async function called(data) {
  let letter;
  try {
    letter = data.json();
  } catch {
    return;
  }
  const words = WORDS[letter.language] ?? WORDS.en;
  const table = `#/t/${encodeURIComponent(String(letter.table))}`;
  const title = words.turn.replace("{ $who }", () => String(letter.name ?? ""));
  const note = {
    body: words.games[letter.game] ?? "Outpost 31",
    tag: `turn-${letter.table}`,
    lang: letter.language,
    icon: "icon-192.png",
    badge: "icon-192.png",
    data: { table },
  };
  const open = await self.clients.matchAll({ type: "window" });
  const seen = open.find((one) => one.visibilityState === "visible");
  if (seen) seen.postMessage({ type: "called", table, title, note });
  else await self.registration.showNotification(title, note);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.table ?? ""));
});

/** A page of ours that is open, or a new one. */
async function goTo(table) {
  const [one] = await self.clients.matchAll({ type: "window" });
  if (!one) return self.clients.openWindow(new URL(table, scope).href);
  one.postMessage({ type: "go", table });
  await one.focus();
}
