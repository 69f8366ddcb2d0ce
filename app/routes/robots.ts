import type { Route } from "./+types/robots.ts";

/** /robots.txt: everything public may be read; what belongs to one person is nobody's search result. */
export function loader({ request }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /operador",
    "Disallow: /cidades",
    "Disallow: /auth/",
    "Disallow: /rest/",
    "",
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=0, s-maxage=600" },
  });
}
