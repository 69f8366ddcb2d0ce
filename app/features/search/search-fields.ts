import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { periods, weekdays } from "./availability.ts";
import { parseSearchFilters, type SearchFilters } from "./filters.ts";

/* The fields of the search form, by their names, whether or not the form is awake. */

/** What a form asks for. */
export function readFields(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseSearchFilters(new URLSearchParams(texts));
}

export function fillFields(
  form: HTMLFormElement,
  { specialty, modality, city, radius, weekday, period }: SearchFilters,
) {
  const values: Record<string, string> = {
    especialidade: findSpecialty(specialty)?.slug ?? "todas",
    modalidade: modality ?? "todas",
    cidade: city,
    raio: String(radius ?? 0),
    dia: weekday === null ? "todos" : (weekdays[weekday]?.value ?? "todos"),
    periodo: period === null ? "todos" : (periods[period]?.value ?? "todos"),
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

/** What the address asks for. */
export const addressFilters = () => parseSearchFilters(new URLSearchParams(location.search));
