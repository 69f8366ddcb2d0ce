import type { Page } from "playwright/test";
import { checkPage, expect, test } from "./journey.ts";

const isPhone = () => test.info().project.name === "phone";
const cards = (page: Page) => page.getByRole("article");
const counter = (page: Page) => page.getByText(/^[\d.]+ profissiona(l|is) encontrados?$/);

/** On phones the filters are a sheet: opened for the work and closed after it. */
async function withFilters(page: Page, work: () => Promise<void>) {
  if (isPhone()) await page.getByRole("button", { name: /^Filtros/ }).click();
  await work();
  if (isPhone()) await page.getByRole("button", { name: "Fechar" }).click();
}

/** Scripts are awake once a choice changes the address; waiting for the network would be a guess. */
async function openSearch(page: Page, path = "/buscar") {
  await page.goto(path);
  await page.waitForFunction(() => "__reactRouterRouteModules" in window);
}

test("every filter narrows the results at once and lives in the address", { tag: "@phone" }, async ({ page }) => {
  await openSearch(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Encontre seu profissional ideal");
  await expect(cards(page)).toHaveCount(20);
  await checkPage(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await withFilters(page, async () => {
    await page.getByLabel("Especialidade").selectOption("Nutrição");
    await expect(page).toHaveURL("/buscar?especialidade=nutricao");
    await page.getByLabel("Modalidade").selectOption("Online");
    await expect(page).toHaveURL("/buscar?especialidade=nutricao&modalidade=online");
    await page.getByLabel("Dia da semana").selectOption("Segunda-feira");
    await page.getByLabel("Período").selectOption("Manhã");
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
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await checkPage(page);

  // Closes the sheet, too.
  if (isPhone()) await page.getByRole("button", { name: /^Filtros/ }).click();
  await page.getByRole("link", { name: "Limpar Filtros" }).click();
  await expect(page).toHaveURL("/buscar");
  await expect(page.getByLabel("Especialidade")).toHaveValue("todas");
  await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("");
});

test("a card shows what SPEC.md asks for and leads to the profile", async ({ page }) => {
  await openSearch(page, "/buscar?especialidade=fonoaudiologia&cidade=S%C3%A3o+Paulo+-+SP");
  const ana = cards(page).filter({ hasText: "Ana Beatriz Nogueira" });
  await expect(ana).toContainText("Fonoaudiologia · CRFa 2-18427");
  await expect(ana).toContainText("São Paulo - Vila Mariana");
  for (const text of ["Reabilitação", "Presencial e Online", "Verificado"]) await expect(ana).toContainText(text);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await ana.getByRole("link", { name: "Ver Perfil de Ana Beatriz Nogueira" }).click();
  await expect(page).toHaveURL(/\/profissional\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");
  // The card came drawn, and leads on within the page all the same.
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a page that something else has changed before it woke up shows its results all the same", async ({
  page,
  faults,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector("main h1")?.parentElement?.remove()),
  );
  await openSearch(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(cards(page)).toHaveCount(20);
  // React says in the console that it had to begin anew.
  expect(faults.splice(0).join()).toContain("#418");
});

test("cities are suggested while typing, and the keyboard alone finds somebody", async ({ page }) => {
  await openSearch(page);
  if (isPhone()) {
    await page.getByRole("button", { name: /^Filtros/ }).focus();
    await page.keyboard.press("Enter");
  }
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
  if (isPhone()) await page.keyboard.press("Escape");
  for (const card of await cards(page).all()) await expect(card).toContainText("Porto Alegre");
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
  await openSearch(page);
  await withFilters(page, async () => {
    const city = page.getByRole("combobox", { name: "Cidade" });
    const asked = page.waitForRequest(/\/cidades\?q=ca$/);
    await city.fill("ca");
    await asked;
    await city.pressSequentially("mpin");
    await expect(page.getByRole("option", { name: "Campinas - SP" })).toBeVisible();
    releaseOld();
    await expect(page.getByRole("option", { name: "Cidade Velha - PA" })).toBeHidden();
    await expect(city).toHaveValue("campin");
    await city.press("Escape");
  });
});

test("the place of the device becomes a city and a distance", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: -22.9064, longitude: -47.0616 });
  await openSearch(page);
  await withFilters(page, async () => {
    await page.getByRole("button", { name: "Perto de mim" }).click();
    await expect(page.getByRole("combobox", { name: "Cidade" })).toHaveValue("Campinas - SP");
  });
  await expect(page).toHaveURL("/buscar?cidade=Campinas+-+SP&raio=25");
});

test("more results are added below, or opened as a page of their own, without repeating anybody", async ({ page }) => {
  await openSearch(page, "/buscar?especialidade=psicologia");
  await expect(cards(page)).toHaveCount(20);
  const firstPage = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("button", { name: "Mostrar mais" }).click();
  await expect(cards(page)).toHaveCount(40);
  const links = await cards(page)
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(40);
  await expect(cards(page).nth(20).getByRole("link")).toBeFocused();
  expect((await cards(page).getByRole("heading").allTextContents()).slice(0, 20)).toEqual(firstPage);

  // Back from a profile they are all there, at the place where one left.
  await cards(page).nth(30).getByRole("link").scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await cards(page).nth(30).getByRole("link").click();
  await expect(page).toHaveURL(/\/profissional\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

  await openSearch(page, "/buscar?especialidade=psicologia");
  await page.getByRole("link", { name: "Próxima página" }).click();
  await expect(page).toHaveURL(/depois=/);
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", String(links[20]));
  await page.getByRole("link", { name: "Primeira página" }).click();
  await expect(cards(page).first().getByRole("link")).toHaveAttribute("href", String(links[0]));
});

test("nobody found says so and leads back to everybody", async ({ page }) => {
  await openSearch(page, "/buscar?cidade=cidade+que+nao+existe");
  await expect(page.getByText("0 profissionais encontrados")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await expect(page.getByText("Tente ajustar os filtros para encontrar mais resultados")).toBeVisible();
  await checkPage(page);
  await page.getByRole("main").getByRole("link", { name: "Limpar Filtros" }).last().click();
  await expect(cards(page)).toHaveCount(20);
});

test("a failed search keeps the filters, says why and can be tried again", async ({ page }) => {
  await openSearch(page);
  await page.context().setOffline(true);
  await withFilters(page, async () => {
    await page.getByLabel("Especialidade").selectOption("Nutrição");
  });
  await expect(page.getByRole("alert").filter({ hasText: "Erro ao buscar profissionais" })).toBeVisible();
  await expect(page.getByLabel("Especialidade")).toHaveValue("nutricao");
  await checkPage(page);
  await page.context().setOffline(false);
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(counter(page)).toBeVisible();
});

test("what is typed and clicked before the page's code has come is not lost", async ({ page }) => {
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => codeMayCome.then(() => route.continue()));
  await page.goto("/buscar", { waitUntil: "commit" });
  // By keyboard: cards that come into view for the first time may move it under the mouse.
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  letCodeCome();
  await expect(cards(page)).toHaveCount(40);
  await page.unroute(/\.js$/);

  const again = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => again.promise.then(() => route.continue()));
  await page.goto("/buscar", { waitUntil: "commit" });
  const city = page.getByRole("combobox", { name: "Cidade" });
  await withFilters(page, async () => {
    await city.pressSequentially("Campinas");
    again.resolve();
    await expect(page).toHaveURL("/buscar?cidade=Campinas");
    await expect(city).toHaveValue("Campinas");
    await page.getByLabel("Modalidade").selectOption("Online");
    await expect(page).toHaveURL("/buscar?modalidade=online&cidade=Campinas");
  });
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
    await expect(counter(page)).toBeVisible();
    if (isPhone()) await page.getByRole("button", { name: /^Filtros/ }).click();
    await page.getByLabel("Especialidade").selectOption("Psicologia");
    await page.getByLabel("Modalidade").selectOption("Presencial");
    await page.getByRole("button", { name: isPhone() ? /^Ver / : "Buscar", exact: !isPhone() }).click();
    await expect(page).toHaveURL(/especialidade=psicologia&modalidade=presencial/);
    await expect(page.getByLabel("Especialidade")).toHaveValue("psicologia");
    for (const card of await cards(page).all()) await expect(card).toContainText("Psicologia");
    await expect(page.getByRole("button", { name: "Mostrar mais" })).toBeHidden();
    const first = await cards(page).first().textContent();
    await page.getByRole("link", { name: "Próxima página" }).click();
    await expect(cards(page)).not.toHaveCount(0);
    expect(await cards(page).first().textContent()).not.toBe(first);
  });
});
