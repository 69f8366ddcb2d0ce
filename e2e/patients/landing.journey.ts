import { cast } from "../../supabase/seed/cast/cast.ts";
import { checkPage, expect, requestTest, test } from "../testing/journey.ts";

test("the landing page shows the directory's figures; a specialty leads to its states, cities and people", async ({
  page,
  request,
}) => {
  await page.goto("/");
  const figures = page.getByRole("region", { name: "A plataforma em números" });
  for (const value of ["500+", "15+", "50+"]) await expect(figures.getByText(value)).toBeVisible();
  const people = page.getByRole("region", { name: "Quem abre a lista hoje" }).getByRole("listitem");
  await expect(people).toHaveCount(6);
  const first = String(await people.first().getByRole("link").getAttribute("href"));
  await expect(page.getByRole("heading", { name: "Como funciona" })).toBeVisible();
  const question = page.getByText("Preciso criar conta para buscar ou entrar em contato?");
  await question.click();
  await expect(page.getByText(/^Não\. Você busca/)).toBeVisible();
  await checkPage(page);
  expect(first).toMatch(/^\/profissional\/[0-9a-f-]{36}$/);
  const search = await (await request.get("/buscar")).text();
  expect(search.split("<article")[1]).toContain(`href="${first}"`);
  await page.getByRole("main").getByRole("link", { name: "Psicologia", exact: true }).click();
  await expect(page).toHaveURL("/psicologia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos no Brasil");
  await expect(page.locator("article")).toHaveCount(20);
  const byState = page.getByRole("navigation", { name: "Psicologia por estado" });
  const states = (await byState.getByRole("link").allInnerTexts()).map((words) => words.replace(/\s*\d+$/, ""));
  expect(states).toEqual(states.toSorted((one, other) => one.localeCompare(other, "pt-BR")));
  expect(states).toContain("Bahia");
  await byState.getByRole("link", { name: /^Pernambuco/ }).click();
  await expect(page).toHaveURL("/psicologia/pe");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos em Pernambuco");
  await page
    .getByRole("navigation", { name: "Cidades com Psicologia" })
    .getByRole("link", { name: /^Recife/ })
    .click();
  await expect(page).toHaveURL("/psicologia/pe/recife");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos no Recife - PE");
  await expect(page.locator("article").filter({ hasText: "Bruno Tavares de Araújo" })).toBeVisible();
  const online = page.getByRole("region", { name: "Também atendem online" });
  await expect(online.getByRole("listitem")).toHaveCount(6);
  await expect(online.getByText("Bruno Tavares de Araújo")).toHaveCount(0);
  await checkPage(page);
});

requestTest("a state's people go on for pages, each once, and its filters keep the state", async ({ request }) => {
  const read = async (path: string) => (await (await request.get(path)).text()).replaceAll("<!-- -->", "");
  const pages: string[] = [];
  for (let next: string | undefined = "/psicologia/sp"; next; ) {
    const html = await read(next);
    pages.push(html);
    next = /<a href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  const [start = "", last = ""] = [pages[0], pages.at(-1)];
  const total = Number(/>(\d+) profissionais de Psicologia/.exec(start)?.[1]);
  expect(total).toBeGreaterThan(20);
  const cards = pages.flatMap((html) => html.split("<article").slice(1));
  const seen = cards.map((card) => /\/profissional\/([0-9a-f-]{36})"/.exec(card)?.[1]);
  expect([seen.length, new Set(seen).size]).toEqual([total, total]);
  expect(last).toMatch(/<h1[^>]*>Psicólogos no estado de São Paulo, página \d</);
  expect(last).toContain('<meta name="robots" content="noindex, follow"');
  expect(last).toMatch(/<a href="\/buscar\?especialidade=psicologia&amp;estado=SP"[^>]*>Filtrar/);
  expect(last).toMatch(/<a href="\/psicologia\/sp"[^>]*>Primeira página/);
});

requestTest("a city without anybody says so, and is no search result", async ({ request }) => {
  const html = await (await request.get("/odontologia/ac/xapuri")).text();
  expect(html).toContain("Nenhum profissional encontrado");
  expect(html).toContain('<meta name="robots" content="noindex, follow"');
});

requestTest("places that do not exist are not found", async ({ request }) => {
  for (const path of ["/astrologia", "/psicologia/xx", "/psicologia/sp/cidade-que-nao-ha", "/psicologia/sp/a/b"])
    expect((await request.get(path)).status(), path).toBe(404);
});

requestTest("another spelling of an address leads to the page's own", async ({ request }) => {
  const spellings = {
    "/Psicologia/SP/S%C3%A3o%20Paulo": "/psicologia/sp/sao-paulo",
    "/psicologia/pe/recife/?pagina=2&x=1": "/psicologia/pe/recife?pagina=2",
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
