import { lazy, Suspense } from "react";
import { plural } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { FiltersIcon } from "#app/shared/ui/place-icons.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { CardSkeleton } from "./card-skeleton.tsx";
import { countFilters, type SearchFilters, searchHref } from "./filters.ts";
import { loadNobodyFound } from "./load-results.ts";
import { OrderNote } from "./order-note.tsx";
import { ResultList } from "./result-list.tsx";
import { SearchFailure } from "./search-failure.tsx";
import { FILTERS_ID } from "./search-form.tsx";
import type { SearchResult } from "./search-result.ts";
import { useIsSearching } from "./use-search-navigation.ts";

// What most searches never show loads when it is needed; a failure must be told without asking for anything.
const NobodyFound = lazy(loadNobodyFound);

type ResultsProps = { filters: SearchFilters; result: SearchResult; after: string | null };

export function Results({ filters, result, after }: ResultsProps) {
  const isSearching = useIsSearching();
  return (
    <section aria-label="Resultados" aria-busy={isSearching} className="flex min-w-0 flex-col gap-5">
      <div className="flex flex-wrap-reverse items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="numeric min-h-7 text-lg font-semibold">
          {isSearching ? "Buscando..." : result.page && counter(result.page.total)}
        </p>
        <FiltersButton count={String(countFilters(filters) || "") || null} />
      </div>
      {isSearching ? <Skeletons count={result.page?.count ?? 0} /> : <Answer {...{ filters, result, after }} />}
    </section>
  );
}

function Answer({ filters, result, after }: ResultsProps) {
  const href = searchHref(filters, after ?? undefined);
  const { page, error } = result;
  if (page && page.count > 0)
    return (
      <>
        <ResultList key={href} first={page} filters={filters} isFirst={!after} />
        <OrderNote />
      </>
    );
  if (!page) return <SearchFailure message={error} href={href} />;
  return (
    <Suspense fallback={null}>
      <NobodyFound />
    </Suspense>
  );
}

/** As many as there were cards, so that the page keeps its height under the reader. */
function Skeletons({ count }: { count: number }) {
  const keys = Array.from({ length: Math.max(count, 3) }, (_, index) => index);
  return (
    <div className="flex flex-col gap-5">
      {keys.map((key) => (
        <CardSkeleton key={key} />
      ))}
    </div>
  );
}

const FiltersButton = stamped(function FiltersButtonDrawing({ count }: { count: string | null }) {
  return (
    <button
      type="button"
      popoverTarget={FILTERS_ID}
      className={buttonVariants({ variant: "outline", size: "sm", className: "menu-button max-sm:w-full lg:hidden" })}
    >
      <FiltersIcon /> Filtros
      {count && (
        <Badge className="numeric min-w-7 justify-center px-2">
          {count}
          <span className="sr-only"> em uso</span>
        </Badge>
      )}
    </button>
  );
});

const counter = (total: number) => plural(total, "profissional encontrado", "profissionais encontrados");
