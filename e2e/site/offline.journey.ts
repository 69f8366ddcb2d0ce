import type { Browser, Page } from "playwright/test";
import { consentWords } from "#app/features/appointments/consent.ts";
import { runServer } from "../../server/testing/run-server.ts";
import { cast } from "../../supabase/seed/cast/cast.ts";
import { newAccount } from "../testing/accounts.ts";
import { newBookable, newPhone, pauseListing } from "../testing/bookable.ts";
import { layCable } from "../testing/cable.ts";
import { checkPage, expect, requestTest as test } from "../testing/journey.ts";
import { enter } from "../testing/professionals.ts";

/** A browser in which the service worker is let in, and which nobody uses afterwards. */
async function openVisitor(browser: Browser, address: string) {
  const cable = await layCable(address);
  const context = await browser.newContext({ baseURL: cable.address, serviceWorkers: "allow" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return {
    page,
    leadTo: cable.leadTo,
    async goOffline() {
      cable.cut();
      await context.setOffline(true);
    },
    async goOnline() {
      cable.mend();
      await context.setOffline(false);
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await cable[Symbol.asyncDispose]();
      expect(errors).toEqual([]);
    },
  };
}

/** Paths of everything that the worker keeps, or has taken over. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => url.slice(location.origin.length));
  });

/** The worker is at work once the page that brought it is kept, too. */
async function readFirst(page: Page, path: string) {
  await page.goto(path);
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state, "the service worker").toBe("activated");
  await expect.poll(() => keptPaths(page)).toEqual(expect.arrayContaining([path, "/sem-conexao"]));
}

async function read(page: Page, path: string) {
  await page.goto(path);
  await expect.poll(() => keptPaths(page)).toContain(path);
}

const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Você está sem conexão. Esta é a cópia" });
const ana = `/profissional/${cast.ana.id}`;

test("what was read opens again without a connection and says so; anything else offers to try again", async ({
  browser,
  baseURL,
}) => {
  await using visitor = await openVisitor(browser, String(baseURL));
  const { page } = visitor;
  await readFirst(page, "/buscar?especialidade=nutricao");
  await read(page, ana);
  await expect(notice(page)).toBeHidden();

  await visitor.goOffline();
  await page.goto("/buscar?especialidade=nutricao");
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await page.goto(ana);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");
  await expect(notice(page)).toHaveText(/neste aparelho, de \d\d\/\d\d\/\d{4}, \d\dh\d\d; horários e contatos podem/);
  await expect(page.locator(".kept-notice")).toHaveCSS("background-color", /^(?!rgba\(0, 0, 0, 0\))/);
  await checkPage(page);
  await visitor.goOnline();
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Beatriz Nogueira");

  await visitor.goOffline();
  await page.goto("/psicologia");
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await expect(page).toHaveURL("/psicologia");
  await checkPage(page);
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
  await visitor.goOnline();
  await page.getByRole("link", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Psicólogos no Brasil");
});

for (const where of ["/dashboard", "/"])
  test(`who leaves ${where} without a connection is out of this browser, and reads that other devices are not`, async ({
    browser,
    baseURL,
    page: elsewhere,
  }) => {
    const account = await newAccount();
    await enter(elsewhere, account);
    await using visitor = await openVisitor(browser, String(baseURL));
    const { page } = visitor;
    await readFirst(page, "/");
    await enter(page, account);
    await page.goto(where);
    const leave = page.getByRole("button", { name: "Sair", exact: true });
    await expect(leave).toBeVisible();

    await visitor.goOffline();
    await leave.click();
    await expect(page.getByText("Você saiu neste navegador")).toBeVisible();
    await expect(page.getByText("em outros aparelhos a conta continua aberta")).toBeVisible();
    await expect(page).toHaveURL("/");
    await expect(notice(page)).toBeVisible();
    await visitor.goOnline();
    await expect(notice(page)).toBeHidden();
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login");
    await elsewhere.goto("/dashboard");
    await expect(elsewhere.getByRole("button", { name: "Sair", exact: true })).toBeVisible();
    await expect(elsewhere).toHaveURL("/dashboard");
  });

test("nothing that belongs to one person is kept, and what is asked for is always the newest", async ({
  browser,
  baseURL,
  request,
}) => {
  const helena = await newBookable("Helena Prado");
  const profile = `/profissional/${helena.id}`;
  await using visitor = await openVisitor(browser, String(baseURL));
  const { page } = visitor;
  await readFirst(page, "/");
  await read(page, profile);
  const [inicio] = await page
    .getByRole("link", { name: /^Agendar .*, às / })
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => new URL(href).searchParams.get("inicio")));
  const form = {
    inicio: new Date(String(inicio)).toISOString(),
    modalidade: "online",
    nome: "Maria",
    para: "mim",
    consentimento: consentWords.appointment.version,
  };
  const booked = await request.post(`${profile}/agendar`, {
    form: { ...form, whatsapp: newPhone() },
    maxRedirects: 0,
  });
  const appointment = String(booked.headers().location);
  expect(appointment).toMatch(/^\/consulta\//);
  // A kept copy is no answer while there is a connection.
  await expect(async () => {
    await page.goto(profile);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Helena Prado");
    // The server hears of it a moment later.
    await expect(page.locator(`a[href$="inicio=${inicio}"]`)).toHaveCount(0, { timeout: 500 });
  }).toPass();

  // One of the panel's and one of the others: shells.test.ts has all of them.
  const own = [appointment, `${profile}/agendar`, "/dashboard", "/Login"];
  for (const path of own) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.goto("/termos");
  await expect.poll(() => keptPaths(page)).toContain("/termos");
  const kept = (await keptPaths(page)).filter((path) => !path.startsWith("/assets/"));
  expect(kept.toSorted()).toEqual(["/", profile, "/sem-conexao", "/termos"].toSorted());

  // A profile that has left the directory is dropped once the server answers 404.
  await pauseListing(helena);
  await expect(async () => {
    await page.goto(profile);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Helena Prado", { timeout: 500 });
  }).toPass();
  await expect.poll(() => keptPaths(page)).not.toContain(profile);

  await visitor.goOffline();
  for (const path of [...own, profile]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Você está sem conexão" })).toBeVisible();
    await expect(page.getByText("Helena Prado")).toHaveCount(0);
  }
});

test("an installation that keeps nothing offline takes worker and copies away again", async ({ browser }) => {
  await using visitor = await openVisitor(browser, String(process.env.E2E_ADDRESS));
  const { page } = visitor;
  await readFirst(page, "/termos");

  // At what is the same address to the visitor, one with another setting.
  await using another = await runServer({ OFFLINE: "0" });
  // Connections to the former one end, as when it is stopped.
  await visitor.goOffline();
  visitor.leadTo(String(another.address));
  await visitor.goOnline();
  await page.goto("/privacidade");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  // The worker of before serves the page that took it away to its end, and may keep a file that comes late.
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await visitor.goOffline();
  await expect(page.goto("/termos")).rejects.toThrow(/ERR_/);
});
