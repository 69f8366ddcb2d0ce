/** Registers the service worker, or removes it where the installation keeps nothing offline. */
export function keepOffline() {
  const { serviceWorker } = navigator;
  // Only where the page itself is safe to keep: browsers offer it over https and on this machine.
  if (!serviceWorker) return;
  const { offline } = document.documentElement.dataset;
  addEventListener("load", () => {
    if (offline) void serviceWorker.register("/sw.js").catch(() => {});
    else void serviceWorker.getRegistrations().then((all) => all.map((one) => one.unregister()));
  });
  tellAge();
}

/** A page that the service worker kept says since when. */
function tellAge() {
  const { kept, keptAt } = document.documentElement.dataset;
  const place = document.querySelector("[data-kept-when]");
  if (kept !== "offline" || !keptAt || !place) return;
  const when = new Date(Number(keptAt)).toLocaleString("pt-BR", { dateStyle: "short", timeStyle: "short" });
  place.textContent = `, de ${when}`;
  addEventListener("online", () => location.reload());
}
