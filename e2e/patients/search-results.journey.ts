import { checkPage, expect, requestTest, test } from "../testing/journey.ts";
import { placeOf } from "../testing/place.ts";
import { cards, chooseOption, counter, sendFilters } from "../testing/search-filters.ts";

test("a card shows who it is and leads to the profile", async ({ page }) => {
  await page.goto("/buscar?especialidade=fonoaudiologia&cidade=S%C3%A3o+Paulo+-+SP");
  const ana = cards(page).filter({ hasText: "Ana Beatriz Nogueira" });
  await expect(ana).toContainText("Fonoaudiologia · Fonoaudióloga, CRFa 2-18427");
  await expect(ana).toContainText("São Paulo - Vila Mariana");
  for (const text of ["Reabilitação", "Presencial e Online", "Verificado em "]) await expect(ana).toContainText(text);
  const free = ana.getByRole("group", { name: "Próximos horários" });
  await expect(free.getByRole("link", { name: /^Agendar .+, às .+, com Ana Beatriz Nogueira$/ }).first()).toBeVisible();

  // On paper one reads whom to look for and when there was a time, and no address that nobody can type.
  await page.emulateMedia({ media: "print" });
  await expect(
    page.getByText(
      /buscar e escreva o nome ou o número do registro. Os horários são os que estavam livres em \d+º? de /,
    ),
  ).toBeVisible();
  await expect(free).toBeVisible();
  await expect(ana.getByRole("link", { name: /^Ver Perfil/ })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  await ana.getByRole("link", { name: "Ver Perfil de Ana Beatriz Nogueira" }).click();
  await expect(page).toHaveURL(/\/profissional\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");
});

test("more results are added below, without repeating anybody", async ({ page, request }) => {
  await page.goto("/buscar?especialidade=psicologia");
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole("button", { name: "Mostrar mais" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Próxima página" })).toBeHidden();
  const nextPage = String(await page.locator('a[rel="next"]').getAttribute("href"));
  const firstPage = await cards(page).getByRole("heading").allTextContents();
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  await expect(cards(page)).toHaveCount(40);
  const ids = await cards(page).evaluateAll((all) =>
    all.map((card) => card.querySelector('a[href^="/profissional/"]')?.getAttribute("href")?.slice(14, 50)),
  );
  expect(new Set(ids).size).toBe(40);
  // For whoever is sent its address, the second page is one of its own.
  const second = (await (await request.get(nextPage)).text()).replaceAll("<!-- -->", "");
  expect(second).toContain("<title>Buscar: Psicologia, página 2 | Betesda</title>");
  expect(second).toMatch(/>[\d.]+ profissionais encontrados, página 2</);
  expect(/<article.*?\/profissional\/([0-9a-f-]{36})/s.exec(second)?.[1]).toBe(ids[20]);

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

  // Nobody counts who has a time in the next days until all of them are here.
  await page.goto("/buscar?especialidade=nutricao&dia=semana");
  await expect(page.getByText("Mais de 20 profissionais encontrados")).toBeVisible();
  await page.getByRole("button", { name: "Mostrar mais" }).press("Enter");
  await expect(counter(page)).toHaveText(/^\d+ profissionais encontrados$/);
  const all = await cards(page).count();
  expect(all).toBeGreaterThan(20);
  await expect(counter(page)).toHaveText(`${all} profissionais encontrados`);
  await expect(page.getByRole("button", { name: "Mostrar mais" })).toHaveCount(0);
});

requestTest("a number alone is no page, and behind the last one there is nobody", async ({ request }) => {
  const first = await request.get("/buscar?especialidade=psicologia&pagina=99");
  expect(first.url()).toMatch(/\/buscar\?especialidade=psicologia$/);
  const beyond = "/buscar?especialidade=psicologia&ordem=horario&depois=2026-11-16_mais900&pagina=99";
  expect(await (await request.get(beyond)).text()).toContain("Não há mais profissionais nesta busca");
});

test("nobody found says so and leads on, or back to everybody", async ({ page }) => {
  await page.goto("/buscar?especialidade=nutricao&cidade=cidade+que+nao+existe");
  await expect(counter(page)).toHaveText("0 profissionais encontrados");
  await expect(page.getByText("Não conhecemos a cidade “cidade que nao existe”.")).toBeVisible();
  await checkPage(page);
  const results = page.getByRole("region", { name: "Resultados" });
  await expect(results.getByRole("link", { name: "Limpar Filtros" })).toHaveAttribute("href", "/buscar");
  await results.getByRole("link", { name: /^Atendimento online, de qualquer lugar/ }).click();
  await expect(page).toHaveURL("/buscar?especialidade=nutricao&modalidade=online");
  await expect(cards(page).first()).toContainText("Nutrição");
});

requestTest("whatever stands in the address, there is a page", async ({ request }) => {
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

  test("the form searches, pages and starts again", async ({ page }) => {
    await page.goto("/buscar");
    await page.getByLabel("O que você procura?").fill("fono online");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/buscar?especialidade=fonoaudiologia&modalidade=online");
    await page.getByRole("link", { name: "Tirar o filtro Online" }).click();
    await expect(page).toHaveURL("/buscar?especialidade=fonoaudiologia");
    await page.goto("/buscar");
    await expect(counter(page)).toBeVisible();
    await chooseOption(page, "Especialidade", "Psicologia");
    await chooseOption(page, "Modalidade", "Presencial");
    await sendFilters(page);
    await expect(page).toHaveURL(/especialidade=psicologia&modalidade=presencial/);
    await expect(page.getByLabel("Especialidade")).toHaveValue("psicologia");
    await expect(cards(page).filter({ hasText: "Psicologia" })).toHaveCount(20);
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
