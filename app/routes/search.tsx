import { data } from "react-router";
import { readCursor } from "#app/features/search/cursor.ts";
import { parseSearchFilters } from "#app/features/search/filters.ts";
import { loadCardList, loadNobodyFound } from "#app/features/search/load-results.ts";
import { Results } from "#app/features/search/results.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { describeSearch } from "#app/features/search/search-meta.ts";
import { UNREACHABLE } from "#app/features/search/search-result.ts";
import { answerOptions, trySearch } from "#app/features/search/try-search.server.ts";
import { pageTitle } from "#app/shared/brand.ts";
import { metaOf } from "#app/shared/drawn-meta.ts";
import { Page } from "#app/shared/ui/page.tsx";
import { withoutSending } from "#app/shared/without-sending.server.ts";
import type { Route } from "./+types/search.ts";

/** /buscar */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { origin, searchParams } = new URL(request.url);
  const filters = parseSearchFilters(searchParams);
  const after = readCursor(searchParams.get("depois")) ? searchParams.get("depois") : null;
  const found = await trySearch(context, filters, readCursor(after), new Date());
  const result = found.page ? { page: withoutSending(context, found.page, "professionals") } : found;
  const meta = describeSearch(filters, after, origin);
  return data(withoutSending(context, { filters, after, result, meta }, "meta"), answerOptions(found));
}

/** A lost connection is a failed search, not a broken page: the form stays. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    const [found] = await Promise.all([serverLoader(), loadCardList()]);
    if (found.result.page?.count === 0) await loadNobodyFound();
    return found;
  } catch {
    const filters = parseSearchFilters(new URL(request.url).searchParams);
    return {
      filters,
      after: null,
      result: { error: UNREACHABLE },
      meta: [{ title: pageTitle("Buscar Profissionais") }],
    };
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { filters, result, after } = loaderData;
  return (
    <Page title="Encontre seu profissional ideal" lead="Veja os perfis e fale direto com quem atende.">
      <div className="grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <SearchForm filters={filters} total={result.page?.total} />
        <Results filters={filters} result={result} after={after} />
      </div>
    </Page>
  );
}
