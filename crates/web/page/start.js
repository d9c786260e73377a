// The program, and then what makes it work without a network.
import init, { start } from "./reihum.js";

await init();
start(new URL("./", import.meta.url).href);

const atTable = () => /^\/(t\/|own)/.test(location.pathname);

// Only where the browser trusts the address: on a home network it does not, and all else works all the same.
if (window.isSecureContext && navigator.serviceWorker) {
  // A new version has taken over, and with it the files of this one are gone: begin with the new ones.
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => before && !atTable() && location.reload());
  const registration = await navigator.serviceWorker.register("/sw.js");
  // A new version waits until nobody sits at a table here.
  if (registration.waiting && !atTable()) {
    registration.waiting.postMessage("take over");
  }
} else {
  // There the browser's own memory must do: bots are there when the server is gone.
  for (const name of ["worker.js", "helper.js", "helper_bg.wasm"]) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", href: new URL(name, import.meta.url).href });
    document.head.append(link);
  }
}
