import { locateCity } from "./cities/locate-city.ts";
import { searchHref } from "./filters/filters.ts";
import { showResults } from "./results/show-results.client.ts";
import { fillFields, readFields } from "./search-fields.ts";

/** Asks the browser for the place only when pressed; then searches around it. */
export async function searchNear(button: HTMLButtonElement) {
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  const city = await locateCity();
  button.ariaBusy = null;
  const { form } = button;
  if (!city || !form) return;
  const filters = { ...readFields(form), ...({ city, radius: 25, state: null, order: "distancia" } as const) };
  fillFields(form, filters);
  await showResults(searchHref(filters));
}
