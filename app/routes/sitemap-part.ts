import { listEntries } from "#app/features/sitemap/sitemap.server.ts";
import { writeUrls, xmlResponse } from "#app/features/sitemap/sitemap-xml.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/sitemap-part.ts";

/** /sitemap/:part */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const entries = await listEntries(getServices(context).queryAsVisitor, params.part);
  if (!entries) return new Response("Não há esta parte do mapa do site.\n", { status: 404 });
  return xmlResponse(writeUrls(new URL(request.url).origin, entries));
}
