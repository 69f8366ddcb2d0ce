import { pageTitle } from "#app/shared/brand.ts";
import { describePage, sharedFor } from "#app/shared/page-meta.ts";

export function operatorMeta(title: string) {
  return describePage({ title: pageTitle(title), description: "Área de quem opera a plataforma.", isIndexed: false });
}

/** An empty frame, the same for everybody: what is in it comes by the browser's own requests. */
export const operatorHeaders = () => sharedFor(300);
