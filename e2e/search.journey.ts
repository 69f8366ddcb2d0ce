import type { Page } from "playwright/test";
import { heldBack } from "./testing/held-back.ts";
import { checkPage, expect, test, untilAwake } from "./testing/journey.ts";
import { placeOf } from "./testing/place.ts";
import { chooseOption, openFilters, sendFilters } from "./testing/search-filters.ts";

const isPhone = () => test.info().project.name === "phone";
const cards = (page: Page) => page.getByRole("article");
const counter = (page: Page) => page.getByText(/^[\d.]+ profissiona(l|is) encontrados?$/);

/** On phones the filters are a sheet: opened for the work and closed after it. */
async function withFilters(page: Page, work: () => Promise<void>) {
  await openFilters(page);
  await work();
  if (isPhone()) await page.getByRole("button", { name: "Fechar" }).click();
}

/** As a hand does it: the field is reached first, which wakes the form. What is chosen before that counts all the same. */
async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label).focus();
  await chooseOption(page, label, option);
}

test("every filter narrows the results at once and lives in the address", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/buscar");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encontre seu profissional ideal");
  await expect(cards(page)).toHaveCount(20);
  await checkPage(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await withFilters(page, async () => {
    await choose(page, "Especialidade", "Nutrição");
    await expect(page).toHaveURL("/buscar?especialidade=nutricao");
    await choose(page, "Modalidade", "Online");
    await expect(page).toHaveURL("/buscar?especialidade=nutricao&modalidade=online");
    await choose(page, "Dia da semana", "Segunda-feira");
    await choose(page, "Período", "Manhã");
    await expect(page).toHaveURL(/dia=segunda&periodo=manha$/);
    await page.getByLabel("Cidade", { exact: true }).fill("campinas");
    await expect(page).toHaveURL(/cidade=campinas/);
  });
  await expect(cards(page).filter({ hasText: "Camila Yumi Tanaka" })).toBeVisible();
  for (const card of await cards(page).all()) {
    await expect(card).toContainText("Nutrição");
    await expect(card).toContainText("Online");
    await expect(card).toContainText("Campinas - ");
  }
  await expect(page).toHaveTitle("Buscar: Nutrição online em campinas, segunda-feira, manhã | Betesda");
  await checkPage(page);

  // Closes the sheet, too.
  await openFilters(page);
  await page.getByRole("link", { name: "Limpar Filtros" }).click();
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByLabel("Especialidade")).toHaveValue("todas");
  await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("");
  await expect(cards(page)).toHaveCount(20);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a card shows who it is and leads to the profile", async ({ page }) => {
  await page.goto("/buscar?especialidade=fonoaudiologia&cidade=S%C3%A3o+Paulo+-+SP");
  const ana = cards(page).filter({ hasText: "Ana Beatriz Nogueira" });
  await expect(ana).toContainText("Fonoaudiologia · Fonoaudióloga, CRFa 2-18427");
  await expect(ana).toContainText("São Paulo - Vila Mariana");
  for (const text of ["Reabilitação", "Presencial e Online", "Verificado em "]) await expect(ana).toContainText(text);
  await ana.getByRole("link", { name: "Ver Perfil de Ana Beatriz Nogueira" }).click();
  await expect(page).toHaveURL(/\/profissional\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");
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
  await expect(cards(page).first()).toContainText("Porto Alegre");
  for (const card of await cards(page).all()) await expect(card).toContainText("Porto Alegre");

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
  const { length } = await cards(page).all();
  second.release();
  first.release();
  await choose(page, "Dia da semana", "Segunda-feira");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&modalidade=online&dia=segunda");
  await page.goBack();
  await expect(cards(page)).toHaveCount(length);
  await expect(cards(page).first()).toContainText("Online");
  for (const card of await cards(page).all()) await expect(card).toContainText("Online");
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

test("more results are added below, or opened as a page of their own, without repeating anybody", async ({ page }) => {
  await page.goto("/buscar?especialidade=psicologia");
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("button", { name: "Mostrar mais" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Próxima página" })).toBeHidden();
  const nextPage = String(await page.locator('a[rel="next"]').getAttribute("href"));
  const firstPage = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  await expect(cards(page)).toHaveCount(40);
  const links = await cards(page)
    .getByRole("link", { name: /^Ver Perfil/ })
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(40);
  await expect(
    cards(page)
      .nth(20)
      .getByRole("link", { name: /^Ver Perfil/ }),
  ).toBeFocused();
  expect((await cards(page).getByRole("heading").allTextContents()).slice(0, 20)).toEqual(firstPage);

  // Back from a profile they are all there, at the place where one left.
  const card = cards(page).nth(30);
  await card.getByRole("link", { name: /^Ver Perfil/ }).scrollIntoViewIfNeeded();
  const left = await placeOf(card);
  await card.getByRole("link", { name: /^Ver Perfil/ }).click();
  await expect(page).toHaveURL(/\/profissional\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => placeOf(card)).toBe(left);

  // Where no script adds it, and for whoever is sent its address, the second page is one of its own.
  await page.goto(nextPage);
  await expect(page).toHaveTitle("Buscar: Psicologia, página 2 | Betesda");
  await expect(page.getByText(/^[\d.]+ profissionais encontrados, página 2$/)).toBeVisible();
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Ver Perfil/ }),
  ).toHaveAttribute("href", String(links[20]));
  await page.getByRole("link", { name: "Primeira página" }).click();
  await expect(
    cards(page)
      .first()
      .getByRole("link", { name: /^Ver Perfil/ }),
  ).toHaveAttribute("href", String(links[0]));
});

