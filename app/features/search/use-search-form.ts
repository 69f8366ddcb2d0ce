import { type RefObject, useEffect } from "react";
import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { periods, weekdays } from "./availability.ts";
import { parseSearchFilters, type SearchFilters, searchHref } from "./filters.ts";
import { onReturn, showResults } from "./show-results.client.ts";

/** The form as the address of its search: every change shows its results, and Back puts the fields back. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>) {
  const wanted = () =>
    parseSearchFilters(form.current ? formParams(form.current) : new URLSearchParams(location.search));
  const search = () => void showResults(searchHref(wanted()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island wakes
  useEffect(() => {
    // What was chosen before that.
    if (searchHref(wanted()) !== searchHref(parseSearchFilters(new URLSearchParams(location.search)))) search();
    return onReturn(() => fill(form.current, parseSearchFilters(new URLSearchParams(location.search))));
  }, []);

  return {
    search,
    /** While somebody types it stays one step in the history. */
    type: () => void showResults(searchHref(wanted()), { isTyping: true }),
    show(filters: SearchFilters) {
      fill(form.current, filters);
      search();
    },
  };
}

function fill(form: HTMLFormElement | null, { specialty, modality, city, radius, weekday, period }: SearchFilters) {
  const values: Record<string, string> = {
    especialidade: findSpecialty(specialty)?.slug ?? "todas",
    modalidade: modality ?? "todas",
    cidade: city,
    raio: String(radius ?? 0),
    dia: weekday === null ? "todos" : (weekdays[weekday]?.value ?? "todos"),
    periodo: period === null ? "todos" : (periods[period]?.value ?? "todos"),
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}

function formParams(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(texts);
}
