import type { Page } from "playwright/test";
import { bruno } from "../testing/accounts.ts";
import { newBookable, newPhone } from "../testing/bookable.ts";
import { heldBack } from "../testing/held-back.ts";
import { expect, test, untilAwake } from "../testing/journey.ts";
import { chooseOption, openFilters, sendFilters } from "../testing/search-filters.ts";

const cards = (page: Page) => page.getByRole("article");

/** Buttons that need a script are there, so that nothing jumps, but nobody sees or reaches them, whatever the width. */
async function expectNoDeadButtons(page: Page) {
  const dead = page.locator(".when-awake:visible, button:visible:not([type=submit], [popovertarget], dialog button)");
  const narrow = page.viewportSize() ?? { width: 360, height: 740 };
  // Asked again until the style sheet is there: with routes nothing is kept, and words come before it.
  await expect(dead).toHaveText([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(dead).toHaveText([]);
  await page.setViewportSize(narrow);
}

test("with every script refused one searches, pages on, reads a profile and books", { tag: "@phone-first" }, async ({
  page,
  forgive,
}) => {
  const helena = await newBookable("Helena Prado");
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto("/buscar");
  await expectNoDeadButtons(page);
  await openFilters(page);
  await chooseOption(page, "Especialidade", "Psicologia");
  await sendFilters(page);
  await expect(page).toHaveURL(/especialidade=psicologia/);
  await expect(page).toHaveTitle("Buscar: Psicologia | Betesda");
  await expect(cards(page).first()).toContainText("Psicologia");
  await expect(cards(page).filter({ hasNotText: "Psicologia" })).toHaveCount(0);
  const first = await cards(page).first().textContent();
  // By key: cards take their real heights as they come near, and what lies below them moves under the pointer.
  await page.getByRole("link", { name: "Próxima página" }).press("Enter");
  await expect(page).toHaveTitle("Buscar: Psicologia, página 2 | Betesda");
  await expect(cards(page)).toHaveCount(20);
  expect(await cards(page).first().textContent()).not.toBe(first);
  await expectNoDeadButtons(page);
  const name = String(await cards(page).first().getByRole("heading").textContent());
  await cards(page)
    .first()
    .getByRole("link", { name: /^Ver Perfil/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expectNoDeadButtons(page);

  await page.goto(`/profissional/${helena.id}`);
  await page
    .getByRole("link", { name: /^Agendar .*, às / })
    .first()
    .click();
  await expect(page.locator('[name="inicio"]:checked')).toHaveCount(1);
  await expectNoDeadButtons(page);
  await page.getByLabel("Presencial").check();
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await page.getByLabel("Seu WhatsApp").fill(newPhone());
  await page.getByLabel(/^Concordo/).check();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  await expectNoDeadButtons(page);
  forgive(/ERR_FAILED/);
});

test("an island that breaks leaves its HTML, with what was typed, and the browser sends it", async ({
  page,
  forgive,
}) => {
  await page.route(/\/assets\/report-form-[^/]+\.js$/, async (route) => {
    const names = /export\{([^}]*)\}/.exec(await (await route.fetch()).text())?.[1] ?? "";
    const exported = names.split(",").map((name) => name.replace(/^.* as /, ""));
    expect(exported).toContain("default");
    const others = exported.filter((name) => name !== "default").map((name) => `export const ${name} = undefined;`);
    const body = `export default () => { throw new Error("a broken island") };${others.join("")}`;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  const broken = page.waitForEvent("console", (message) => message.text().includes("a broken island"));
  const held = heldBack();
  await page.route(/\/assets\/hydrate-island-[^/]+\.js$/, held.hold);
  await page.goto(`/denunciar/perfil/${(await newBookable("Helena Prado")).id}`);
  // Typed before the code comes, which is when it breaks.
  const story = page.getByLabel("O que aconteceu");
  await story.fill("O telefone é de outra pessoa.");
  await page.getByRole("radio", { name: "Outro motivo" }).check();
  held.release();
  await broken;
  await expect(page.locator("[data-awake][data-island]")).toHaveCount(1);
  await expect(story).toHaveValue("O telefone é de outra pessoa.");
  await expect(page.getByRole("radio", { name: "Outro motivo" })).toBeChecked();
  await page.getByLabel("Seu e-mail").fill("sem arroba");
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  const brokenAgain = page.waitForEvent("console", (message) => message.text().includes("a broken island"));
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  expect((await sent).postData()).toContain("outra+pessoa");
  await brokenAgain;
  await expect(story).toHaveValue("O telefone é de outra pessoa.");
  forgive(/a broken island/);
});

test("a form that something else has changed before it woke up works all the same", async ({
  page,
  errors,
  forgive,
}) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.querySelector("[data-island] label")?.remove()),
  );
  await page.goto(`/denunciar/perfil/${(await newBookable("Helena Prado")).id}`);
  await page.getByLabel("O que aconteceu").fill("O telefone é de outra pessoa.");
  await untilAwake(page, "report-form");
  // React draws it anew, and says so in the console.
  await expect.poll(() => errors.join()).toContain("#418");
  forgive(/#418/);
  await expect(page.getByLabel("O que aconteceu")).toHaveValue("O telefone é de outra pessoa.");
  await page.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(page.getByText("Escolha o motivo.")).toBeVisible();
});

test("a search form whose code breaks is sent by the browser", async ({ page }) => {
  await page.route(/\/assets\/search-form-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken")' }),
  );
  await page.goto("/buscar");
  await openFilters(page);
  await chooseOption(page, "Especialidade", "Nutrição");
  await sendFilters(page);
  await expect(page).toHaveURL(/especialidade=nutricao/);
  await expect(cards(page).first()).toContainText("Nutrição");
});

test("a form whose code did not come says so, and asks for it again at the next touch", async ({ page, forgive }) => {
  await page.route(/\/assets\/login-[^/]+\.js$/, (route) => route.abort(), { times: 1 });
  await page.goto("/login");
  await expect(page.getByRole("alert").filter({ hasText: "Não foi possível carregar" })).toBeVisible();
  await page.getByLabel("E-mail").fill(bruno.email);
  await untilAwake(page, "login");
  await expect(page.getByLabel("E-mail")).toHaveValue(bruno.email);
  await page.getByLabel("Senha", { exact: true }).fill(bruno.password);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
  await expect(page).toHaveURL("/dashboard");
  forgive(/ERR_FAILED/);
});

test("what only helps and does not come is no error", async ({ page, forgive }) => {
  const failed = (name: string) => page.waitForEvent("requestfailed", (request) => request.url().includes(name));
  await page.route(/\/assets\/(mark-section|sentence-box)[^/]*\.js$/, (route) => route.abort());
  const contents = failed("mark-section");
  await page.goto("/termos");
  await contents;
  await page.goto("/");
  const suggestions = failed("sentence-box");
  await page.getByRole("combobox", { name: "O que você procura?" }).fill("psicóloga em Campinas");
  await suggestions;
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/buscar?especialidade=psicologia&cidade=Campinas+-+SP");
  forgive(/ERR_FAILED/);
});

test("whoever signs in faster than the form's code comes is signed in by it", async ({ page }) => {
  const held = heldBack();
  await page.route(/\/assets\/login-[^/]+\.js$/, held.hold);
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(bruno.email);
  await page.getByLabel("Senha", { exact: true }).fill(bruno.password);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
  held.release();
  await expect(page).toHaveURL("/dashboard");
});

test("what is typed into the sign-up before its code comes counts", async ({ page }) => {
  const held = heldBack();
  await page.route(/\/assets\/sign-up-[^/]+\.js$/, held.hold);
  await page.goto("/cadastro");
  await page.getByLabel("Nome completo").fill("Débora Lins");
  await page.getByLabel("E-mail").fill("debora@exemplo.com.br");
  held.release();
  await untilAwake(page, "sign-up");
  await expect(page.getByLabel("Nome completo")).toHaveValue("Débora Lins");
  await page.getByLabel("Senha", { exact: true }).fill("figos-ao-sol");
  await page.getByLabel("Confirmar senha").fill("figos-ao-sol");
  await page.getByRole("button", { name: "Próximo" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Dados Profissionais" })).toBeFocused();
});

test("a time that is chosen before the form's code comes is said then, and moves nothing that is tapped next", async ({
  page,
}) => {
  const held = heldBack();
  await page.route(/\/assets\/booking-form-[^/]+\.js$/, held.hold);
  await page.goto(`/profissional/${(await newBookable("Helena Prado")).id}/agendar`);
  const said = page.getByRole("status").filter({ hasText: /, às 9h40$/ });
  await expect(page.getByText("Nenhum horário escolhido")).toBeVisible();
  await page.getByRole("radio", { name: "9h40" }).last().check();
  await expect(page.getByText("Nenhum horário escolhido")).toBeHidden();
  const next = page.getByLabel("Presencial");
  const before = await next.boundingBox();
  held.release();
  await expect(said).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});

test("a page that takes long says that it is on its way, and neither it nor the one before says so afterwards", async ({
  page,
}) => {
  // The page says itself what it shows: the browser answers no question about it while the next one is on its way.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const place = document.getElementById("a-caminho");
      const report = () => place?.checkVisibility() && console.debug(`${place.role}: ${place.innerText}`);
      if (place) new MutationObserver(report).observe(place, { childList: true });
    });
  });
  const isLoading = () => page.waitForEvent("console", (message) => message.text() === "status: Carregando...");
  const place = page.locator("#a-caminho");
  await page.goto("/");
  await untilAwake(page);
  const held = heldBack();
  await page.route("**/login", held.hold);
  const bar = page.getByRole("navigation", { name: "Principal" });
  await Promise.all([isLoading(), bar.getByRole("link", { name: "Entrar" }).click({ noWaitAfter: true })]);
  held.release();
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Entrar" })).toBeVisible();
  await expect(place).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(place).toBeEmpty();

  // The same for what a form asks for while it is not awake.
  const [code, answer] = [heldBack(), heldBack()];
  await page.route(/\/assets\/report-form-/, code.hold);
  await page.goto(`/denunciar/perfil/${(await newBookable("Helena Prado")).id}`);
  await untilAwake(page);
  await page.route("**/denunciar/**", answer.hold);
  const send = page.getByRole("button", { name: "Enviar denúncia" });
  await Promise.all([isLoading(), send.press("Enter", { noWaitAfter: true })]);
  answer.release();
  await expect(page.getByText("Escolha o motivo.")).toBeVisible();
  await expect(place).toBeEmpty();
  code.release();
});

test("a page of the panel names at once every file that its program needs; public pages name none", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const shell = await read("/dashboard");
  const named = new Set([...shell.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file));
  const needed = new Set([/src="([^"]+\/panel-[^"]+\.js)"/.exec(shell)?.[1] ?? ""]);
  const entry = needed.size;
  for (const file of needed)
    for (const [, name] of (await read(file)).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      needed.add(`/assets/${name}`);
  expect(needed.size).toBeGreaterThan(10);
  expect([...needed].slice(entry).sort()).toEqual([...named].sort());
  expect(await read("/buscar")).not.toContain("modulepreload");
});
