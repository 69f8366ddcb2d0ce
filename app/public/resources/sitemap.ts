import { listEntries, listParts } from "#app/features/sitemap/sitemap.server.ts";
import { writeIndex, writeUrls } from "#app/features/sitemap/sitemap-xml.ts";
import { type PageRequest, type Resource, text } from "../page.ts";

const xml = (body: string): Resource => ({ type: "application/xml; charset=utf-8", body, cache: { seconds: 600 } });

/** /sitemap.xml */
export async function sitemap({ url, services }: PageRequest) {
  return xml(writeIndex(url.origin, await listParts(services.queryAsVisitor)));
}

/** /sitemap/:part */
export async function sitemapPart({ url, params: { part = "" }, services }: PageRequest) {
  const entries = await listEntries(services.queryAsVisitor, part);
  return entries ? xml(writeUrls(url.origin, entries)) : text("Não há esta parte do mapa do site.\n", { status: 404 });
}
