import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useNextTime } from "#app/features/availability/use-next-time.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { ChevronRightIcon } from "#app/shared/ui/icons.tsx";
import { type SearchFilters, searchHref } from "./filters.ts";
import type { FoundPage, FoundProfessional } from "./found.ts";
import { ProfessionalCard } from "./professional-card.tsx";
import { useMorePages } from "./use-more-pages.ts";

type ResultListProps = { first: FoundPage; filters: SearchFilters; isFirst: boolean };

/** The cards, and more of them: "Mostrar mais" adds the next page under this one, the link opens it instead. */
export function ResultList({ first, filters, isFirst }: ResultListProps) {
  const { pages, isBusy, showMore } = useMorePages(first, filters);
  const list = useRef<HTMLUListElement>(null);
  const shown = pages.flatMap((page) => page.professionals);
  const next = pages.at(-1)?.next;

  // Whoever asked for more by keyboard goes on reading at the first new card.
  const drawnWith = useRef(pages.length);
  useEffect(() => {
    if (pages.length === drawnWith.current) return;
    const newcomers = pages.at(-1)?.professionals.length ?? 0;
    const links = list.current?.querySelectorAll<HTMLElement>("a");
    links?.[links.length - newcomers]?.focus({ preventScroll: true });
  }, [pages]);

  return (
    <>
      <ul ref={list} className="flex flex-col gap-5">
        {shown.map((professional) => (
          <LiveCard key={professional.id} professional={professional} />
        ))}
      </ul>
      {(next || !isFirst) && (
        <nav aria-label="Mais resultados" className="flex flex-col items-center gap-3 pt-2">
          {isFirst && (
            <p role="status" className="numeric text-sm text-muted-foreground">
              Mostrando {formatNumber(shown.length)} de {formatNumber(first.total)}
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

/** A time that somebody takes while the card is looked at gives way to the next. */
function LiveCard({ professional }: { professional: FoundProfessional }) {
  const item = useRef<HTMLLIElement>(null);
  const nextTime = useNextTime(professional.id, professional.nextTime, item);
  return (
    <li ref={item}>
      <ProfessionalCard professional={{ ...professional, nextTime }} />
    </li>
  );
}
