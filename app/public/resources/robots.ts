import { type PageRequest, text } from "../page.ts";

const LINES = [
  "User-agent: *",
  "Disallow: /dashboard",
  "Disallow: /operador",
  "Disallow: /cidades",
  "Disallow: /auth/",
];

/** /robots.txt: everything public may be read; what belongs to one person is nobody's search result. */
export function robots({ url }: PageRequest) {
  const lines = [...LINES, "Disallow: /rest/", "", `Sitemap: ${url.origin}/sitemap.xml`];
  return text(`${lines.join("\n")}\n`, { cache: { seconds: 600 } });
}
