import type { APIRequestContext } from "playwright/test";
import { addDays, dayIn } from "#app/shared/time-zones.ts";
import { formatDay } from "#app/shared/when.ts";
import { checkPage, expect, requestTest, test, untilAwake } from "../testing/journey.ts";
import { openFilters } from "../testing/search-filters.ts";

/** What a sentence leads to, as it is sent: the address, the page, the words before its cards, and these. */
async function ask(request: APIRequestContext, sentence: string) {
  const answer = await request.get(`/buscar?${new URLSearchParams({ q: sentence })}`);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const [before = "", ...cards] = html.split("<article");
  const { pathname, search } = new URL(answer.url());
  return { address: pathname + search, html, words: before.replace(/<[^>]+>/g, ""), cards };
}

test("a sentence becomes filters, each of which can be taken out", { tag: "@phone-first" }, async ({ page }) => {
  await page.goto("/");
  const box = page.getByRole("combobox", { name: "O que você procura?" });
  await box.focus();
  await page.keyboard.type("psicóloga em campin");
  const option = page.getByRole("option", { name: "Campinas - SP Cidade" });
  await expect(option).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox", { name: "Sugestões" })).toBeHidden();
  await expect(box).toHaveValue("psicóloga em campin");
  await page.keyboard.press("ArrowDown");
  await expect(option).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&cidade=Campinas+-+SP");
  const chips = page.getByRole("list", { name: "Filtros em uso" });
  await expect(chips.getByRole("listitem")).toHaveText([/Psicologia/, /Campinas - SP/]);
  // The page is everybody's; the browser keeps what was typed.
  await expect(box).toHaveValue("psicóloga em Campinas - SP");
  await page.reload();
  await expect(box).toHaveValue("psicóloga em Campinas - SP");

  await box.fill("psicóloga para ansiedade perto de 01310-100");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(
    "/buscar?especialidade=psicologia&cidade=S%C3%A3o+Paulo+-+SP&raio=25&tema=ansiedade&ordem=distancia",
  );
  await expect(chips.getByRole("listitem")).toHaveText([
    /Psicologia/,
    /Até 25 km de São Paulo - SP/,
    /Ansiedade/,
    /Mais perto/,
  ]);

  // In place once the form is awake.
  await openFilters(page);
  await page.getByLabel("Especialidade").focus();
  await untilAwake(page, "search-form");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("button", { name: "Fechar" }).click();
  await chips.getByRole("link", { name: "Tirar o filtro Ansiedade" }).click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&cidade=S%C3%A3o+Paulo+-+SP&raio=25&ordem=distancia");
  await expect(page.getByText("Da cidade mais próxima para a mais distante")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "encontrado" })).toBeFocused();
  await expect(page.locator("input[value=ansiedade]")).not.toBeChecked();
  await expect(box).toHaveValue("");
  await chips.getByRole("link", { name: /^Tirar o filtro Até 25 km/ }).click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&ordem=distancia");
  await expect(page.getByText("Perto de onde você está?")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("who may be in danger sees whom to call before anything else", async ({ page }) => {
  const ask = (sentence: string) => page.goto(`/buscar?${new URLSearchParams({ q: sentence })}`);
  await ask("quero me matar");
  await expect(page.getByRole("link", { name: "CVV 188" }).first()).toBeInViewport();
  await expect(page.getByText(/^[\d.]+ profissionais encontrados$/)).toBeVisible();
  // No list of people to choose from for who needs an ambulance, and no names.
  await ask("tô com dor forte no peito");
  await expect(page.getByRole("link", { name: "SAMU 192" }).first()).toBeInViewport();
  await expect(page.getByRole("article")).toHaveCount(0);
  await checkPage(page);
  // Also where nobody has all of what is wished for.
  await ask("quero sumir, psicólogo em Sorocaba de madrugada que atenda Omint e Libras e inglês para crianças");
  await expect(page.getByRole("link", { name: "CVV 188" }).first()).toBeInViewport();
  await expect(page.getByRole("heading", { name: "O mais perto do seu pedido" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sem os filtros / })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Psicologia");
  await checkPage(page);
});

requestTest("a sentence is answered with what there is, without words that nobody is called", async ({ request }) => {
  const bamba = await ask(request, "perna bamba");
  expect(bamba.words).toContain("Não entendemos “perna bamba”");
  expect(bamba.html).toMatch(/<a href="\/buscar\?especialidade=enfermagem"[^>]*>Enfermagem/);
  expect((await ask(request, "pediatra")).words).toContain("Ainda não temos pediatria");
  const unknown = await ask(request, "psicólogo xyzzy são paulo");
  expect(unknown.address).toBe("/buscar?especialidade=psicologia&cidade=S%C3%A3o+Paulo+-+SP&ignorado=xyzzy");
  expect(unknown.words).toContain("Não entendemos “xyzzy”");
  const long = await ask(request, `psicóloga em Campinas ${"muito ".repeat(79)}partos`);
  expect(long.words).toContain("Lemos só o começo do que você escreveu.");
  expect(long.words).not.toContain("Não entendemos");
  // Nobody knows what is near a city that is none.
  expect((await request.get("/buscar?cidade=Marte&raio=25")).url()).toMatch(/\/buscar\?cidade=Marte$/);
  expect((await request.get("/buscar?cidade=campina&raio=25")).url()).toMatch(
    /\/buscar\?cidade=Campinas\+-\+SP&raio=25$/,
  );
});

requestTest("people are found by their names, also with a slip, and by their registration", async ({ request }) => {
  // Written as names are.
  const { html } = await ask(request, "psicólogo Xyzzy Plugh em são paulo");
  const [, named = ""] = /<a href="([^"]+)"[^>]*>Procurar “Xyzzy Plugh” nos nomes/.exec(html) ?? [];
  const nobody = (await (await request.get(named)).text()).replaceAll("<!-- -->", "");
  expect(nobody).toContain("Ninguém se chama “Xyzzy Plugh”.");

  const exact = await ask(request, "Ana Beatriz Nogueira");
  expect(exact.cards[0]).toContain("Ana Beatriz Nogueira");
  expect(exact.html).not.toContain("Buscas parecidas");
  const slip = await ask(request, "Ana Beatriz Nogeira");
  expect(slip.words).toContain("Ninguém se chama “Ana Beatriz Nogeira”. Mostramos “Ana Beatriz Nogueira”.");
  expect(slip.cards[0]).toContain("Ana Beatriz Nogueira");
  const placed = await ask(request, "ana beatriz nogueira são paulo");
  expect(placed.address).toBe("/buscar?cidade=S%C3%A3o+Paulo+-+SP&nome=ana+beatriz+nogueira");
  // Also without its region.
  for (const registration of ["quem é crfa 2 18427?", "crfa 18427"])
    expect((await ask(request, registration)).html).toMatch(/<h1[^>]*>Ana Beatriz Nogueira</);
  const elsewhere = await ask(request, "nutricionista Ana Beatriz Nogueira em Manaus");
  expect(elsewhere.words).toContain("Nenhum profissional encontrado");
  expect(elsewhere.cards[0]).toContain("Ana Beatriz Nogueira");
  const few = await ask(request, "fonoaudióloga Ana Beatriz Nogueira em São Paulo");
  expect(few.html).toMatch(/<ul aria-label="Buscas parecidas"[^>]*><li><a href="/);
});

requestTest("tomorrow is tomorrow, a neighbourhood its city, the other choice one click away", async ({ request }) => {
  const tomorrow = await ask(request, "psicóloga amanhã");
  const chips = (html: string) => [...html.matchAll(/Tirar o filtro <\/span>([^<]+)</g)].map(([, words]) => words);
  expect(chips(tomorrow.html)).toEqual(["Psicologia", "Amanhã"]);
  // On the eve of a holiday nobody may be found: the cards are then of a wider search, which has other days.
  const found = tomorrow.words.includes("Nenhum profissional encontrado") ? [] : tomorrow.cards;
  // Just after midnight it is still the day before further west, where tomorrow is called by its date.
  const place = { timeZone: "America/Sao_Paulo", day: "2-digit", month: "2-digit" } as const;
  const date = new Intl.DateTimeFormat("pt-BR", place).format(Date.now() + 24 * 60 * 60_000);
  for (const card of found) {
    const days = [...card.matchAll(/<b(?: data-date="[^"]*")?>([^<]+)<\/b>/g)].map(([, day]) => day);
    expect(days).toEqual([expect.stringMatching(new RegExp(`^(amanhã|\\S+ ${date})$`))]);
  }

  const two = await ask(request, "fono barata na Vila Mariana ou em Campinas");
  expect(chips(two.html)).toEqual(["Fonoaudiologia", "São Paulo - SP"]);
  expect(two.words).toContain("“Vila Mariana” fica em São Paulo - SP.");
  expect(two.words).toContain("Não filtramos por preço");
  expect(two.html).toMatch(
    /<a href="\/buscar\?especialidade=fonoaudiologia&amp;cidade=Campinas\+-\+SP"[^>]*>Campinas - SP</,
  );
});

test("a date in a sentence is a filter of its own, which the form keeps; an hour is told as its part of the day", async ({
  page,
  request,
}) => {
  const day = addDays(dayIn(Date.now(), "America/Sao_Paulo"), 8);
  const [, month, date] = day.split("-");
  await page.goto(`/buscar?q=psicóloga online dia ${date}/${month} depois das 19h`);
  const address = `/buscar?especialidade=psicologia&modalidade=online&dia=${day}&periodo=noite`;
  await expect(page).toHaveURL(({ pathname, search }) => (pathname + search).startsWith(address));
  const chip = page.getByRole("link", { name: `Tirar o filtro ${formatDay(day)}` });
  await expect(chip).toBeVisible();
  await expect(page.getByText("Para “depois das 19h”, mostramos quem atende à noite.")).toBeVisible();
  await checkPage(page);
  const field = page.getByLabel("Dia da semana");
  await field.focus();
  await untilAwake(page, "search-form");
  await page.getByLabel("Período").selectOption("Qualquer período");
  await expect(page).toHaveURL(address.replace("&periodo=noite", ""));
  await chip.click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&modalidade=online");
  await expect(field).toHaveValue("todos");
  await page.goBack();
  await expect(field).toHaveValue(day);

  expect((await ask(request, "psicóloga 20/11/2020")).words).toContain("Esse dia já passou");
});
