import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";

/** Pages of the panel are for one reader, not for search engines. */
export function panelMeta(title: string) {
  return describePage({ title: pageTitle(title), description: "O painel do profissional.", isIndexed: false });
}

/** Their HTML is an empty frame, the same for everybody: what is private comes by the browser's own requests. */
export const panelHeaders = () => sharedFor(300);
