import { newAccount } from "../testing/accounts.ts";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enter } from "../testing/professionals.ts";

const isPhone = () => test.info().project.name === "phone";

const pages = {
  "/termos": "Termos de Uso",
  "/privacidade": "Política de Privacidade",
  "/valores": "Nossos valores",
  "/como-ordenamos": "Como ordenamos os resultados",
  "/contato": "Contato",
  "/acessibilidade": "Acessibilidade",
};

test("the six pages are linked from each other and are the same for everybody", async ({ page, request }) => {
  for (const [path, title] of Object.entries(pages)) {
    const response = await request.get(path);
    expect(response.headers()["cache-control"]).toContain("s-maxage");
    const html = await response.text();
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toContain(`<title>${title} | Betesda</title>`);
    const footer = html.slice(html.indexOf("<footer"));
    for (const other of Object.keys(pages)) expect(footer, path).toContain(`href="${other}"`);
  }
  await page.goto("/acessibilidade");
  const footer = page.getByRole("contentinfo");
  for (const other of Object.keys(pages)) await expect(footer.locator(`a[href="${other}"]`)).toBeVisible();
  await checkPage(page);
  await page.goto("/privacidade");
  await checkPage(page);
});

test("the terms say their version and lead to each chapter; on paper only the text is left", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/termos");
  await expect(page.getByText(/^Última atualização: \d+º? de \S+ de \d{4} · versão \d{4}-\d\d-\d\d$/)).toBeVisible();
  const contents = page.getByRole("navigation", { name: "Nesta página" });
  if (isPhone()) await contents.locator("summary").click();
  const link = contents.getByRole("link", { name: "Cancelamento" });
  await link.click();
  await expect(page.getByRole("heading", { name: "Cancelamento" })).toBeInViewport();
  if (!isPhone()) {
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).toBeInViewport();
    await expect(contents.locator("[aria-current]")).toHaveCount(1);
  }
  await checkPage(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Nesta página" })).toBeHidden();
  await expect(page.getByText("R$ 14,99").first()).toBeVisible();
});

test("who has not accepted the current documents is asked in the panel, once", async ({ page }) => {
  await enter(page, await newAccount());
  // It stands there when the page shows: one that came later would push the page away under a click.
  const held = heldBack();
  await page.route("**/rest/v1/rpc/pending_documents", held.hold);
  const settings = page.locator("h1", { hasText: "Ajustes" });
  await page.goto("/dashboard/ajustes");
  await held.asked;
  await expect(page.getByRole("link", { name: "Ajustes" })).toBeVisible();
  await expect(settings).toBeHidden();
  held.release();
  await expect(settings).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "Leia e aceite nossos documentos" });
  await expect(notice.getByRole("link", { name: "Termos de Uso" })).toHaveAttribute("href", "/termos");
  await notice.getByRole("button", { name: "Li e aceito" }).click();
  await expect(notice).toBeHidden();
  const answer = page.waitForResponse("**/rest/v1/rpc/pending_documents");
  await page.reload();
  expect(await (await answer).json()).toEqual([]);
  await expect(notice).toBeHidden();
});

test("each version of the documents stays readable at its own address", async ({ page, request }) => {
  for (const [path, title] of [
    ["/termos", "Termos de Uso"],
    ["/privacidade", "Política de Privacidade"],
  ] as const) {
    await page.goto(`${path}/versao/2026-11-15`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByText("versão 2026-11-15")).toBeVisible();
    await expect(page.getByText("Esta é uma versão anterior")).toBeVisible();
    if (path === "/termos") await checkPage(page);
    await page.getByRole("link", { name: "Ler a versão atual" }).click();
    await expect(page).toHaveURL(path);
    const former = page.getByRole("link", { name: "Versão 2026-11-15" });
    await expect(former).toHaveAttribute("href", `${path}/versao/2026-11-15`);
    const current = /versão (\S+)$/.exec(await page.getByText(/^Última atualização/).innerText())?.[1];
    await page.goto(`${path}/versao/${current}`);
    await expect(page.getByText("Esta é uma versão anterior")).toBeHidden();
    await expect(page.getByText(`versão ${current}`)).toBeVisible();
    expect((await request.get(`${path}/versao/1999-01-01`)).status()).toBe(404);
  }
});

test("every page names who answers for it", async ({ page, request }) => {
  await page.goto("/login");
  const footer = page.getByRole("contentinfo");
  for (const fact of ["[Razão social do operador]", "CNPJ", "[Endereço do operador]", "contato@exemplo.com.br"]) {
    await expect(footer.getByText(fact).first()).toBeVisible();
    for (const path of ["/", "/buscar"]) {
      const html = await (await request.get(path)).text();
      expect(html.slice(html.lastIndexOf("<footer")), path).toContain(fact);
    }
  }
});
