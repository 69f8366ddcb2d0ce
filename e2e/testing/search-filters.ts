import type { Page } from "playwright/test";
import { test } from "./journey.ts";

const isPhone = () => test.info().project.name === "phone";
const filters = (page: Page) => page.getByRole("search", { name: "Filtros" });

/** By their place: a look for the role walks the whole page. */
export const cards = (page: Page) => page.locator("#resultados article");
export const counter = (page: Page) => page.getByText(/^[\d.]+ profissiona(l|is) encontrados?$/);

/** By the words of a choice, behind which there may be how many it would find. */
export async function chooseOption(page: Page, label: string, words: string) {
  const field = filters(page).getByLabel(label);
  const option = field.locator("option").filter({ hasText: new RegExp(`^${words}( \\([\\d.]+\\))?$`) });
  await field.selectOption(await option.getAttribute("value"));
}

/** On phones the filters are a sheet. */
export async function openFilters(page: Page) {
  if (isPhone()) await page.getByRole("button", { name: /^Filtros/ }).click();
}

export async function sendFilters(page: Page) {
  await filters(page)
    .getByRole("button", { name: isPhone() ? /^Ver / : "Buscar" })
    .click();
}
