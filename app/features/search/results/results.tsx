import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { formatNumber } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { ChevronRightIcon } from "#app/shared/ui/icons/icons.tsx";
import { FiltersIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { isNearDay } from "../availability.ts";
import { countFilters, type SearchFilters, searchHref } from "../filters/filters.ts";
import { FILTERS_ID } from "../search-fields.ts";
import { pageNumber } from "../search-title.ts";
import type { Notices } from "../sentence/sentence-address.ts";
import type { NamedPerson } from "../sentence/suggest.ts";
import { AskedFilters } from "./asked-filters.tsx";
import { Cards } from "./cards.tsx";
import { type FoundPage, foundWords, seeWords } from "./found.ts";
import { FewFound, type Further, NobodyFound, NobodyLeft } from "./nobody-found.tsx";
import { OrderNote } from "./notices/order-note.tsx";
import { SearchNotices } from "./notices/search-notices.tsx";

/** What a changed filter replaces; results-page.client.ts finds its parts by these names. */
const RESULTS_ID = "resultados";

type ResultsProps = { filters: SearchFilters; found: FoundPage; page: number };
type Beside = {
  attributes: readonly Attribute[];
  further?: Further | undefined;
  notices?: Notices;
  /** With the registration that the notices name. */
  registered?: readonly NamedPerson[];
};

/** The cards of one page, how many there are in all, and the way to more. */
export function Results(props: ResultsProps & Beside) {
  const { filters, found, page, attributes, further, notices = {}, registered = [] } = props;
  // Who needs an ambulance is shown no list of people to choose from.
  const isEmergency = notices.crise === "corpo" && countFilters(filters) === 0;
  return (
    <section id={RESULTS_ID} aria-label="Resultados" className="flex min-w-0 flex-col gap-3 sm:gap-5">
      <SearchNotices notices={notices} filters={filters} attributes={attributes} registered={registered} />
      {isEmergency ? (
        <a href={searchHref(filters)} className="text-link self-start">
          Não é uma emergência: ver os profissionais
        </a>
      ) : (
        <FoundPeople filters={filters} found={found} page={page} attributes={attributes} further={further} />
      )}
    </section>
  );
}

function FoundPeople({ filters, found, page, attributes, further }: ResultsProps & Beside) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p
          role="status"
          tabIndex={-1}
          data-counter={seeWords(found)}
          data-least={found.isMore && page === 1 ? found.total : undefined}
          className="numeric min-h-7 min-w-[7rem] flex-1 font-semibold sm:text-lg"
        >
          {foundWords(found)}
          {page > 1 && `, ${pageNumber(page)}`}
        </p>
        <FiltersButton count={countFilters(filters)} />
      </div>
      <AskedFilters filters={filters} attributes={attributes} />
      {found.professionals.length === 0 ? (
        page > 1 ? (
          <NobodyLeft href={searchHref(filters)} />
        ) : (
          <>
            <NobodyFound {...further} attributes={attributes} />
            {isNearDay(filters.weekday) && <OrderNote order={found.order} weekday={filters.weekday} />}
          </>
        )
      ) : (
        <>
          <Cards professionals={found.professionals} filters={filters} attributes={attributes} />
          <FewFound {...further} />
          <MoreResults filters={filters} found={found} page={page} />
          <OrderNote order={found.order} weekday={filters.weekday} />
        </>
      )}
    </>
  );
}

/** With scripts "Mostrar mais" adds the next page under this one; without them a link opens it. */
function MoreResults({ filters, found: { professionals, total, isMore, next }, page }: ResultsProps) {
  if (!next && page === 1) return null;
  return (
    <nav data-more-results aria-label="Mais resultados" className="flex flex-col items-center gap-3 pt-2">
      {page === 1 && total > professionals.length && (
        <p data-progress={professionals.length} className="numeric text-sm text-muted-foreground">
          Mostrando {formatNumber(professionals.length)} de {isMore && "mais de "}
          {formatNumber(total)}
        </p>
      )}
      <div className="flex w-full flex-wrap justify-center gap-3">
        {page > 1 && (
          <a href={searchHref(filters)} className={buttonVariants({ variant: "ghost" })}>
            Primeira página
          </a>
        )}
        {next && (
          <>
            <button
              type="button"
              data-act="more"
              data-href={searchHref(filters, { after: next, page: page + 1 })}
              className={buttonVariants({ className: "when-awake max-sm:w-full" })}
            >
              Mostrar mais
            </button>
            <a
              href={searchHref(filters, { after: next, page: page + 1 })}
              rel="next"
              className={buttonVariants({ variant: "ghost", className: "until-awake" })}
            >
              Próxima página <ChevronRightIcon />
            </a>
          </>
        )}
      </div>
    </nav>
  );
}

function FiltersButton({ count }: { count: number }) {
  return (
    <button
      type="button"
      popoverTarget={FILTERS_ID}
      className={buttonVariants({ variant: "outline", size: "sm", className: "menu-button shrink-0 lg:hidden" })}
    >
      <FiltersIcon /> Filtros
      {count > 0 && (
        <Badge className="numeric min-w-7 justify-center px-2">
          {count}
          <span className="sr-only"> em uso</span>
        </Badge>
      )}
    </button>
  );
}
