import { needsPlace } from "#app/features/professionals/profile-options.ts";
import { askKnownCity } from "#app/shared/cities/ask-place.client.ts";
import type { SignUpForm } from "./use-sign-up-form.ts";

/** Asks for the city while one is still in its step, and writes it as the directory does. Offline, saving will tell. */
export async function isKnownCity(form: SignUpForm) {
  const { modality, city, state } = form.getValues();
  if (!needsPlace(modality)) return true;
  const place = await askKnownCity(city.trim(), state);
  if (place) form.setValue("city", place.city);
  if (place !== null) return true;
  form.setError("city", { message: `Não encontramos esta cidade em ${state}. Escolha uma da lista.` });
  return false;
}
