// Keeps the page for when there is no network. Written by the tool: the name and the list belong to one version.
const NAME = "{files}";
const NEEDED = {needed};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(NEEDED)));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== NAME));
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => clients.claim()));
});

// The page asks a waiting version to take over; it does so if no other window would lose its files.
addEventListener("message", (event) => {
  const alone = clients.matchAll({ includeUncontrolled: true }).then((all) => all.length < 2);
  event.waitUntil(alone.then((alone) => alone && skipWaiting()));
});

// Files are never others under the same name. Every screen is the same page. All else is the server's.
addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") {
    event.respondWith(caches.match("/").then((kept) => kept ?? fetch(event.request)));
  } else if (pathname.startsWith(NAME + "/")) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetched(event.request)));
  }
});

async function fetched(request) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}
