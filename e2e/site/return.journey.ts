import { type APIRequestContext, type Browser, chromium, type Page } from "playwright/test";
import { consentWords } from "#app/features/appointments/consent.ts";
import { bruno, signIn } from "../testing/accounts.ts";
import { newBookable, newPhone } from "../testing/bookable.ts";
import { browserFlags } from "../testing/browser.ts";
import { heldBack } from "../testing/held-back.ts";
import { expect, requestTest as test } from "../testing/journey.ts";
import { visitorAddress } from "../testing/visitor-address.ts";

// One after the other: to start a browser costs as much as a journey.
test.describe.configure({ mode: "default" });

let launched: Promise<Browser> | undefined;

/** Playwright switches the back/forward cache off: a browser of the journeys' own has it. */
function launch() {
  launched ??= chromium.launch({
    executablePath: process.env.E2E_WHOLE_BROWSER,
    args: browserFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  return launched;
}

test.afterAll(async () => (await launched)?.close());

async function openBrowser(baseURL: string | undefined) {
  const browser = await launch();
  const context = await browser.newContext({
    ...{ baseURL, locale: "pt-BR", timezoneId: "America/Sao_Paulo", viewport: { width: 1280, height: 800 } },
    serviceWorkers: "block",
    extraHTTPHeaders: visitorAddress(),
  });
  await context.addInitScript(() =>
    addEventListener("pageshow", ({ persisted }) => persisted && console.debug("as left")),
  );
  return { page: await context.newPage(), [Symbol.asyncDispose]: () => context.close() };
}

/** By Back or Forward, to the very page that was left: the browser had kept it alive. */
async function returnTo(page: Page, way: "goBack" | "goForward") {
  // What is left before it has loaded is not kept for the way back to it.
  await page.waitForFunction(() => document.readyState === "complete");
  const asLeft = page.waitForEvent("console", (message) => message.text() === "as left");
  // A page that was kept alive tells of nothing that is loaded.
  await Promise.all([asLeft, page[way]({ waitUntil: "commit" })]);
}

async function book(request: APIRequestContext, address: string) {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const answer = await request.post(pathname, {
    form: {
      ...{
        inicio: new Date(String(searchParams.get("inicio"))).toISOString(),
        modalidade: "online",
        nome: "Outra Pessoa",
      },
      ...{ whatsapp: newPhone(), para: "mim" },
      consentimento: consentWords.appointment.version,
    },
    maxRedirects: 0,
  });
  expect(answer.headers().location).toMatch(/^\/consulta\//);
}

test("a page that comes back as it was left learns of the time that was taken meanwhile", async ({
  baseURL,
  request,
}) => {
  // Where nobody else of her profession is: she is on the first page.
  const helena = await newBookable("Helena Prado", "Sorocaba");
  await using browser = await openBrowser(baseURL);
  const { page } = browser;
  const card = page.getByRole("article").filter({ has: page.locator(`a[href="/profissional/${helena.id}"]`) });
  const next = card.getByRole("group", { name: "Próximos horários" }).getByRole("link").first();
  const search = "/buscar?especialidade=terapia-ocupacional&cidade=Sorocaba+-+SP";
  // A page of before may be kept for some seconds: whoever is new is not on it.
  await expect(async () => {
    await page.goto(search);
    await expect(next).toBeVisible({ timeout: 500 });
  }).toPass();
  const before = String(await next.getAttribute("href"));

  const profile = heldBack();
  await page.route(`**/profissional/${helena.id}`, profile.hold);
  await card.getByRole("link", { name: /^Ver Perfil/ }).click({ noWaitAfter: true });
  profile.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Helena Prado");
  // What a page that comes back asks for is nobody's to hold.
  await page.unroute(`**/profissional/${helena.id}`);
  const times = page.getByRole("link", { name: /^Agendar .*, às / });
  const taken = String(await times.first().getAttribute("href"));
  await book(request, taken);
  // It is asked for once, when the page comes back; whatever was kept of before has gone by then.
  await expect(async () => expect(await (await request.get(search)).text()).not.toContain(before)).toPass();

  await returnTo(page, "goBack");
  await expect(page).toHaveURL(/\/buscar/);
  // A card asks when it is looked at.
  await card.scrollIntoViewIfNeeded();
  await expect(next).not.toHaveAttribute("href", before);
  await expect(page.locator("#a-caminho")).toBeEmpty();
  await returnTo(page, "goForward");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Helena Prado");
  await expect(page.locator(`a[href="${taken}"]`)).toHaveCount(0);
  await expect(times.first()).toBeVisible();
});

test("so it does where no live connection is to be had", async ({ baseURL, request }) => {
  const helena = await newBookable("Helena Prado", "Itu");
  await using browser = await openBrowser(baseURL);
  const { page } = browser;
  await page.routeWebSocket(/./, (socket) => socket.close());
  const next = page.locator(`[data-times="${helena.id}"]`).getByRole("link").first();
  await expect(async () => {
    await page.goto("/buscar?especialidade=terapia-ocupacional&cidade=Itu+-+SP");
    await expect(next).toBeVisible({ timeout: 500 });
  }).toPass();
  const before = String(await next.getAttribute("href"));
  // By its address: nobody has touched the page that is left.
  await page.goto(`/profissional/${helena.id}`);
  await book(request, before);
  await returnTo(page, "goBack");
  // A card asks when it is looked at.
  await page.locator(`article a[href="/profissional/${helena.id}"]`).first().scrollIntoViewIfNeeded();
  await expect(next).not.toHaveAttribute("href", before);
});

test("who reads the privacy policy before agreeing comes back to the form as it was left, and learns of the time", async ({
  baseURL,
  request,
}) => {
  const helena = await newBookable("Helena Prado", "Salto");
  await using browser = await openBrowser(baseURL);
  const { page } = browser;
  await page.goto(`/profissional/${helena.id}`);
  const time = page.getByRole("link", { name: /^Agendar .*, às / }).first();
  const taken = String(await time.getAttribute("href"));
  await page.goto(taken);
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await page.getByLabel("Mensagem").fill("Prefiro pela manhã.");
  await page.getByRole("link", { name: "Como cuidamos dos seus dados" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Política de Privacidade" })).toBeVisible();
  await book(request, taken);

  await returnTo(page, "goBack");
  await expect(page.getByLabel("Seu nome")).toHaveValue("Maria das Dores");
  await expect(page.getByLabel("Mensagem")).toHaveValue("Prefiro pela manhã.");
  await expect(page.getByText("Este horário não está mais livre. Escolha outro.")).toBeVisible();
});

test("who signs in or out meanwhile finds the right links on the page that comes back", async ({ baseURL }) => {
  await using browser = await openBrowser(baseURL);
  const { page } = browser;
  const bar = page.getByRole("navigation", { name: "Principal" });
  await page.goto("/");
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeVisible();
  await bar.getByRole("link", { name: "Entrar" }).click();
  await signIn(page, bruno);
  await expect(page).toHaveURL("/dashboard");
  await returnTo(page, "goBack");
  await expect(page).toHaveURL("/");
  await expect(bar.getByRole("link", { name: "Meu Painel" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeHidden();
});
