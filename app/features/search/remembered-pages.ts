import type { FoundPage } from "./found.ts";

/** What was shown at an entry of the browser's history, until the tab is closed or reloaded. */
const shown = new Map<string, FoundPage[]>();
const longest = 20;

export function rememberPages(visit: string, pages: FoundPage[]) {
  shown.delete(visit);
  shown.set(visit, pages);
  for (const oldest of shown.keys()) {
    if (shown.size <= longest) break;
    shown.delete(oldest);
  }
}

export function recallPages(visit: string, first: FoundPage) {
  return continued(first, shown.get(visit) ?? []);
}

/** The fresh first page and what followed it, unless it now ends elsewhere: then somebody would be missing. */
export function continued(first: FoundPage, [before, ...rest]: FoundPage[]) {
  return before?.next === first.next ? [first, ...rest] : [first];
}
