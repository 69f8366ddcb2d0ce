import { filterNames, filterOf } from "./filters/filter-table.ts";
import { formValue, parseSearchFilters, type SearchFilters } from "./filters/filters.ts";

/* The fields of the search form, by their names, whether or not the form is awake. */

export const FILTERS_ID = "filtros";
export const FILTER_FORM_ID = "filtros-form";

export const filterSheet = () => document.getElementById(FILTERS_ID);
export const filterForm = () => document.querySelector<HTMLFormElement>(`#${FILTER_FORM_ID}`);

/** What a form asks for. */
export function readFields(form: HTMLFormElement) {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return parseSearchFilters(new URLSearchParams(texts));
}

export function fillFields(form: HTMLFormElement, filters: SearchFilters) {
  for (const name of filterNames) {
    const value = formValue(name, filters);
    for (const field of fieldsNamed(form, filterOf(name).parameter)) {
      if (field instanceof HTMLSelectElement)
        offerOption(field, value, () => filterOf(name).describe(filters[name], []));
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = value.split(",").includes(field.value);
      else field.value = value;
    }
  }
}

function fieldsNamed(form: HTMLFormElement, name: string) {
  return form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
}

/** A date that is asked for is not among those that everybody is offered. */
function offerOption(select: HTMLSelectElement, value: string, describe: () => string) {
  if (![...select.options].some((option) => option.value === value)) select.add(new Option(describe(), value));
}

/** What the address asks for. */
export const addressFilters = (address = location.search) => parseSearchFilters(new URLSearchParams(address));
