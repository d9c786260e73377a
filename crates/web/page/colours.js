// Colours at once, before anything is drawn: those that somebody has chosen, or those of the device, whenever they change.
const dark = matchMedia("(prefers-color-scheme: dark)");

function colours() {
  let chosen = "system";
  try {
    chosen = localStorage.getItem("theme") ?? chosen;
  } catch {
    // Somebody lets nothing be kept: the colours of the device it is.
  }
  document.documentElement.dataset.theme = chosen !== "system" ? chosen : dark.matches ? "dark" : "light";
}

colours();
dark.addEventListener("change", colours);
