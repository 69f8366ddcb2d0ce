import { locateCity } from "./cities/locate-city.ts";

/**
 * Asks the browser for the place only when pressed; then searches around it. The form may wake up meanwhile, so nothing
 * of it is changed but what the button says of itself.
 */
export async function searchNear(button: HTMLButtonElement) {
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  const city = await locateCity();
  button.ariaBusy = null;
  const { form } = button;
  if (!city || !form) return;
  const [field, radius, order] = ["cidade", "raio", "ordem"].map((name) => form.elements.namedItem(name));
  if (field instanceof HTMLInputElement) field.value = city;
  if (radius instanceof HTMLSelectElement) radius.value = "25";
  if (order instanceof HTMLSelectElement) order.value = "distancia";
  form.requestSubmit();
}
