declare global {
  interface Window {
    /** What was clicked before the page's code had come. */
    earlyClicks?: Element[] | undefined;
  }
}

/** For the head of every page; the browser's own copy of the page has run it already. */
export const keepEarlyClicks = import.meta.env.SSR
  ? `window.earlyClicks=[];addEventListener("click",({target})=>window.earlyClicks?.push(target));`
  : "";

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
