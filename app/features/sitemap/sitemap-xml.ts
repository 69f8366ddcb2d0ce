export type SitemapEntry = { path: string; changed?: Date | null };

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** The index of the parts. */
export function writeIndex(origin: string, paths: readonly string[]) {
  return wrap(
    "sitemapindex",
    paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`),
  );
}

export function writeUrls(origin: string, entries: readonly SitemapEntry[]) {
  return wrap(
    "urlset",
    entries.map(({ path, changed }) => {
      const date = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : "";
      return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>`;
    }),
  );
}

function wrap(element: string, lines: string[]) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="${NAMESPACE}">\n${lines.join("\n")}\n</${element}>\n`;
}

function escapeXml(text: string) {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
