// The program, and then what keeps it new, and makes it work without a network.
import init, { start } from "./reihum.js";

// The program says when another screen is shown, when the server has another version, and when it has closed the table because of that.
let refused = false;
const atTable = () => !refused && /^\/(t|own)\//.test(location.pathname);
addEventListener("shown", () => { refused = false; });
addEventListener("refused", () => {
  refused = true;
  dispatchEvent(new Event("outdated"));
});

await init();
start(new URL("./", import.meta.url).href);

// Only where the browser trusts the address: on a home network it does not, and all else works all the same.
if (window.isSecureContext && navigator.serviceWorker) {
  const { serviceWorker: workers, locks } = navigator;
  let kept = workers.controller;
  let replaced, leave;
  const registration = await workers.register("/sw.js");

  // Windows at a table share a lock: whoever gets it alone knows that no table is open, and a new version can take over.
  const enter = () => {
    let open;
    const closed = new Promise((done) => { open = done; });
    const left = locks?.request("table", { mode: "shared" }, () => closed);
    return () => (open(), left);
  };
  const takeOver = () => registration.waiting?.postMessage("take over");
  const settle = async () => {
    if (atTable()) {
      leave ??= enter();
      return;
    }
    const left = leave;
    leave = undefined;
    await left?.();
    if (replaced) {
      location.reload();
    } else if (locks) {
      locks.request("table", { ifAvailable: true }, (lock) => lock && takeOver());
    } else {
      takeOver();
    }
  };
  // Without a network nothing is new.
  const look = () => registration.update().then(settle, settle);

  // A new version has taken over, and with it the files of this one are gone: begin with the new ones.
  workers.addEventListener("controllerchange", () => {
    replaced = kept;
    kept = true;
    settle();
  });
  const found = () => registration.installing?.addEventListener("statechange", settle);
  registration.addEventListener("updatefound", found);
  // A browser looks by itself when a page is opened, but in its own time.
  const shown = () => location.pathname === "/" ? look() : settle();
  addEventListener("shown", shown);
  addEventListener("outdated", look);
  setInterval(look, 3600000);
  found();
  shown();
} else {
  // Nothing is kept here, and the server hands out its own version: once for each, or it could go on for ever.
  addEventListener("outdated", () => {
    try {
      if (!atTable() && sessionStorage.getItem("renewed") !== import.meta.url) {
        sessionStorage.setItem("renewed", import.meta.url);
        location.reload();
      }
    } catch {
      // Somebody lets nothing be kept, also not that it was tried.
    }
  });
  // There the browser's own memory must do: bots are there when the server is gone.
  for (const name of ["worker.js", "helper.js", "helper_bg.wasm"]) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", href: new URL(name, import.meta.url).href });
    document.head.append(link);
  }
}
