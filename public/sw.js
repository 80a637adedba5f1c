// Shows a page of ours where a navigation fails for want of a network; keeps nothing else (docs/decisions/0041).
// The last part is of public/offline.html, which a browser fetches anew when it changes (lib/site/plain-page.test.ts).
const cacheName = "lagerfund-offline-6a0f1919";
const offlinePage = "/offline.html";

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { mode, method } = event.request;
  if (mode === "navigate" && method === "GET") {
    event.respondWith(answer(event).catch(showOffline));
  }
});

async function prepare() {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: "reload" }));
  await self.skipWaiting();
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("lagerfund-offline-") && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The browser has asked already, where it can, while this worker was still to be started. */
async function answer({ preloadResponse, request }) {
  return (await preloadResponse) ?? (await fetch(request));
}

async function showOffline() {
  return (await caches.match(offlinePage)) ?? Response.error();
}
