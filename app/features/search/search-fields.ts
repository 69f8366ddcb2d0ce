import { filterNames, filterOf } from "./filter-table.ts";
import { formValue, parseSearchFilters, type SearchFilters } from "./filters.ts";

/* The fields of the search form, by their names, whether or not the form is awake. */

/** What a form asks for. */
export function readFields(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseSearchFilters(new URLSearchParams(texts));
}

export function fillFields(form: HTMLFormElement, filters: SearchFilters) {
  for (const name of filterNames) {
    const field = form.elements.namedItem(filterOf(name).parameter);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
    if (isField) field.value = formValue(name, filters);
  }
}

/** What the address asks for. */
export const addressFilters = () => parseSearchFilters(new URLSearchParams(location.search));
