const signs = ["pointerdown", "keydown", "scroll", "mousemove"];
const patience = 20_000;

/**
 * Times that change while a page is open: followed from the first sign of a reader on, or after a while, so that a glance
 * costs no more than the page. At once on a page that comes back from the browser's memory, or is waited at.
 */
export function followLater() {
  if (!document.querySelector("[data-topic], [data-next-time]")) return;
  const timer = setTimeout(() => begin(), patience);
  const begin = ({ isReturn = false } = {}) => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, onSign);
    import("./follow-page.ts").then(({ followPage }) => followPage({ isReturn })).catch(() => {});
  };
  const onSign = () => begin();
  if (document.querySelector("[data-follow]")) return begin();
  for (const sign of signs) addEventListener(sign, onSign, { passive: true });
  addEventListener("pageshow", ({ persisted }) => persisted && begin({ isReturn: true }));
}
