import { lazy, useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { followNextTimes } from "#app/features/availability/follow-next-times.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { ChevronRightIcon } from "#app/shared/ui/icons.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { Still } from "#app/shared/ui/still.tsx";
import { type SearchFilters, searchHref } from "./filters.ts";
import type { FoundPage } from "./found.ts";
import { loadCardList } from "./load-results.ts";
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
        <MoreResults
          progress={isFirst ? `Mostrando ${formatNumber(shown)} de ${formatNumber(first.total)}` : null}
          firstPath={isFirst ? null : searchHref(filters).slice(1)}
          nextPath={next ? searchHref(filters, next).slice(1) : null}
          busy={isBusy ? "" : null}
          onMore={showMore}
        />
      )}
    </>
  );
}

type MoreResultsProps = {
  progress: string | null;
  /** Behind the first slash. */
  firstPath: string | null;
  nextPath: string | null;
  busy: "" | null;
  onMore: () => void;
};

const MoreResults = stamped(function MoreResultsDrawing(props: MoreResultsProps) {
  const { progress, firstPath, nextPath, busy, onMore } = props;
  return (
    <nav aria-label="Mais resultados" className="flex flex-col items-center gap-3 pt-2">
      {progress && (
        <p role="status" className="numeric text-sm text-muted-foreground">
          {progress}
        </p>
      )}
      <div className="flex w-full flex-wrap justify-center gap-3">
        {nextPath && (
          <Button
            busy={busy !== null}
            busyLabel="Buscando..."
            className="max-sm:w-full noscript:hidden"
            onClick={onMore}
          >
            Mostrar mais
          </Button>
        )}
        {firstPath && (
          <Link to={`/${firstPath}`} className={buttonVariants({ variant: "ghost" })}>
            Primeira página
          </Link>
        )}
        {nextPath && (
          <Link to={`/${nextPath}`} rel="next" className={buttonVariants({ variant: "ghost" })}>
            Próxima página <ChevronRightIcon />
          </Link>
        )}
      </div>
    </nav>
  );
});

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
