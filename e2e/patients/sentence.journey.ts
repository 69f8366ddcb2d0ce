import { addDays, dayIn } from "#app/shared/time-zones.ts";
import { formatDay } from "#app/shared/when.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { openFilters } from "../testing/search-filters.ts";

const isPhone = () => test.info().project.name === "phone";

test("a sentence becomes filters, each of which can be taken out", { tag: "@phone" }, async ({ page }) => {
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

  await page.goto("/buscar");
  await expect(box).toHaveValue("");
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
  await checkPage(page);

  // In place once the form is awake.
  await openFilters(page);
  await page.getByLabel("Especialidade").focus();
  await untilAwake(page, "search-form");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  if (isPhone()) await page.getByRole("button", { name: "Fechar" }).click();
  await chips.getByRole("link", { name: "Tirar o filtro Ansiedade" }).click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&cidade=S%C3%A3o+Paulo+-+SP&raio=25&ordem=distancia");
  await expect(page.getByText("Da cidade mais próxima para a mais distante")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "encontrado" })).toBeFocused();
  await expect(page.locator("input[value=ansiedade]")).not.toBeChecked();
  await expect(page.getByRole("combobox", { name: "O que você procura?" })).toHaveValue("");
  await chips.getByRole("link", { name: /^Tirar o filtro Até 25 km/ }).click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&ordem=distancia");
  await expect(page.getByText("Perto de onde você está?")).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("a sentence is answered with help, with what there is, or without the words that nobody is called", async ({
  page,
}) => {
  const ask = (sentence: string) => page.goto(`/buscar?${new URLSearchParams({ q: sentence })}`);
  await ask("quero me matar");
  await expect(page.getByRole("link", { name: "CVV 188" }).first()).toBeInViewport();
  await expect(page.getByText(/^[\d.]+ profissionais encontrados$/)).toBeVisible();
  await checkPage(page);
  // No list of people to choose from for who needs an ambulance, and no names.
  await ask("tô com dor forte no peito");
  await expect(page.getByRole("link", { name: "SAMU 192" }).first()).toBeInViewport();
  await expect(page.getByRole("article")).toHaveCount(0);
  await checkPage(page);
  await ask("perna bamba");
  await expect(page.getByText("Não entendemos “perna bamba”")).toBeVisible();
  await page.getByRole("link", { name: "Enfermagem", exact: true }).first().click();
  await expect(page).toHaveURL("/buscar?especialidade=enfermagem");
  // Nobody knows what is near a city that is none.
  await page.goto("/buscar?cidade=Marte&raio=25");
  await expect(page).toHaveURL("/buscar?cidade=Marte");
  await page.goto("/buscar?cidade=campina&raio=25");
  await expect(page).toHaveURL("/buscar?cidade=Campinas+-+SP&raio=25");
  await ask("pediatra");
  await expect(page.getByText("Ainda não temos pediatria")).toBeVisible();
  await ask("psicólogo xyzzy são paulo");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&cidade=S%C3%A3o+Paulo+-+SP&ignorado=xyzzy");
  await expect(page.getByText("Não entendemos “xyzzy”")).toBeVisible();
  await ask(`psicóloga em Campinas ${"muito ".repeat(79)}partos`);
  await expect(page.getByText("Lemos só o começo do que você escreveu.")).toBeVisible();
  await expect(page.getByText("Não entendemos")).toHaveCount(0);
  await ask("me ajuda");
  await page.getByRole("link", { name: "Psicologia", exact: true }).first().click();
  await expect(page).toHaveURL("/buscar?especialidade=psicologia");
  // Written as names are.
  await ask("psicólogo Xyzzy Plugh em são paulo");
  await page.getByRole("link", { name: "Procurar “Xyzzy Plugh” nos nomes" }).click();
  await expect(page.getByText("Ninguém se chama “Xyzzy Plugh”.")).toBeVisible();
  await checkPage(page);
  await ask("Ana Beatriz Nogueira");
  await expect(page.getByRole("article").first()).toContainText("Ana Beatriz Nogueira");
  await expect(page.getByRole("list", { name: "Buscas parecidas" })).toBeHidden();
  await ask("Ana Beatriz Nogeira");
  await expect(
    page.getByText("Ninguém se chama “Ana Beatriz Nogeira”. Mostramos “Ana Beatriz Nogueira”."),
  ).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Ana Beatriz Nogueira");
  await ask("ana beatriz nogueira são paulo");
  await expect(page).toHaveURL("/buscar?cidade=S%C3%A3o+Paulo+-+SP&nome=ana+beatriz+nogueira");
  await ask("quem é crfa 2 18427?");
  await expect(page.getByRole("heading", { level: 1, name: "Ana Beatriz Nogueira" })).toBeVisible();
  // Without its region.
  await ask("crfa 18427");
  await expect(page.getByRole("heading", { level: 1, name: "Ana Beatriz Nogueira" })).toBeVisible();
  // Somebody who is elsewhere, and wishes that nobody has all of.
  await ask("nutricionista Ana Beatriz Nogueira em Manaus");
  await expect(page.getByRole("heading", { name: "Nenhum profissional encontrado" })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Ana Beatriz Nogueira");
  await ask("quero sumir, psicólogo em Sorocaba de madrugada que atenda Omint e Libras e inglês para crianças");
  await expect(page.getByRole("link", { name: "CVV 188" }).first()).toBeInViewport();
  await expect(page.getByRole("heading", { name: "O mais perto do seu pedido" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Sem os filtros / })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Psicologia");
  await checkPage(page);
  await ask("fonoaudióloga Ana Beatriz Nogueira em São Paulo");
  await expect(page.getByRole("list", { name: "Buscas parecidas" }).getByRole("link").first()).toBeVisible();
});

test("today is today, a neighbourhood is its city, and of two choices the other is one click away", async ({
  page,
}) => {
  const ask = (sentence: string) => page.goto(`/buscar?${new URLSearchParams({ q: sentence })}`);
  const chips = page.getByRole("list", { name: "Filtros em uso" }).getByRole("listitem");
  await ask("psicóloga amanhã");
  await expect(chips).toHaveText([/Psicologia/, /^Tirar o filtro Amanhã$/]);
  // Tomorrow may be a holiday: whoever is here has a time then, and no other.
  const times = page.getByRole("article").getByRole("group", { name: "Próximos horários" });
  // Just after midnight it is still the day before further west, where tomorrow is called by its date.
  const place = { timeZone: "America/Sao_Paulo", day: "2-digit", month: "2-digit" } as const;
  const date = new Intl.DateTimeFormat("pt-BR", place).format(Date.now() + 24 * 60 * 60_000);
  for (const day of await times.locator("b").allTextContents())
    expect(day).toMatch(new RegExp(`^(amanhã|\\S+ ${date})$`));
  expect(await times.count()).toBe(await page.getByRole("article").count());

  await ask("fono barata na Vila Mariana ou em Campinas");
  await expect(chips).toHaveText([/Fonoaudiologia/, /São Paulo - SP/]);
  await expect(page.getByText("“Vila Mariana” fica em São Paulo - SP.")).toBeVisible();
  await expect(page.getByText("Não filtramos por preço")).toBeVisible();
  await checkPage(page);
  await page.getByRole("link", { name: "Campinas - SP", exact: true }).click();
  await expect(page).toHaveURL("/buscar?especialidade=fonoaudiologia&cidade=Campinas+-+SP");
});

test("a date in a sentence is a filter of its own, which the form keeps; an hour is told as its part of the day", async ({
  page,
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

  await page.goto("/buscar?q=psicóloga 20/11/2020");
  await expect(page.getByText("Esse dia já passou")).toBeVisible();
});
