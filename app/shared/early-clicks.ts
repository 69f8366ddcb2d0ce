declare global {
  interface Window {
    /** What was clicked before the page's code had come (app/shared/load-after-paint.server.ts). */
    earlyClicks?: Element[] | undefined;
  }
}

/** Buttons that do nothing by themselves. */
const SLEEPING = "button[type=button]:not([popovertarget])";

/** The elements of this kind that were clicked before anybody could listen, each as often as it was. */
export function readEarlyClicks(selector: string) {
  const found = (window.earlyClicks ?? []).map((target) => target.closest<HTMLElement>(selector));
  return found.filter((element) => element !== null);
}

/** The page listens itself from now on, and does what its buttons were asked for before. */
export function endEarlyClicks() {
  const buttons = new Set(readEarlyClicks(SLEEPING));
  window.earlyClicks = undefined;
  for (const button of buttons) button.click();
}
