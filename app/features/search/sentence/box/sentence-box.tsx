import { clsx } from "clsx";
import { Button } from "#app/shared/ui/button.tsx";
import { SearchIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { LONGEST_SENTENCE } from "../words.ts";

type SentenceBoxProps = { isDense?: boolean; hasFilters?: boolean; className?: string };

/**
 * One box for a whole sentence: a plain form, whose answer is the address of what was understood. Its suggestions
 * (sentence-box.client.ts) come with the first key.
 */
export function SentenceBox({ isDense = false, hasFilters = false, className }: SentenceBoxProps) {
  return (
    <search aria-label="Busca com suas palavras" className={clsx("sentence-box", className)}>
      <form action="/buscar" autoComplete="off">
        <label htmlFor="frase" className={clsx("font-semibold", isDense && "max-sm:sr-only")}>
          O que você procura?
        </label>
        <div className="sentence-line">
          <SearchIcon className="sentence-mark" />
          <input
            id="frase"
            name="q"
            type="search"
            data-suggest
            required
            // More than is read, so that a long text comes here and the page says that it was cut.
            maxLength={4 * LONGEST_SENTENCE}
            placeholder="Ex.: psicóloga em Campinas"
            enterKeyHint="search"
            spellCheck={false}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls="frase-lista"
            aria-describedby="frase-ajuda"
            className="control h-12 sentence-input"
          />
          <Button type="submit" className="max-sm:px-3.5">
            <SearchIcon className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">Buscar</span>
          </Button>
        </div>
        <div id="frase-lista" role="listbox" aria-label="Sugestões" hidden className="suggestions" />
        <p id="frase-ajuda" className={clsx("mt-1.5 text-sm text-muted-foreground", isDense && "max-sm:hidden")}>
          {hasFilters
            ? "Cada frase é uma busca nova. Para mudar só um detalhe desta, use os filtros."
            : "Especialidade, tema, cidade ou CEP, dia, nome de quem atende: escreva do seu jeito."}
        </p>
      </form>
    </search>
  );
}
