import { readCursor } from "#app/features/search/cursor.ts";
import { parseSearchFilters } from "#app/features/search/filters.ts";
import { answerOptions, trySearch } from "#app/features/search/try-search.server.ts";
import type { Route } from "./+types/more-results.ts";

/** /buscar/mais: the page of results after a cursor, for "Mostrar mais". */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const after = readCursor(searchParams.get("depois"));
  const result = await trySearch(context, parseSearchFilters(searchParams), after, new Date());
  return Response.json(result, answerOptions(result));
}
