import { listParts } from "#app/features/sitemap/sitemap.server.ts";
import { writeIndex, xmlResponse } from "#app/features/sitemap/sitemap-xml.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Route } from "./+types/sitemap.ts";

/** /sitemap.xml */
export async function loader({ request, context }: Route.LoaderArgs) {
  const parts = await listParts(getServices(context).queryAsVisitor);
  return xmlResponse(writeIndex(new URL(request.url).origin, parts));
}