test("nobody found says so and leads on, or back to everybody", async ({ page }) => {
  await page.goto("/buscar?especialidade=nutricao&cidade=cidade+que+nao+existe");
  await expect(page.getByText("Não conhecemos a cidade “cidade que nao existe”.")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: /^Atendimento online, de qualquer lugar/ }).click();
  await expect(page).toHaveURL("/buscar?especialidade=nutricao&modalidade=online");
  await expect(cards(page).first()).toContainText("Nutrição");

  await page.goto("/buscar?cidade=cidade+que+nao+existe");
  await expect(page.getByText("0 profissionais encontrados")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await expect(page.getByText("Tente ajustar os filtros para encontrar mais resultados")).toBeVisible();
  await checkPage(page);
  await page.getByRole("main").getByRole("link", { name: "Limpar Filtros" }).last().click();
  await expect(cards(page)).toHaveCount(20);
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
  await checkPage(page);
  await context.setOffline(false);
  await expect(page).toHaveURL("/buscar?especialidade=nutricao");
  await expect(cards(page).first()).toContainText("Nutrição");
  for (const card of await cards(page).all()) await expect(card).toContainText("Nutrição");
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

test("whatever stands in the address, there is a page", async ({ request }) => {
  const queries = [
    "especialidade=x&modalidade=y&raio=-1&dia=9&periodo=z",
    "cidade=%00%FF%25%27%22%5C&depois=1",
    "depois=0000-01-01_1_00000000-0000-4000-8000-000000000000",
    `cidade=${"a".repeat(3000)}`,
    "depois=2026-02-30_1_6f9619ff-8b86-4d01-b42d-00c04fc964ff",
    "depois=0001-01-01_2147483647_ffffffff-ffff-ffff-ffff-ffffffffffff",
    "especialidade=psicologia&especialidade=x&foo[bar]=1&__proto__=2",
  ];
  for (const query of queries) expect((await request.get(`/buscar?${query}`)).status(), query).toBe(200);
  expect((await request.get(`/cidades?q=${"%25_".repeat(500)}`)).status()).toBe(200);
  expect((await request.get("/cidades/perto?lat=x&lon=999")).status()).toBe(400);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form searches, pages and starts again", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/buscar");
    await page.getByLabel("O que você procura?").fill("fono online");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?especialidade=fonoaudiologia&modalidade=online");
    await page.getByRole("link", { name: "Tirar o filtro Online" }).click();
    await expect(page).toHaveURL("/buscar?especialidade=fonoaudiologia");
    await page.goto("/buscar");
    await expect(counter(page)).toBeVisible();
    await openFilters(page);
    await chooseOption(page, "Especialidade", "Psicologia");
    await chooseOption(page, "Modalidade", "Presencial");
    await sendFilters(page);
    await expect(page).toHaveURL(/especialidade=psicologia&modalidade=presencial/);
    await expect(page.getByLabel("Especialidade")).toHaveValue("psicologia");
    await expect(cards(page).first()).toContainText("Psicologia");
    for (const card of await cards(page).all()) await expect(card).toContainText("Psicologia");
    await expect(page.getByRole("button", { name: "Mostrar mais" })).toBeHidden();
    const names = () => cards(page).getByRole("heading").allTextContents();
    const first = new Set(await names());
    // Somebody may come or go meanwhile: most of a page stays what it was.
    const known = async () => (await names()).filter((name) => first.has(name)).length;
    // By the keyboard: cards that come into view on the way down may move what a pointer aims at.
    await page.getByRole("link", { name: "Próxima página" }).press("Enter");
    await expect(page).toHaveTitle("Buscar: Psicologia presencial, página 2 | Betesda");
    await expect(cards(page)).not.toHaveCount(0);
    expect(await known()).toBeLessThan(first.size / 2);
    await page.getByRole("link", { name: "Primeira página" }).press("Enter");
    await expect(page).toHaveTitle("Buscar: Psicologia presencial | Betesda");
    expect(await known()).toBeGreaterThan(first.size / 2);
  });
});
