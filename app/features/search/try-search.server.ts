import type { RouterContextProvider } from "react-router";
import { listingTag, sharedFor } from "#app/shared/page-meta.ts";
import { getServices } from "#app/shared/server-context.ts";
import type { Cursor } from "./cursor.ts";
import type { SearchFilters } from "./filters.ts";
import type { FoundPage } from "./found.ts";
import { getPlanning } from "./search-planning.ts";
import { searchProfessionals } from "./search-professionals.server.ts";
import { type SearchResult, UNAVAILABLE } from "./search-result.ts";

type Found = SearchResult<Required<FoundPage>>;

/** A search whose failure is part of the page: what the database says in its own words, or that it cannot answer. */
export async function trySearch(
  context: Readonly<RouterContextProvider>,
  filters: SearchFilters,
  after: Cursor | undefined,
  now: Date,
): Promise<Found> {
  const { queryAsVisitor, reportError } = getServices(context);
  try {
    return { page: await searchProfessionals(queryAsVisitor, filters, after, now, getPlanning(context)(filters)) };
  } catch (error) {
    reportError(error);
    return { error: ownWords(error) ?? UNAVAILABLE };
  }
}

/** Kept for everybody until somebody on the page changes, or who is listed does. */
export function answerOptions({ page }: Found) {
  if (!page) return { status: 503 };
  return { headers: sharedFor(30, listingTag, ...page.professionals.map(({ id }) => id)) };
}

/** Messages that our SQL raises are written for people; the rest is for the log. */
function ownWords(error: unknown) {
  const { code, message } = error as { code?: string; message?: string };
  return code === "23514" || code === "P0001" ? message : undefined;
}
