import { locateCity } from "./locate-city.ts";

/** Asks the browser for the place only when pressed; then searches around it. */
export async function searchNear(button: HTMLButtonElement) {
  const { form } = button;
  if (!form || button.ariaBusy) return;
  const content = [...button.childNodes];
  button.ariaBusy = "true";
  button.replaceChildren("Localizando...");
  const city = await locateCity();
  button.ariaBusy = null;
  button.replaceChildren(...content);
  if (!city) return;
  const [field, radius] = [form.elements.namedItem("cidade"), form.elements.namedItem("raio")];
  if (field instanceof HTMLInputElement) field.value = city;
  if (radius instanceof HTMLSelectElement) radius.value = "25";
  form.requestSubmit();
}
