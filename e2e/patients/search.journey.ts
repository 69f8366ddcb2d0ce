import type { Page } from "playwright/test";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { cards, chooseOption, counter, openFilters } from "../testing/search-filters.ts";

/** All of one page's, and every one of them. */
async function allTell(page: Page, words: string) {
  await expect(cards(page).first()).toContainText(words);
  await expect(cards(page).filter({ hasNotText: words })).toHaveCount(0);
}

/** As a hand does it: the field is reached first, which wakes the form. What is chosen before that counts all the same. */
async function choose(page: Page, label: string, option: string) {
  await page.locator("#filtros").getByLabel(label).focus();
  await chooseOption(page, label, option);
}

test("every filter narrows the results at once and lives in the address", { tag: "@phone-first" }, async ({ page }) => {
  await page.goto("/buscar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encontre seu profissional ideal");
  await expect(cards(page)).toHaveCount(20);
  await checkPage(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await openFilters(page);
  await choose(page, "Especialidade", "Nutrição");
  await expect(page).toHaveURL("/buscar?especialidade=nutricao");
  await choose(page, "Modalidade", "Online");
  await expect(page).toHaveURL("/buscar?especialidade=nutricao&modalidade=online");
  await choose(page, "Dia da semana", "Segunda-feira");
  await choose(page, "Período", "Manhã");
  await expect(page).toHaveURL(/dia=segunda&periodo=manha$/);
  await page.getByLabel("Cidade", { exact: true }).fill("campinas");
  await expect(page).toHaveURL(/cidade=campinas/);
  await page.getByRole("button", { name: "Fechar" }).click();
  await expect(cards(page).filter({ hasText: "Camila Yumi Tanaka" })).toBeVisible();
  for (const words of ["Nutrição", "Online", "Campinas - "]) await allTell(page, words);
  await expect(page).toHaveTitle("Buscar: Nutrição online em campinas, segunda-feira, manhã | Betesda");

  // Closes the sheet, too.
  await openFilters(page);
  await page.getByRole("link", { name: "Limpar Filtros" }).click();
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByLabel("Especialidade")).toHaveValue("todas");
  await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("");
  await expect(cards(page)).toHaveCount(20);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("who looks at the filters keeps what was asked for, and the help that the page shows", async ({ page }) => {
  await page.goto("/buscar?tema=ansiedade");
  const city = page.getByLabel("Cidade", { exact: true });
  await city.focus();
  await untilAwake(page, "search-form");
  await choose(page, "Modalidade", "Online");
  await expect(page).toHaveURL("/buscar?modalidade=online&tema=ansiedade");
  // It was offered only because it was asked for.
  const theme = page.getByRole("checkbox", { name: "Ansiedade" });
  await theme.press("Space");
  await expect(page).toHaveURL("/buscar?modalidade=online");
  await expect(theme).toHaveCount(0);
  await expect(page.getByText("Mais filtros")).toBeFocused();

  await page.goto("/buscar?especialidade=psicologia&crise=vida");
  await city.focus();
  await untilAwake(page, "search-form");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await city.blur();
  await page.evaluate(() => fetch("/healthz"));
  expect(asked).toEqual(["/healthz"]);
  await expect(page.getByRole("link", { name: /188/ }).first()).toBeVisible();
});

test("cities are suggested while typing, and the keyboard alone finds somebody", async ({ page }) => {
  await page.goto("/buscar");
  const city = page.getByRole("combobox", { name: "Cidade" });
  await city.focus();
  await page.keyboard.type("porto al");
  const option = page.getByRole("option", { name: "Porto Alegre - RS" });
  await expect(option).toBeVisible();
  await expect(city).toHaveAttribute("aria-expanded", "true");
  await checkPage(page);
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(city).toHaveValue("Porto Alegre - RS");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page).toHaveURL("/buscar?cidade=Porto+Alegre+-+RS");
  await allTell(page, "Porto Alegre");

  // One step, from the first letter to the choice.
  await page.goBack();
  await expect(page).toHaveURL("/buscar");
  await expect(city).toHaveValue("");
});

test("an answer that comes late never replaces a newer one", async ({ page }) => {
  let releaseOld = () => {};
  const old = new Promise<void>((resolve) => {
    releaseOld = resolve;
  });
  await page.route(/\/cidades\?q=ca$/, async (route) => {
    await old;
    await route.fulfill({ json: ["Cidade Velha - PA"] }).catch(() => {});
  });
  await page.goto("/buscar");
  const city = page.getByRole("combobox", { name: "Cidade" });
  await city.focus();
  await untilAwake(page, "search-form");
  const asked = page.waitForRequest(/\/cidades\?q=ca$/);
  await city.fill("ca");
  await asked;
  await city.pressSequentially("mpin");
  await expect(page.getByRole("option", { name: "Campinas - SP" })).toBeVisible();
  releaseOld();
  await expect(page.getByRole("option", { name: "Cidade Velha - PA" })).toBeHidden();
  await expect(city).toHaveValue("campin");

  // The same for results, and for cards that were on their way to a list that is gone.
  await page.goto("/buscar?especialidade=psicologia");
  const first = heldBack();
  await page.route(/depois=/, first.hold);
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  await first.asked;
  const second = heldBack();
  await page.route(/modalidade=presencial/, second.hold);
  await choose(page, "Modalidade", "Presencial");
  await second.asked;
  await choose(page, "Modalidade", "Online");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&modalidade=online");
  const length = await cards(page).count();
  second.release();
  first.release();
  await choose(page, "Dia da semana", "Segunda-feira");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&modalidade=online&dia=segunda");
  await page.goBack();
  await expect(cards(page)).toHaveCount(length);
  await allTell(page, "Online");
  await expect(page.getByLabel("Modalidade")).toHaveValue("online");
});

test("the place of the device becomes a city and a distance", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -22.9064, longitude: -47.0616 });
  await page.goto("/buscar");
  await page.getByRole("button", { name: "Perto de mim" }).click();
  // By the form itself where it is not awake yet.
  await expect(page).toHaveURL(/[?&]cidade=Campinas\+-\+SP&raio=25\b/);
  await expect(page.getByRole("combobox", { name: "Cidade" })).toHaveValue("Campinas - SP");
  await expect(page.getByLabel("Distância")).toHaveValue("25");
  await expect(page).toHaveTitle("Buscar: Atendimento até 25 km de Campinas - SP | Betesda");
});

