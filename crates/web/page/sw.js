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

// The page asks a waiting version to take over when no window is at a table.
addEventListener("message", () => skipWaiting());

// Files are never others under the same name. Every screen is the same page. All else is the server's.
addEventListener("fetch", (event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate" && !/^\/(api\/|healthz$|metrics$)/.test(pathname)) {
    event.respondWith(caches.match("/", { cacheName: NAME }).then((kept) => kept ?? fetch(event.request)));
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
