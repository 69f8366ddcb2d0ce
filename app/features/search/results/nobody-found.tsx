import { clsx } from "clsx";
import type { Attribute } from "#app/features/professionals/attributes/attributes.ts";
import { plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { searchHref } from "../filters/filters.ts";
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

/** Nobody fits: at once the people whom the nearest wider search finds, and what else to leave out, with how many there would be. */
export function NobodyFound({ attributes, nearest, ...further }: Further & { attributes: readonly Attribute[] }) {
  if (!nearest || nearest.found.total === 0)
    return (
      <EmptyState
        title={TITLE}
        description={ADVICE}
        action={
          <div className="flex flex-col items-center gap-4">
            <Unknown {...further} />
            <WaysOn wider={further.wider} className="items-center" />
          </div>
        }
      />
    );
  return (
    <>
      <div className="flex flex-col gap-1 rounded border border-dashed border-input px-5 py-4">
        <h2 className="text-xl">{TITLE}</h2>
        <p className="text-muted-foreground">{ADVICE}</p>
        <Unknown {...further} />
      </div>
      <Nearest {...nearest} attributes={attributes} />
      <div className="flex flex-col gap-3 pt-2 print:hidden">
        <h2 className="text-lg">Outras opções</h2>
        <WaysOn wider={further.wider?.filter(({ words }) => words !== nearest.words)} />
      </div>
    </>
  );
}

/** More are a press away. */
const MOST_NEAREST = 5;

type NearestProps = NonNullable<Further["nearest"]> & { attributes: readonly Attribute[] };

function Nearest({ words, filters, found, attributes }: NearestProps) {
  const href = searchHref(filters);
  return (
    <>
      <div className="mt-3">
        <h2 className="text-xl">O mais perto do seu pedido</h2>
        <p className="mt-1">
          <a href={href} data-act="refine" className="text-link font-semibold">
            {words}
          </a>
          : {foundWords(found).toLowerCase()}
        </p>
      </div>
      {/* Their times are those of this search, and not of the address. */}
      <div data-search={href}>
        <Cards professionals={found.professionals.slice(0, MOST_NEAREST)} filters={filters} attributes={attributes} />
      </div>
      {(found.total > MOST_NEAREST || found.isMore) && (
        <a href={href} data-act="refine" className={buttonVariants({ className: "self-center" })}>
          Ver todos
        </a>
      )}
    </>
  );
}

/** What was typed and is nobody's name, and no city's. */
function Unknown({ unknownCity, unknownName }: Further) {
  return (
    <>
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
    </>
  );
}

function WaysOn({ wider = [], className = "items-start" }: Pick<Further, "wider"> & { className?: string }) {
  return (
    <div className={clsx("flex flex-col gap-4", className)}>
      <WiderSearches wider={wider} className={clsx(className === "items-center" && "justify-center")} />
      <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
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
