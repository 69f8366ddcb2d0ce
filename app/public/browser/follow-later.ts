const signs = ["pointerdown", "keydown", "scroll", "mousemove"];
const patience = 20_000;

/**
 * Times that change while a page is open: followed from the first sign of a reader on, or after a while, so that a glance
 * costs no more than the page. At once on a page that comes back from the browser's memory, or is waited at.
 */
export function followLater() {
  if (!document.querySelector("[data-topic], [data-times]")) return;
  const timer = setTimeout(() => begin(), patience);
  const begin = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin);
    import("./follow-page.ts").then(({ followPage }) => followPage()).catch(() => {});
  };
  if (document.querySelector("[data-follow]")) return begin();
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    document.body.dataset.old = "";
    begin();
  });
}
