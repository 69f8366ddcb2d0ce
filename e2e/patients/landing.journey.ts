import { cast } from "../../supabase/seed/cast/cast.ts";
import { checkPage, expect, requestTest, test } from "../testing/journey.ts";

test("the landing page shows the directory's figures; a specialty leads to its states, cities and people", async ({
  page,
}) => {
  await page.goto("/");
  const figures = page.getByRole("region", { name: "A plataforma em números" });
  for (const value of ["500+", "15+", "50+"]) await expect(figures.getByText(value)).toBeVisible();
  const people = page.getByRole("region", { name: "Quem abre a lista hoje" }).getByRole("listitem");
  await expect(people).toHaveCount(6);
  const first = people.first().getByRole("link");
  const name = await first.innerText();
  await expect(page.getByRole("heading", { name: "Como funciona" })).toBeVisible();
  const question = page.getByText("Preciso criar conta para buscar ou entrar em contato?");
  await question.click();
  await expect(page.getByText(/^Não\. Você busca/)).toBeVisible();
  await checkPage(page);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goto("/buscar");
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(name);
  await page.goto("/");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Psicologia", exact: true }).click();
  await expect(page).toHaveURL("/psicologia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos no Brasil");
  await expect(page.getByRole("article")).toHaveCount(20);
  await checkPage(page);
  await page
    .getByRole("navigation", { name: "Psicologia por estado" })
    .getByRole("link", { name: /^Pernambuco/ })
    .click();
  await expect(page).toHaveURL("/psicologia/pe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos em Pernambuco");
  await page
    .getByRole("navigation", { name: "Cidades com Psicologia" })
    .getByRole("link", { name: /^Recife/ })
    .click();
  await expect(page).toHaveURL("/psicologia/pe/recife");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos no Recife - PE");
  await expect(page.getByRole("article").filter({ hasText: "Bruno Tavares de Araújo" })).toBeVisible();
  const online = page.getByRole("region", { name: "Também atendem online" });
  await expect(online.getByRole("listitem")).toHaveCount(6);
  await expect(online.getByText("Bruno Tavares de Araújo")).toHaveCount(0);
  await checkPage(page);
});

test("a state's people go on for pages, each of them once, and its filters keep the state", async ({ page }) => {
  await page.goto("/psicologia");
  const states = await page
    .getByRole("navigation", { name: "Psicologia por estado" })
    .getByRole("link")
    .allInnerTexts();
  const names = states.map((words) => words.replace(/\s*\d+$/, ""));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "pt-BR")));
  expect(names).toContain("Bahia");

  await page.goto("/psicologia/sp");
  const people = () => page.getByRole("article").getByRole("heading").allInnerTexts();
  const links = page.getByRole("article").getByRole("link", { name: /^Ver Perfil/ });
  const addresses = () => links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  const total = Number(/^\d+/.exec(await page.getByText(/^\d+ profissionais de Psicologia/).innerText())?.[0]);
  expect(total).toBeGreaterThan(20);
  const seen = await addresses();
  const next = page.getByRole("link", { name: "Próxima página" });
  while (await next.isVisible()) {
    const before = await people();
    // By key: cards take their real heights as they come near, and what lies below them moves under the pointer.
    await next.press("Enter");
    await expect.poll(people).not.toEqual(before);
    seen.push(...(await addresses()));
  }
  expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Psicólogos no estado de São Paulo, página \d$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  await expect(page.getByRole("link", { name: /^Filtrar/ })).toHaveAttribute(
    "href",
    "/buscar?especialidade=psicologia&estado=SP",
  );
  await checkPage(page);
  await page.getByRole("link", { name: "Primeira página" }).press("Enter");
  await expect(page).toHaveURL("/psicologia/sp");
});

test("a city without anybody says so, and is no search result", async ({ page }) => {
  await page.goto("/odontologia/ac/xapuri");
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await checkPage(page);
});

requestTest("places that do not exist are not found", async ({ request }) => {
  for (const path of ["/astrologia", "/psicologia/xx", "/psicologia/sp/cidade-que-nao-ha", "/psicologia/sp/a/b"])
    expect((await request.get(path)).status(), path).toBe(404);
});

requestTest("another spelling of an address leads to the page's own", async ({ request }) => {
  const spellings = {
    "/Psicologia/SP/S%C3%A3o%20Paulo": "/psicologia/sp/sao-paulo",
    "/psicologia/pe/recife/?x=1": "/psicologia/pe/recife?x=1",
    "/buscar/": "/buscar",
    [`/profissional/${cast.ana.id.toUpperCase()}`]: `/profissional/${cast.ana.id}`,
  };
  for (const [spelling, address] of Object.entries(spellings)) {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], spelling).toEqual([301, address]);
  }
  const outside = await request.get(`${process.env.E2E_ADDRESS}//evil.example/`, { maxRedirects: 0 });
  expect(outside.headers().location).toBeUndefined();
});

requestTest("robots are led to every page through the sitemap", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  const index = await (await request.get("/sitemap.xml")).text();
  const parts = [...index.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname);
  const addresses: string[] = [];
  for (const part of parts) {
    const xml = await (await request.get(part)).text();
    const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => new URL(String(match[1])).pathname);
    expect(found.length).toBeLessThanOrEqual(50_000);
    addresses.push(...found);
  }
  expect(addresses).toContain("/psicologia/pe/recife");
  expect(addresses.filter((path) => path.startsWith("/profissional/")).length).toBeGreaterThan(500);
  expect(new Set(addresses).size).toBe(addresses.length);
});