test("a failed search keeps form and results, says why, and is made good when the connection is back", async ({
  page,
  context,
}) => {
  await page.goto("/buscar");
  await page.getByLabel("Especialidade").focus();
  await untilAwake(page, "search-form");
  const [found, before] = [await counter(page).textContent(), await cards(page).first().textContent()];
  await context.setOffline(true);
  await chooseOption(page, "Especialidade", "Nutrição");
  const toast = page.getByRole("alert").filter({ hasText: "Erro ao buscar profissionais" });
  await expect(toast).toContainText("Confira sua conexão");
  await expect(page.getByLabel("Especialidade")).toHaveValue("nutricao");
  await expect(page).toHaveURL("/buscar");
  await expect(counter(page)).toHaveText(String(found));
  expect(await cards(page).first().textContent()).toBe(before);
  await context.setOffline(false);
  await expect(page).toHaveURL("/buscar?especialidade=nutricao");
  await allTell(page, "Nutrição");
});

test("what is typed before the page's code has come is not lost, and no button promises what it cannot do yet", async ({
  page,
}) => {
  const code = heldBack();
  await page.route(/\.js$/, code.hold);
  await page.goto("/buscar", { waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Próxima página" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mostrar mais" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Perto de mim" })).toBeHidden();
  const city = page.getByRole("combobox", { name: "Cidade" });
  await city.pressSequentially("Campinas");
  code.release();
  await expect(page).toHaveURL("/buscar?cidade=Campinas");
  await expect(city).toHaveValue("Campinas");
  await expect(city).toBeFocused();
  await choose(page, "Modalidade", "Online");
  await expect(page).toHaveURL("/buscar?modalidade=online&cidade=Campinas");
  await expect(page.getByRole("button", { name: "Perto de mim" })).toBeVisible();
});
