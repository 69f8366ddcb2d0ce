import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { CityField } from "./cities/city-field.tsx";
import { filterOf, searchFilters } from "./filters/filter-table.ts";
import { formValue, type SearchFilters } from "./filters/filters.ts";
import { MoreFilters } from "./filters/more-filters.tsx";
import type { OfferedChoices } from "./filters/offered-choices.ts";
import { FILTER_FORM_ID, FILTERS_ID } from "./search-fields.ts";

/** Those that stand together with another; the rest come first, each under its label. */
const { radius, weekday, period } = searchFilters;
const labelled = { specialty: searchFilters.specialty, modality: searchFilters.modality };

/**
 * A plain GET form: beside the results on large screens, a sheet (the browser's popover) on small ones. Awake
 * (search-form.client.ts), every change searches at once; until then, and without JavaScript, its button does.
 * The sheet takes the focus when it opens, which wakes it.
 */
export function SearchForm({ filters, choices }: { filters: SearchFilters; choices: OfferedChoices }) {
  return (
    <div className="contents" data-island="search-form" data-wake="focus">
      <div id={FILTERS_ID} popover="auto" data-sheet="Filtros" className="filter-sheet">
        <search aria-label="Filtros">
          <form id={FILTER_FORM_ID} action="/buscar" autoComplete="off" className="filter-form">
            <SheetTitle />
            <div className="filter-fields">
              <Fields filters={filters} choices={choices} />
              <MoreFilters filters={filters} attributes={choices.attributes} />
              <div className="flex flex-col gap-1.5">
                <label htmlFor="ordem" className="font-semibold">
                  Ordem
                </label>
                <Select id="ordem" {...selectProps("order", filters)} />
              </div>
            </div>
            <div className="filter-end">
              <p data-failure hidden className="text-sm text-destructive lg:hidden" />
              <Button type="submit">
                <span data-leads-to className="lg:hidden">
                  Ver resultados
                </span>
                <span className="max-lg:hidden">Buscar</span>
              </Button>
              <a href="/buscar" data-clear className={buttonVariants({ variant: "outline", size: "sm" })}>
                Limpar Filtros
              </a>
            </div>
          </form>
        </search>
      </div>
    </div>
  );
}

type Chosen = keyof typeof labelled | "radius" | "weekday" | "period" | "order";

function selectProps(name: Chosen, filters: SearchFilters, counts: Record<string, number> = {}) {
  const { parameter, options } = searchFilters[name];
  const value = formValue(name, filters);
  // A date that is asked for is not among those that everybody is offered.
  const isOffered = options.some((option) => option.value === value);
  const own = isOffered ? [] : [{ value, label: filterOf(name).describe(filters[name], []) }];
  return {
    name: parameter,
    defaultValue: value,
    options: [...options, ...own].map(({ value, label }) => {
      const count = counts[value];
      return { value, label: count === undefined ? label : `${label} (${formatNumber(count)})` };
    }),
  };
}

type FieldsProps = { filters: SearchFilters; choices: OfferedChoices };

function Fields({ filters, choices: { counts } }: FieldsProps) {
  const select = (name: Chosen) => selectProps(name, filters, counts[searchFilters[name].parameter]);
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
      <CityField defaultCity={filters.city}>
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
    <div className="filter-title lg:hidden">
      <p className="font-serif text-2xl font-semibold">Filtros</p>
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: when the sheet opens; while a page loads it is hidden
        autoFocus
        aria-label="Fechar"
        className={buttonVariants({ variant: "ghost", size: "icon", className: "-mr-2" })}
      >
        <CloseIcon className="size-6" />
      </button>
    </div>
  );
}
