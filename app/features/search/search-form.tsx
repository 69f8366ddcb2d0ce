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

// Options are many and the same on every page; see app/shared/ui/stamp.tsx.
type Chosen = { value: string };
const SpecialtySelect = stamped(
  ({ value }: Chosen) => <Select id="especialidade" name="especialidade" options={SPECIALTIES} defaultValue={value} />,
  "value",
);
const ModalitySelect = stamped(
  ({ value }: Chosen) => <Select id="modalidade" name="modalidade" options={MODALITIES} defaultValue={value} />,
  "value",
);
const RadiusSelect = stamped(
  ({ value }: Chosen) => <Select name="raio" aria-label="Distância" options={RADII} defaultValue={value} />,
  "value",
);
const WeekdaySelect = stamped(
  ({ value }: Chosen) => <Select name="dia" aria-label="Dia da semana" options={WEEKDAYS} defaultValue={value} />,
  "value",
);
const PeriodSelect = stamped(
  ({ value }: Chosen) => <Select name="periodo" aria-label="Período" options={PERIODS} defaultValue={value} />,
  "value",
);

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
          <Fields key={fieldsKey} filters={filters} search={search} />
          <Button type="submit" className="sticky bottom-2 lg:hidden">
            {isSearching || total === undefined
              ? "Ver resultados"
              : `Ver ${plural(total, "profissional", "profissionais")}`}
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
            onClick={closeSheet}
          >
            Limpar Filtros
          </Link>
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
      <div className="flex flex-col gap-1.5">
        <label htmlFor="especialidade" className="font-semibold">
          Especialidade
        </label>
        <SpecialtySelect value={findSpecialty(filters.specialty)?.slug ?? "todas"} />
      </div>
      <div className="flex flex-col gap-1.5">
        <label htmlFor="modalidade" className="font-semibold">
          Modalidade
        </label>
        <ModalitySelect value={filters.modality ?? "todas"} />
      </div>
      <CityField defaultCity={filters.city} search={search}>
        <RadiusSelect value={String(filters.radius ?? 0)} />
      </CityField>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 font-semibold">Disponibilidade</legend>
        <WeekdaySelect value={weekday ?? "todos"} />
        <PeriodSelect value={period ?? "todos"} />
      </fieldset>
    </>
  );
}
