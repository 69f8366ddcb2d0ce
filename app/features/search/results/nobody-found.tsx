import { clsx } from "clsx";
import type { Attribute } from "#app/features/professionals/attributes.ts";
import { plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { searchHref } from "../filters.ts";
import type { WiderSearch } from "../wider-searches.ts";
import { Cards } from "./cards.tsx";
import { type FoundPage, foundWords } from "./found.ts";

/** The way on from a search that finds hardly anybody. */
export type Further = {
  /** As typed, where no city is called so. */
  unknownCity?: string | undefined;
  /** As typed, where nobody is called so. */
  unknownName?: string | undefined;
  /** Each finds more; how many is not always known where one date is asked for. */
  wider?: (WiderSearch & { people?: number | undefined })[];
  /** One of these, and whom it finds. */
  nearest?: (WiderSearch & { found: FoundPage }) | undefined;
};

const TITLE = "Nenhum profissional encontrado";
const ADVICE = "Tente ajustar os filtros para encontrar mais resultados";

/** Nobody fits: what to leave out, each with how many there would be, and at once the people whom the nearest of these finds. */
export function NobodyFound({ attributes, nearest, ...further }: Further & { attributes: readonly Attribute[] }) {
  if (!nearest || nearest.found.total === 0)
    return <EmptyState title={TITLE} description={ADVICE} action={<WaysOn {...further} className="items-center" />} />;
  return (
    <>
      <div className="rounded border border-dashed border-input p-5">
        <h2 className="text-xl">{TITLE}</h2>
        <p className="mt-1 mb-4 text-muted-foreground">{ADVICE}</p>
        <WaysOn {...further} />
      </div>
      <Nearest {...nearest} attributes={attributes} />
    </>
  );
}

/** More are a press away. */
const MOST_NEAREST = 5;

type NearestProps = NonNullable<Further["nearest"]> & { attributes: readonly Attribute[] };

function Nearest({ words, filters, found, attributes }: NearestProps) {
  return (
    <>
      <h2 className="mt-3 text-xl">
        O mais perto do seu pedido
        <span className="mt-1 block font-sans text-base font-normal text-muted-foreground">
          {words}: {foundWords(found).toLowerCase()}
        </span>
      </h2>
      <Cards professionals={found.professionals.slice(0, MOST_NEAREST)} filters={filters} attributes={attributes} />
      {(found.total > MOST_NEAREST || found.isMore) && (
        <a href={searchHref(filters)} data-act="refine" className={buttonVariants({ className: "self-center" })}>
          Ver todos
        </a>
      )}
    </>
  );
}

function WaysOn({ unknownCity, unknownName, wider = [], className }: Further & { className?: string }) {
  return (
    <div className={clsx("flex flex-col gap-4", className)}>
      {unknownCity && (
        <p className="max-w-md">
          {/^[\d.\s-]+$/.test(unknownCity)
            ? `Não encontramos o CEP “${unknownCity}”. Confira os números, ou escreva a cidade.`
            : `Não conhecemos a cidade “${unknownCity}”. Confira como se escreve, ou use o CEP.`}
        </p>
      )}
      {unknownName && (
        <p className="max-w-md">
          Ninguém se chama “{unknownName}”. Se não era um nome, conte de outro jeito: a especialidade, o tema, a cidade.
        </p>
      )}
      <WiderSearches wider={wider} className={className && "justify-center"} />
      <a href="/buscar" className={buttonVariants({ variant: "outline", className: clsx(!className && "self-start") })}>
        Limpar Filtros
      </a>
    </div>
  );
}

/** Behind the last page: an old link, or those who were on it are no longer listed. */
export function NobodyLeft({ href }: { href: string }) {
  return (
    <EmptyState
      title="Não há mais profissionais nesta busca"
      description="Esta página vem depois da última. Volte ao começo para ver quem foi encontrado."
      action={
        <a href={href} className={buttonVariants()}>
          Primeira página
        </a>
      }
    />
  );
}

/** Under the few that were found. */
export function FewFound({ wider = [] }: Further) {
  if (wider.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pt-2 print:hidden">
      <h2 className="text-lg">Quer ver mais opções?</h2>
      <WiderSearches wider={wider} />
    </div>
  );
}

function WiderSearches({ wider, className }: { wider: NonNullable<Further["wider"]>; className?: string }) {
  if (wider.length === 0) return null;
  return (
    <ul aria-label="Buscas parecidas" className={clsx("flex flex-wrap gap-2", className)}>
      {wider.map(({ words, filters, people }) => (
        <li key={words}>
          <a href={searchHref(filters)} data-act="refine" className="chip">
            {words}
            {people !== undefined && (
              <span className="numeric text-muted-foreground">{plural(people, "profissional", "profissionais")}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
