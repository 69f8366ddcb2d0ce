import { useRef } from "react";
import { Link } from "react-router";
import { findSpecialty, specialties } from "#app/features/professionals/specialties.ts";
import { plural } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CloseIcon } from "#app/shared/ui/icons.tsx";
import { Select } from "#app/shared/ui/select.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { periods, weekdays } from "./availability.ts";
import { CityField } from "./city-field.tsx";
import { radii, type SearchFilters } from "./filters.ts";
import { useIsSearching, useSearchNavigation } from "./use-search-navigation.ts";

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

type SearchFormProps = { filters: SearchFilters; total: number | undefined };

/**
 * A plain GET form: beside the results on large screens, a sheet (the browser's popover) on small ones. With
 * JavaScript every change searches at once; without it, its button does.
 */
export function SearchForm({ filters, total }: SearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { search, fieldsKey } = useSearchNavigation(form);
  const isSearching = useIsSearching();

  function closeSheet() {
    if (sheet.current?.matches(":popover-open")) sheet.current.hidePopover();
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
            search();
            closeSheet();
          }}
          onChange={(event) => {
            // The city is typed letter by letter: its field says when.
            if (event.target instanceof HTMLSelectElement) search();
          }}
        >
          <SheetTitle />
          <Fields key={fieldsKey} filters={filters} search={search} />
          <Actions
            result={
              isSearching || total === undefined
                ? "Ver resultados"
                : `Ver ${plural(total, "profissional", "profissionais")}`
            }
            onClear={closeSheet}
          />
        </form>
      </search>
    </div>
  );
}

function Fields({ filters, search }: { filters: SearchFilters; search: () => void }) {
  const weekday = filters.weekday === null ? undefined : weekdays[filters.weekday]?.value;
  const period = filters.period === null ? undefined : periods[filters.period]?.value;
  return (
    <>
      <SpecialtyField value={findSpecialty(filters.specialty)?.slug ?? "todas"} />
      <ModalityField value={filters.modality ?? "todas"} />
      <CityField defaultCity={filters.city} search={search}>
        <RadiusSelect value={String(filters.radius ?? 0)} />
      </CityField>
      <AvailabilityFields weekday={weekday ?? "todos"} period={period ?? "todos"} />
    </>
  );
}

// The same on every page but for a word or two; see app/shared/ui/stamp.tsx.

const SheetTitle = stamped(function SheetTitleDrawing() {
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
});

const SpecialtyField = stamped(function SpecialtyDrawing({ value }: { value: string }) {
  return <LabelledSelect name="especialidade" label="Especialidade" options={SPECIALTIES} value={value} />;
}, "value");

const ModalityField = stamped(function ModalityDrawing({ value }: { value: string }) {
  return <LabelledSelect name="modalidade" label="Modalidade" options={MODALITIES} value={value} />;
}, "value");

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

const RadiusSelect = stamped(function RadiusDrawing({ value }: { value: string }) {
  return <Select name="raio" aria-label="Distância" options={RADII} defaultValue={value} />;
}, "value");

const AvailabilityFields = stamped(
  function AvailabilityDrawing({ weekday, period }: Record<"weekday" | "period", string>) {
    return (
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">Disponibilidade</legend>
        <Select name="dia" aria-label="Dia da semana" options={WEEKDAYS} defaultValue={weekday} />
        <Select name="periodo" aria-label="Período" options={PERIODS} defaultValue={period} />
      </fieldset>
    );
  },
  "weekday",
  "period",
);

const Actions = stamped(function ActionsDrawing({ result, onClear }: { result: string; onClear: () => void }) {
  return (
    <>
      <Button type="submit" className="sticky bottom-2 lg:hidden">
        {result}
      </Button>
      <noscript>
        <Button type="submit" className="w-full max-lg:hidden">
          Buscar
        </Button>
      </noscript>
      <Link
        to="/buscar"
        replace
        preventScrollReset
        className={buttonVariants({ variant: "outline", size: "sm" })}
        onClick={onClear}
      >
        Limpar Filtros
      </Link>
    </>
  );
});
