import type { Page } from "playwright/test";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

/** Not by their role: a page of them has thousands of elements to ask for theirs. */
const cards = (page: Page) => page.locator("article");
const heart = (page: Page, nth: number) =>
  cards(page)
    .nth(nth)
    .getByRole("button", { name: /nos favoritos$|dos favoritos$/ });
const kept = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("favoritos") ?? "[]") as string[]);
const gone = "be7e5da0-0000-4000-8000-ffffffffffff";

async function openFavourites(page: Page) {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Favoritos/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Favoritos" })).toBeVisible();
}

test("hearts are kept in the browser, and their list is an address to share and compare from", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/buscar?especialidade=psicologia");
  await untilAwake(page);

  await test.step("two of the results are kept, and a third from its profile", async () => {
    for (const nth of [0, 1]) {
      await expect(heart(page, nth)).toHaveAccessibleName(/^Guardar .+ nos favoritos$/);
      await heart(page, nth).click();
      await expect(heart(page, nth)).toHaveAttribute("aria-pressed", "true");
      await expect(heart(page, nth)).toHaveAccessibleName(/^Tirar .+ dos favoritos$/);
    }
    await expect(page.getByRole("status").filter({ hasText: "Guardado nos favoritos" })).toBeVisible();
    await cards(page)
      .nth(2)
      .getByRole("link", { name: /^Ver Perfil/ })
      .click();
    await expect(page).toHaveURL(/\/profissional\//);
    await untilAwake(page);
    await page.getByRole("button", { name: /nos favoritos$/ }).click();
    await expect(page.getByRole("button", { name: /dos favoritos$/ })).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("link", { name: "Outros profissionais de Psicologia" }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 100);
    await expect(page.getByRole("heading", { name: "Outros profissionais de Psicologia" })).toBeVisible();
  });

  await test.step("others like somebody have a page that says whom they are like, and leads back", async () => {
    const profile = page.url();
    const name = await page.getByRole("heading", { level: 1 }).innerText();
    await page.goto(`${profile}/parecidos`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Parecidos com ${name}`);
    await expect(page.getByText(/^(Verificado em|Registro ainda não conferido)/)).not.toHaveCount(0);
    await checkPage(page);
    const back = page.getByRole("link", { name: "Voltar ao perfil" });
    await expect(back).toHaveAttribute("href", new URL(profile).pathname);
  });

  const own = await kept(page);
  expect(own).toHaveLength(3);

  await test.step("the page of favourites shows them under an address", async () => {
    await openFavourites(page);
    await expect(page).toHaveURL(`/favoritos?lista=${own.join(",")}`);
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByText("Guardados só neste navegador")).toBeVisible();
    await expect(page.getByRole("button", { name: "Guardar nos meus favoritos" })).toBeHidden();
    await checkPage(page);
    await page.getByRole("button", { name: "Compartilhar lista" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copiado" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).search).toBe(`?lista=${own.join(",")}`);
  });

  await test.step("two of them stand side by side", async () => {
    await page.getByRole("button", { name: "Comparar escolhidos" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Escolha quem comparar" });
    await expect(notice.locator(".toast-info-icon")).toBeVisible();
    await expect(notice.locator(".toast-success-icon")).toBeHidden();
    for (const nth of [0, 2])
      await page
        .getByRole("checkbox", { name: /^Comparar/ })
        .nth(nth)
        .check();
    await page.getByRole("button", { name: "Comparar escolhidos" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    for (const name of ["Título e registro", "Registro conferido", "Temas", "Valor", "Próximo horário", "Avaliações"])
      await expect(page.getByRole("rowheader", { name })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Agendar com / })).toHaveCount(2);
    await checkPage(page);
    await page
      .getByRole("link", { name: /^Tirar .+ da comparação$/ })
      .first()
      .click();
    await expect(page.getByText("Falta mais alguém para comparar")).toBeVisible();
  });

  await test.step("another tab takes one off, and this one follows", async () => {
    await page.goto("/favoritos");
    await expect(cards(page)).toHaveCount(3);
    const other = await context.newPage();
    await other.goto(`/profissional/${own[1]}`);
    await other.getByRole("button", { name: /dos favoritos$/ }).click();
    await expect(other.getByRole("status").filter({ hasText: "Tirado dos favoritos" })).toBeVisible();
    await other.close();
    await expect(heart(page, 1)).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(`/favoritos?lista=${own[0]},${own[2]}`);
    await expect(page.getByText("Guardados só neste navegador")).toBeVisible();
    await heart(page, 1).click();
    await expect.poll(() => kept(page)).toEqual([own[0], own[2], own[1]]);
  });
});

test("a stranger's list, and one of people who left, change nothing until one says so", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const read = async (path: string) => (await (await request.get(path)).text()).replaceAll("<!-- -->", "");
  const found = await read("/buscar?especialidade=nutricao");
  const ids = [...new Set([...found.matchAll(/href="\/profissional\/([0-9a-f-]{36})"/g)].map(([, id]) => id))];
  await page.goto(`/profissional/${ids[0]}`);
  await untilAwake(page);
  const ownHeart = page.getByRole("button", { name: /(nos|dos) favoritos$/ });
  await ownHeart.click();
  await expect(ownHeart).toHaveAttribute("aria-pressed", "true");

  await page.goto(`/favoritos?lista=${ids[1]},${ids[2]},${gone}`);
  await expect(page.getByText("Esta é uma lista compartilhada.")).toBeVisible();
  await expect(page.getByText("1 profissional não está mais disponível")).toBeVisible();
  await expect(cards(page)).toHaveCount(2);
  await checkPage(page);
  expect(await kept(page)).toEqual([ids[0]]);
  await page.getByRole("button", { name: "Guardar nos meus favoritos" }).click();
  await expect(page.getByText("Todos já estão nos seus favoritos.")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([ids[0], ids[1], ids[2], gone]);

  await page.getByRole("link", { name: "Ver meus favoritos" }).click();
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Tirar da lista" }).click();
  await expect(page.getByText("não está mais disponível")).toBeHidden();
  await expect.poll(() => kept(page)).toEqual([ids[0], ids[1], ids[2]]);

  await test.step("addresses that were cut or made up get a page that helps", async () => {
    const cut = await read(`/favoritos?lista=${ids[1]},${encodeURIComponent("'; drop table x")}`);
    expect(cut).toContain("Parte do endereço não foi entendida");
    expect(cut.match(/<article/g)).toHaveLength(1);
    expect(await read(`/favoritos?lista=${gone}`)).toContain("Ninguém desta lista está disponível agora");
    expect(await read("/comparar")).toContain("Escolha quem comparar");
    await page.goto(`/comparar?ids=${ids.slice(0, 6).join(",")}`);
    await expect(page.getByText("Você escolheu 6 profissionais")).toBeVisible();
    await page.getByRole("button", { name: "Comparar escolhidos" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    const columns = await page
      .getByRole("columnheader")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(1);
  });

  await test.step("a browser that keeps nothing says so", async () => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(`/profissional/${ids[5]}`);
    await untilAwake(page);
    await ownHeart.click();
    await expect(page.getByRole("alert").filter({ hasText: "Não foi possível guardar" })).toBeVisible();
    await checkPage(page);
    await expect(ownHeart).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("without scripts hearts are out of reach, and a list is a list", async () => {
    const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, extraHTTPHeaders: visitorAddress() });
    const reader = await plain.newPage();
    await reader.goto(`/favoritos?lista=${ids[1]},${ids[2]}`);
    await expect(cards(reader)).toHaveCount(2);
    await expect(reader.getByRole("button", { name: /favoritos/ })).toHaveCount(0);
    for (const nth of [0, 1]) await reader.getByRole("checkbox").nth(nth).check();
    await reader.getByRole("button", { name: "Comparar escolhidos" }).click();
    await expect(reader.getByRole("columnheader")).toHaveCount(2);
    await plain.close();
  });
});
