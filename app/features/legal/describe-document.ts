import { pageTitle } from "#app/shared/brand.ts";
import type { PageDescription } from "#app/shared/page-description.ts";
import type { LegalDocument } from "./legal-document.ts";

export function describeDocument({ title, summary, path }: LegalDocument, origin: string): PageDescription {
  return { title: pageTitle(title), description: summary, url: new URL(path, origin).href };
}
