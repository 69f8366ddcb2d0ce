import { parseSearchFilters, readPageNumber } from "#app/features/search/filters.ts";
import { readCursor } from "#app/features/search/results/cursor.ts";
import { Results } from "#app/features/search/results/results.tsx";
import { SearchForm } from "#app/features/search/search-form.tsx";
import { describeSearch } from "#app/features/search/search-meta.ts";
import { searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { listingTag } from "#app/shared/page-description.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { Document } from "../document.tsx";
import { Island } from "../island.tsx";
import { keptFor, loaded, type PageData, type PageRequest } from "../page.ts";

/** /buscar */
export async function loadSearch({ url, services }: PageRequest) {
  const filters = parseSearchFilters(url.searchParams);
  const after = readCursor(url.searchParams.get("depois"));
  const page = readPageNumber(url.searchParams, !after);
  const plan = services.planSearch(filters);
  const found = await searchProfessionals(services.queryAsVisitor, filters, after, new Date(), plan);
  return loaded(
    { filters, page, found, description: describeSearch(filters, page, url.origin, services.attributes()) },
    // Until somebody on the page changes, or who is listed does.
    { keep: keptFor(30, listingTag, ...found.professionals.map(({ id }) => id)) },
  );
}

export function SearchPage({ filters, page, found, description }: PageData<typeof loadSearch>) {
  return (
    <Document {...description} path="/buscar">
      <Page title="Encontre seu profissional ideal" lead="Veja os perfis e fale direto com quem atende.">
        <div className="grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <Island of={SearchForm} wake="focus" isRepeated filters={filters} />
          <Results filters={filters} found={found} page={page} />
        </div>
      </Page>
    </Document>
  );
}
