import type { BrowserContext, Page } from "playwright/test";
import { isDeclared, type StoragePlace } from "../../app/features/privacy/browser-storage.ts";
import { newBookable, newPhone } from "../testing/bookable.ts";
import { expect, requestTest as test, untilAwake } from "../testing/journey.ts";
import { newProfessional, newReviewLink } from "../testing/professionals.ts";
import { chooseOption } from "../testing/search-filters.ts";
import { settleAccount } from "../testing/settle-account.ts";
import { visitorAddress } from "../testing/visitor-address.ts";
import { fillAccount, fillOnlineProfile, finish, newcomer, next, openWizard } from "../testing/wizard.ts";

/** Every name under which a page writes, also what it removes at once; and what the browser holds in the end. */
async function watchStorage(context: BrowserContext) {
  const written = new Set<string>();
  const note = (place: StoragePlace, name: string) => void written.add(`${place}: ${name}`);
  await context.exposeFunction("noteStored", note);
  await context.addInitScript(() => {
    const { noteStored } = window as unknown as { noteStored: (place: string, name: string) => void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      noteStored(this === window.localStorage ? "localStorage" : "sessionStorage", name);
      setItem.call(this, name, value);
    };
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (name, version) => {
      noteStored("indexedDB", name);
      return open(name, version);
    };
  });
  return {
    written,
    async look(page: Page) {
      const held = await page.evaluate(async () => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
        caches: await caches.keys(),
        indexedDB: (await indexedDB.databases()).map(({ name = "" }) => name),
      }));
      for (const [place, names] of Object.entries(held)) for (const name of names) note(place as StoragePlace, name);
      for (const { name } of await context.cookies()) note("cookies", name);
    },
  };
}

const undeclared = (written: Set<string>) =>
  [...written].filter((entry) => {
    const [place = "", name = ""] = entry.split(/: (.*)/s);
    return !isDeclared(place as StoragePlace, name);
  });

test("the privacy policy names everything that the site keeps in a browser", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL, locale: "pt-BR", extraHTTPHeaders: visitorAddress() },
    serviceWorkers: "allow",
  });
  const { written, look } = await watchStorage(context);
  const page = await context.newPage();

  await test.step("a visitor searches, reads, books and reviews", async () => {
    await page.goto("/buscar");
    await page.getByLabel("Especialidade").focus();
    await chooseOption(page, "Especialidade", "Nutrição");
    await expect(page).toHaveURL(/especialidade=/);
    await page.getByLabel("O que você procura?").fill("nutricionista online");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/modalidade=online/);
    await page
      .getByRole("button", { name: /nos favoritos$/ })
      .first()
      .click();
    await expect(page.getByText("Guardado nos favoritos")).toBeVisible();
    await page
      .getByRole("link", { name: /^Ver Perfil/ })
      .first()
      .click();
    await expect(page).toHaveURL(/profissional/);
    // Written on the way here.
    await look(page);
    const helena = await newBookable("Helena Prado");
    await page.goto(`/profissional/${helena.id}/agendar`);
    await page.getByRole("radio", { name: /^\d+h/ }).last().check();
    await untilAwake(page, "booking-form");
    await page.getByLabel("Presencial").check();
    await page.getByLabel("Seu nome").fill("Maria das Dores");
    await page.getByLabel("Seu WhatsApp").fill(newPhone());
    await page.getByLabel(/^Concordo/).check();
    await page.getByRole("button", { name: "Pedir consulta" }).click();
    await expect(page).toHaveURL(/\/consulta\/[\w-]{43}/);
    const olivia = await newProfessional();
    await settleAccount(olivia.session.user.id);
    await page.goto(await newReviewLink(olivia.session));
    await untilAwake(page, "review-form");
    await page.getByRole("radio", { name: "4 estrelas, Bom" }).check();
    await page.getByLabel(/^Tive atendimento com/).check();
    await page.getByRole("button", { name: "Publicar avaliação" }).click();
    await expect(page.getByText("Obrigado por avaliar")).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain("pages-1");
    await look(page);
  });

  await test.step("a professional signs up", async () => {
    await openWizard(page);
    await fillAccount(page, newcomer());
    await next(page);
    await fillOnlineProfile(page);
    await look(page);
    await page.getByLabel(/^Li e aceito/).check();
    await finish(page);
    await expect(page).toHaveURL("/dashboard");
    await look(page);
  });

  await test.step("and works in the panel", async () => {
    const links = page.getByRole("navigation", { name: "Painel" });
    for (const path of ["/dashboard/avaliacoes", "/dashboard/horarios", "/dashboard/agenda"]) {
      const link = links.locator(`a[href="${path}"]`);
      await link.click();
      await expect(link).toHaveAttribute("aria-current", "page");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText("Carregando...")).toHaveCount(0);
    }
    await links.locator('a[href="/dashboard/perfil"]').click();
    await page.getByLabel("Nome completo").fill("Ana B. Nogueira");
    await page.goto("/dashboard/ajustes");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page);
    await page.getByRole("banner").getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL("/");
    await look(page);
  });

  expect(undeclared(written)).toEqual([]);
  // The walk has been where things are kept.
  const places = [
    "localStorage: betesda-cadastro",
    "localStorage: favoritos",
    "sessionStorage: frase",
    "sessionStorage: search-left",
    "sessionStorage: toast",
    "caches: files-1",
  ];
  for (const entry of places) expect([...written]).toContain(entry);
  expect([...written].join()).toMatch(/localStorage: sb-\w+-auth-token.*localStorage: reviews-seen:/s);
  await page.goto("/privacidade#cookies");
  await expect(page.getByText("betesda-cadastro")).toBeVisible();
  await context.close();
});
