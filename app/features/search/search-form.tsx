import { type MouseEvent, useRef } from "react";
import { findSpecialty, specialties } from "#app/features/professionals/specialties.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Select } from "#app/shared/ui/form/select.tsx";
import { CloseIcon } from "#app/shared/ui/icons/icons.tsx";
import { PinIcon } from "#app/shared/ui/icons/place-icons.tsx";
import { periods, weekdays } from "./availability.ts";
import { CityField } from "./cities/city-field.tsx";
import { parseSearchFilters, radii, type SearchFilters } from "./filters.ts";
import { useSearchForm } from "./use-search-form.ts";

export const FILTERS_ID = "filtros";

const SPECIALTIES = [
  { value: "todas", label: "Todas" },
  ...specialties.map(({ name, slug }) => ({ value: slug, label: name })),
];
const MODALITIES = [
  { value: "todas", label: "Todas" },
  { value: "presencial", label: "Presencial" },
  { value: "online", label: "Online" },
];
const RADII = [
  { value: "0", label: "Só nesta cidade" },
  ...radii.map((km) => ({ value: String(km), label: `Até ${km} km` })),
];
// The week as people plan it: from Monday on.
const WEEKDAYS = [{ value: "todos", label: "Qualquer dia" }, ...weekdays.slice(1), ...weekdays.slice(0, 1)];
const PERIODS = [{ value: "todos", label: "Qualquer período" }, ...periods];

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
    show(parseSearchFilters(new URLSearchParams()));
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
  const weekday = filters.weekday === null ? undefined : weekdays[filters.weekday]?.value;
  const period = filters.period === null ? undefined : periods[filters.period]?.value;
  return (
    <>
      <LabelledSelect
        name="especialidade"
        label="Especialidade"
        options={SPECIALTIES}
        value={findSpecialty(filters.specialty)?.slug ?? "todas"}
      />
      <LabelledSelect name="modalidade" label="Modalidade" options={MODALITIES} value={filters.modality ?? "todas"} />
      <CityField defaultCity={filters.city} settle={settle} type={type}>
        <Select name="raio" aria-label="Distância" options={RADII} defaultValue={String(filters.radius ?? 0)} />
        <Button variant="ghost" size="sm" data-act="near" className="group when-awake justify-start px-2">
          <PinIcon className="size-5 group-aria-busy:hidden" />
          <span className="group-aria-busy:hidden">Perto de mim</span>
          <span className="hidden group-aria-busy:inline">Localizando...</span>
        </Button>
      </CityField>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">Disponibilidade</legend>
        <Select name="dia" aria-label="Dia da semana" options={WEEKDAYS} defaultValue={weekday ?? "todos"} />
        <Select name="periodo" aria-label="Período" options={PERIODS} defaultValue={period ?? "todos"} />
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

type LabelledSelectProps = { name: string; label: string; options: typeof MODALITIES; value: string };

function LabelledSelect({ name, label, options, value }: LabelledSelectProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <Select id={name} name={name} options={options} defaultValue={value} />
    </div>
  );
}
