import { type MouseEvent, useRef } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { CityField } from "./cities/city-field.tsx";
import { type FilterName, searchFilters } from "./filter-table.ts";
import { everything, formValue, type SearchFilters } from "./filters.ts";
import { useSearchForm } from "./use-search-form.ts";

export const FILTERS_ID = "filtros";

/** Those that stand together with another; the rest come first, each under its label. */
const { radius, weekday, period } = searchFilters;
const labelled = { specialty: searchFilters.specialty, modality: searchFilters.modality };

/**
 * A plain GET form: beside the results on large screens, a sheet (the browser's popover) on small ones. Awake, every
 * change searches at once; until then, and without JavaScript, its button does.
 */
export function SearchForm({ filters }: { filters: SearchFilters }) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { search, type, settle, show } = useSearchForm(form);

  function closeSheet() {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
  }
  function clear(event: MouseEvent) {
    event.preventDefault();
    show(everything);
    closeSheet();
  }

  return (
    <div ref={sheet} id={FILTERS_ID} popover="auto" className="filter-sheet">
      <search aria-label="Filtros">
        <form
          ref={form}
          action="/buscar"
          autoComplete="off"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            settle();
            closeSheet();
          }}
          onChange={(event) => {
            // The city is typed letter by letter: its field says when.
            if (event.target instanceof HTMLSelectElement) search();
          }}
        >
          <SheetTitle />
          <Fields filters={filters} settle={settle} type={type} />
          <Button type="submit" className="max-lg:sticky max-lg:bottom-2">
            <span className="lg:hidden">Ver resultados</span>
            <span className="max-lg:hidden">Buscar</span>
          </Button>
          <a href="/buscar" className={buttonVariants({ variant: "outline", size: "sm" })} onClick={clear}>
            Limpar Filtros
          </a>
        </form>
      </search>
    </div>
  );
}

type FieldsProps = { filters: SearchFilters; settle: () => void; type: () => void };

function Fields({ filters, settle, type }: FieldsProps) {
  const select = (name: Extract<FilterName, keyof typeof labelled | "radius" | "weekday" | "period">) => ({
    name: searchFilters[name].parameter,
    options: searchFilters[name].options,
    defaultValue: formValue(name, filters),
  });
  return (
    <>
      {(Object.keys(labelled) as (keyof typeof labelled)[]).map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <label htmlFor={labelled[name].parameter} className="font-semibold">
            {labelled[name].label}
          </label>
          <Select id={labelled[name].parameter} {...select(name)} />
        </div>
      ))}
      <CityField defaultCity={filters.city} settle={settle} type={type}>
        <Select {...select("radius")} aria-label={radius.label} />
        <Button variant="ghost" size="sm" data-act="near" className="group when-awake justify-start px-2">
          <PinIcon className="size-5 group-aria-busy:hidden" />
          <span className="group-aria-busy:hidden">Perto de mim</span>
          <span className="hidden group-aria-busy:inline">Localizando...</span>
        </Button>
      </CityField>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">Disponibilidade</legend>
        <Select {...select("weekday")} aria-label={weekday.label} />
        <Select {...select("period")} aria-label={period.label} />
      </fieldset>
    </>
  );
}

function SheetTitle() {
  return (
    <div className="flex items-center justify-between gap-4 lg:hidden">
      <p className="font-serif text-2xl font-semibold">Filtros</p>
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        aria-label="Fechar"
        className={buttonVariants({ variant: "ghost", size: "icon", className: "-mr-2" })}
      >
        <CloseIcon className="size-6" />
      </button>
    </div>
  );
}
