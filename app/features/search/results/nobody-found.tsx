import { plural } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { searchHref } from "../filters.ts";
import type { WiderSearch } from "../offered-choices.ts";

export type NobodyFoundProps = {
  /** As typed, where no city is called so. */
  unknownCity?: string | undefined;
  /** Each finds somebody. */
  wider?: (WiderSearch & { people: number })[];
};

/** Nobody fits: what to leave out, each with how many there would be. */
export function NobodyFound({ unknownCity, wider = [] }: NobodyFoundProps) {
  return (
    <EmptyState
      title="Nenhum profissional encontrado"
      description="Tente ajustar os filtros para encontrar mais resultados"
      action={
        <div className="flex flex-col items-center gap-5">
          {unknownCity && (
            <p className="max-w-md">
              {/^[\d.\s-]+$/.test(unknownCity)
                ? `Não encontramos o CEP “${unknownCity}”. Confira os números, ou escreva a cidade.`
                : `Não conhecemos a cidade “${unknownCity}”. Confira como se escreve, ou use o CEP.`}
            </p>
          )}
          {wider.length > 0 && (
            <ul aria-label="Buscas parecidas" className="flex flex-wrap justify-center gap-2">
              {wider.map(({ words, filters, people }) => (
                <li key={words}>
                  <a href={searchHref(filters)} data-act="refine" className="chip">
                    {words}
                    <span className="numeric text-muted-foreground">
                      {plural(people, "profissional", "profissionais")}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          <a href="/buscar" className={buttonVariants({ variant: "outline" })}>
            Limpar Filtros
          </a>
        </div>
      }
    />
  );
}
