import type { Locator } from "playwright/test";
import { heldBack } from "../testing/held-back.ts";
import { expect, test, untilAwake } from "../testing/journey.ts";
import { chooseOption, openFilters } from "../testing/search-filters.ts";

/** What a finger in the middle of it would touch. */
function isOnTop(field: Locator) {
  return field.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === element || element.contains(hit);
  });
}

test("a sheet that was opened before the page's code came wakes up with it", { tag: "@phone-first" }, async ({
  page,
}) => {
  const code = heldBack();
  await page.route(/\/assets\/page-[^/]+\.js$/, code.hold);
  await page.goto("/buscar", { waitUntil: "commit" });
  await openFilters(page);
  await page.locator("#filtros").getByLabel("Especialidade").focus();
  await code.asked;
  code.release();
  await untilAwake(page, "search-form");
});

test("filters that a pointer rested on before the page's code came wake up with it", async ({ page }) => {
  const code = heldBack();
  await page.route(/\/assets\/page-[^/]+\.js$/, code.hold);
  await page.goto("/buscar", { waitUntil: "commit" });
  await page.locator("#filtros").getByLabel("Especialidade").hover();
  await code.asked;
  code.release();
  await untilAwake(page, "search-form");
});

test("the sheet of filters covers nothing of itself, keeps the focus, and says what it leads to or what failed", {
  tag: "@phone-first",
}, async ({ page, context }) => {
  await page.goto("/buscar?especialidade=psicologia");
  await untilAwake(page);
  await openFilters(page);
  const sheet = page.getByRole("dialog", { name: "Filtros" });
  await expect(sheet.getByRole("button", { name: "Fechar" })).toBeFocused();
  await untilAwake(page, "search-form");
  const behind = page.locator("h1:is([inert], [inert] *)");
  await expect(behind).toHaveCount(1);
  // Found in it alone: the results behind have thousands of elements.
  const inSheet = page.locator("#filtros");
  const city = inSheet.getByLabel("Cidade", { exact: true });
  await city.focus();
  for (const size of [
    { width: 360, height: 400 },
    { width: 740, height: 360 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size);
    for (const label of ["Especialidade", "Período", "Ordem"]) {
      const field = inSheet.getByLabel(label);
      await field.scrollIntoViewIfNeeded();
      expect(await isOnTop(field), `${label} at ${size.width}`).toBe(true);
    }
    await city.fill("rio");
    const first = inSheet.getByRole("option", { name: "Rio de Janeiro - RJ" });
    await first.scrollIntoViewIfNeeded();
    expect(await isOnTop(first), `suggestion at ${size.width}`).toBe(true);
    await city.fill("");
  }
  await expect(inSheet.getByRole("button", { name: /^Ver [\d.]+ profissionais$/ })).toBeVisible();
  // Around the sheet and no further.
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || document.activeElement?.closest("#filtros") !== null,
    );
    expect(isInside).toBe(true);
  }
  // What was chosen is kept however the sheet is left, and the focus is where it was.
  await chooseOption(page, "Modalidade", "Presencial");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/modalidade=presencial/);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Filtros/ })).toBeFocused();
  await expect(behind).toHaveCount(0);
  await openFilters(page);
  await context.setOffline(true);
  await chooseOption(page, "Modalidade", "Online");
  await expect(inSheet.getByText(/Confira sua conexão/)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/modalidade=online/);
  await chooseOption(page, "Especialidade", "Nutrição");
  await city.fill("cidade que nao existe");
  await inSheet.getByRole("button", { name: "Ver outras opções" }).click();
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
});
