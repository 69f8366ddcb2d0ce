import { lazy, useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { followNextTimes } from "#app/features/availability/follow-next-times.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { ChevronRightIcon } from "#app/shared/ui/icons.tsx";
import { Still } from "#app/shared/ui/still.tsx";
import { type SearchFilters, searchHref } from "./filters.ts";
import type { FoundPage } from "./found.ts";
import { loadCardList } from "./load-card-list.ts";
import { useMorePages } from "./use-more-pages.ts";

const CardList = lazy(loadCardList);

type ResultListProps = { first: FoundPage; filters: SearchFilters; isFirst: boolean };

/** The cards, and more of them: "Mostrar mais" adds the next page under this one, the link opens it instead. */
export function ResultList({ first, filters, isFirst }: ResultListProps) {
  const { pages, isBusy, showMore } = useMorePages(first, filters);
  const next = pages.at(-1)?.next;
  const shown = pages.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <Cards pages={pages} />
      {(next || !isFirst) && (
        <nav aria-label="Mais resultados" className="flex flex-col items-center gap-3 pt-2">
          {isFirst && (
            <p role="status" className="numeric text-sm text-muted-foreground">
              Mostrando {formatNumber(shown)} de {formatNumber(first.total)}
            </p>
          )}
          <div className="flex w-full flex-wrap justify-center gap-3">
            {next && (
              <Button
                busy={isBusy}
                busyLabel="Buscando..."
                className="max-sm:w-full noscript:hidden"
                onClick={showMore}
              >
                Mostrar mais
              </Button>
            )}
            {!isFirst && (
              <Link to={searchHref(filters)} className={buttonVariants({ variant: "ghost" })}>
                Primeira página
              </Link>
            )}
            {next && (
              <Link to={searchHref(filters, next)} rel="next" className={buttonVariants({ variant: "ghost" })}>
                Próxima página <ChevronRightIcon />
              </Link>
            )}
          </div>
        </nav>
      )}
    </>
  );
}

/** A list a page. */
function Cards({ pages }: { pages: FoundPage[] }) {
  const lists = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();

  const times = useRef<ReturnType<typeof followNextTimes>>(undefined);
  useEffect(() => {
    times.current = followNextTimes(revalidate);
    return () => times.current?.end();
  }, [revalidate]);

  const drawnWith = useRef(pages.length);
  useEffect(() => {
    times.current?.watch(lists.current?.querySelectorAll("li") ?? []);
    // Whoever asked for more by keyboard goes on reading at the first new card.
    if (pages.length > drawnWith.current)
      lists.current?.lastElementChild?.querySelector("a")?.focus({ preventScroll: true });
    drawnWith.current = pages.length;
  }, [pages]);

  return (
    <div ref={lists} className="flex flex-col gap-5">
      {pages.map(({ professionals, next }) => (
        <Still
          key={next}
          as="ul"
          className="flex flex-col gap-5"
          data={professionals}
          draw={(people) => <CardList people={people} />}
        />
      ))}
    </div>
  );
}
