/** Registers the service worker, or removes it where the installation keeps nothing offline. */
export function keepOffline() {
  const { serviceWorker } = navigator;
  // Only where the page itself is safe to keep: browsers offer it over https and on this machine.
  if (!serviceWorker) return;
  const { offline } = document.documentElement.dataset;
  whenLoaded(() => {
    if (offline) void serviceWorker.register("/sw.js").catch(() => {});
    else void unregister(serviceWorker).catch(() => {});
  });
  showAge();
}

/**
 * The worker of before, and what it kept. Unregistered, it does not get to do that itself; it still serves this page, and
 * what it keeps of that the next page takes away.
 */
async function unregister(serviceWorker: ServiceWorkerContainer) {
  for (const one of await serviceWorker.getRegistrations()) await one.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/** A page that the service worker kept says since when. */
function showAge() {
  const { kept, keptAt } = document.documentElement.dataset;
  const place = document.querySelector("[data-kept-when]");
  if (kept !== "offline" || !keptAt || !place) return;
  const when = new Date(Number(keptAt))
    .toLocaleString("pt-BR", { dateStyle: "short", timeStyle: "short" })
    .replace(":", "h");
  place.textContent = `, de ${when}`;
  // A connection that comes and goes must not call back whoever is on the way to another page, nor take away what was typed.
  let stays = false;
  for (const sign of ["beforeunload", "input"])
    addEventListener(sign, () => {
      stays = true;
    });
  addEventListener("online", () => stays || location.reload());
}

/** After everything that the page itself needs. */
function whenLoaded(work: () => void) {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}
