import { formatElsewhere } from "./when.ts";

/** Beside a time on the professional's clock: the same on this browser's, where that shows something else. */
export function showElsewhere(root: ParentNode) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const place of root.querySelectorAll<HTMLElement>("[data-elsewhere]")) {
    const { elsewhere = "", zone = "" } = place.dataset;
    const words = formatElsewhere(new Date(elsewhere), zone, own);
    place.textContent = words ? `Para você: ${words}.` : "";
  }
}
