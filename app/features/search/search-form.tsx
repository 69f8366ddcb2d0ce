import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import { formatNumber } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { nearDays } from "./availability.ts";
import { CityField } from "./cities/city-field.tsx";
import { searchFilters } from "./filter-table.ts";
import { everything, formValue, type SearchFilters } from "./filters.ts";
import { MoreFilters } from "./more-filters.tsx";
import type { OfferedChoices } from "./offered-choices.ts";
import { RESULTS_EVENT } from "./results/results-event.ts";
import { focusLost, useSearchForm } from "./use-search-form.ts";

export const FILTERS_ID = "filtros";
export const FILTER_FORM_ID = "filtros-form";

/** Those that stand together with another; the rest come first, each under its label. */
const { radius, weekday, period } = searchFilters;
const labelled = { specialty: searchFilters.specialty, modality: searchFilters.modality };

/**
 * A plain GET form: beside the results on large screens, a sheet (the browser's popover) on small ones. Awake, every
 * change searches at once; until then, and without JavaScript, its button does.
 */
export function SearchForm({ filters, choices }: { filters: SearchFilters; choices: OfferedChoices }) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { search, type, settle, show, shown } = useSearchForm(form, choices);
  useSheet(sheet);

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
          id={FILTER_FORM_ID}
          action="/buscar"
          autoComplete="off"
          className="filter-form"
          onSubmit={(event) => {
            event.preventDefault();
            settle();
            closeSheet();
          }}
          onChange={(event) => {
            // A city and a name are typed letter by letter: their fields say when.
            const field: Element = event.target;
            if (field.matches("select, [type=checkbox]")) search();
          }}
        >
          <SheetTitle />
          <div className="filter-fields">
            <Fields filters={filters} choices={shown.choices} settle={settle} type={type} />
            <MoreFilters filters={filters} attributes={shown.choices.attributes} settle={settle} />
            <div className="flex flex-col gap-1.5">
              <label htmlFor="ordem" className="font-semibold">
                Ordem
              </label>
              <Select id="ordem" {...selectProps("order", filters)} />
            </div>
          </div>
          <div className="filter-end">
            {shown.failure && <p className="text-sm text-destructive lg:hidden">{shown.failure}</p>}
            <Button type="submit">
              <span className="lg:hidden">{shown.words ?? "Ver resultados"}</span>
              <span className="max-lg:hidden">Buscar</span>
            </Button>
            <a href="/buscar" className={buttonVariants({ variant: "outline", size: "sm" })} onClick={clear}>
              Limpar Filtros
            </a>
          </div>
        </form>
      </search>
    </div>
  );
}

type Chosen = keyof typeof labelled | "radius" | "weekday" | "period" | "order";

function selectProps(name: Chosen, filters: SearchFilters, counts: Record<string, number> = {}) {
  const { parameter, options } = searchFilters[name];
  return {
    name: parameter,
    defaultValue: formValue(name, filters),
    options: options.map(({ value, label }) => {
      const count = counts[value];
      return { value, label: count === undefined ? label : `${label} (${formatNumber(count)})` };
    }),
  };
}

function withNearDays<Props extends { options: readonly { value: string; label: string }[] }>(props: Props) {
  const [any, ...days] = props.options;
  return { ...props, options: [...(any ? [any] : []), ...nearDays, ...days] };
}

type FieldsProps = { filters: SearchFilters; choices: OfferedChoices; settle: () => void; type: () => void };

function Fields({ filters, choices: { counts }, settle, type }: FieldsProps) {
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
        <Select {...withNearDays(select("weekday"))} aria-label={weekday.label} />
        <Select {...select("period")} aria-label={period.label} />
      </fieldset>
    </>
  );
}

/** While the sheet is open nothing behind it is reached, by Tab or by a screen reader. */
function useSheet(sheet: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const element = sheet.current;
    const behind = () => document.querySelectorAll<HTMLElement>("body > :not(main), #resultados, [data-behind-sheet]");
    let wasOpen = false;
    const follow = () => {
      const isOpen = element?.matches(":popover-open") ?? false;
      for (const part of behind()) part.inert = isOpen && part.id !== "toaster";
      // The button that opened it may have been replaced with the results.
      if (!isOpen && wasOpen) focusLost(`[popovertarget=${FILTERS_ID}]`);
      wasOpen = isOpen;
    };
    follow();
    element?.addEventListener("toggle", follow);
    // Other results are behind it, too.
    document.addEventListener(RESULTS_EVENT, follow);
    return () => {
      element?.removeEventListener("toggle", follow);
      document.removeEventListener(RESULTS_EVENT, follow);
    };
  }, [sheet]);
}

function SheetTitle() {
  return (
    <div className="filter-title lg:hidden">
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
