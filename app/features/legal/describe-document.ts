import { pageTitle } from "#app/shared/brand.ts";
import { describePage } from "#app/shared/page-meta.ts";
import type { LegalDocument } from "./legal-document.ts";

export function describeDocument({ title, summary, path }: LegalDocument, requested: string) {
  return describePage({ title: pageTitle(title), description: summary, url: new URL(path, requested).href });
}
