declare global {
  interface Window {
    /** What was clicked before the page's code had come (app/shared/load-after-paint.server.ts). */
    earlyClicks?: Element[] | undefined;
  }
}

/** The elements of this kind that were clicked before anybody could listen, each as often as it was. */
export function readEarlyClicks(selector: string) {
  return (window.earlyClicks ?? [])
    .map((target) => target.closest<HTMLElement>(selector))
    .filter((found) => found !== null);
}

/** The page listens itself from now on. */
export function endEarlyClicks() {
  window.earlyClicks = undefined;
}
