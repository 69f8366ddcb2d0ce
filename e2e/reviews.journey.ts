import type { Browser } from "playwright/test";
import { checkPage, expect, test } from "./journey.ts";
import { enter, newProfessional } from "./professionals.ts";

const dentist = {
  specialty: "Odontologia",
  registration: "CRO-SP 12345",
  approach: "Não se aplica",
  city: "Jundiaí",
};

async function openVisitor(browser: Browser, baseURL: string | undefined, options: object = {}) {
  const context = await browser.newContext({ baseURL, locale: "pt-BR", ...options });
  return context.newPage();
}

test("a patient reviews by a link, everybody sees it at once, the professional answers", async ({
  page,
  browser,
  baseURL,
  viewport,
}) => {
  const name = `Olívia ${crypto.randomUUID().slice(0, 8)}`;
  const olivia = await newProfessional({ ...dentist, name });
  await enter(page, olivia);
  await page.goto("/dashboard/avaliacoes");
  await expect(page.getByRole("heading", { name: "Nenhuma avaliação ainda" })).toBeVisible();
  await page.getByRole("button", { name: "Criar link de avaliação" }).click();
  const link = await page.getByLabel("Link de avaliação").inputValue();
  await expect(page.getByText("Hoje você ainda pode criar 4 links.")).toBeVisible();
  await checkPage(page);
  const own = await page.context().newPage();
  await own.goto(link);
  await expect(own.getByText("Este link é para o paciente")).toBeVisible();
  await own.close();

  const patient = await openVisitor(browser, baseURL, { viewport });
  const answer = await patient.goto(link);
  expect(answer?.headers()).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  await patient.getByRole("button", { name: "Publicar avaliação" }).click();
  await expect(patient.getByText("Escolha de uma a cinco estrelas.")).toBeVisible();
  await expect(patient.getByText("Para publicar, é preciso concordar.")).toBeVisible();
  await checkPage(patient);
  await patient.getByRole("radio", { name: "3 estrelas, Regular" }).focus();
  await patient.keyboard.press("Space");
  await patient.keyboard.press("ArrowRight");
  await expect(patient.getByRole("radio", { name: "4 estrelas, Bom" })).toBeChecked();
  await patient.getByLabel(/^Comentário/).fill("Explicou tudo com calma.\n<b>Recomendo</b>");
  await patient.getByLabel(/^Seu primeiro nome/).fill("Teresa Cristina");
  await patient.getByLabel(/^Fui atendido/).check();
  await Promise.all([
    expect(page.getByRole("status").filter({ hasText: "Teresa: 4 estrelas" })).toBeVisible({ timeout: 20_000 }),
    patient.getByRole("button", { name: "Publicar avaliação" }).click(),
  ]);
  await expect(patient.getByText("Obrigado por avaliar")).toBeVisible();
  await checkPage(patient);
  await expect(page.getByRole("heading", { name: "Teresa" })).toBeVisible();
  await expect(page.getByText("1 avaliação", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Responder" }).click();
  await page.getByLabel("Sua resposta").fill("Obrigada pela confiança.");
  await checkPage(page);
  await page.getByRole("button", { name: "Publicar resposta" }).click();
  await expect(page.getByText(`Resposta de ${name}`)).toBeVisible();

  await patient.goto("/buscar?especialidade=Odontologia&cidade=Jundia%C3%AD");
  const card = patient.getByRole("article").filter({ hasText: name });
  await expect(card.getByText("4,0 de 5, 1 avaliação")).toBeAttached();
  await card.getByRole("link").click();
  await expect(patient.getByText("4,0 de 5, 1 avaliação").first()).toBeAttached();
  await expect(patient.getByText("<b>Recomendo</b>")).toBeVisible();
  await expect(patient.getByText("Obrigada pela confiança.")).toBeVisible();
  expect(await patient.locator('script[type="application/ld+json"]').first().textContent()).toContain(
    '"reviewCount":1',
  );
  await checkPage(patient);
  await patient.getByRole("link", { name: "Ver Todas as Avaliações" }).click();
  await expect(patient.getByRole("heading", { level: 1, name: `Avaliações de ${name}` })).toBeVisible();
  await expect(patient.getByRole("listitem").filter({ hasText: "4 estrelas" })).toContainText("1 (100%)");
  await checkPage(patient);

  await patient.getByRole("link", { name: "Denunciar a avaliação de Teresa" }).click();
  await patient.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(patient.getByText("Escolha o motivo.")).toBeVisible();
  await checkPage(patient);
  await patient.getByLabel("Expõe dados de alguém").check();
  await patient.getByRole("button", { name: "Enviar denúncia" }).click();
  await expect(patient.getByRole("heading", { name: "Denúncia recebida" })).toBeVisible();

  await patient.goto(link);
  await patient.getByText("Apagar minha avaliação").click();
  await patient.getByRole("button", { name: "Sim, apagar" }).click();
  await expect(patient.getByRole("heading", { name: "Avaliação apagada" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nenhuma avaliação ainda" })).toBeVisible();
  await patient.context().close();
});

test("the featured profile shows 127 reviews, and pages lead through them", async ({ page }) => {
  await page.goto("/profissional/be7e5da0-0000-4000-8000-000000000001");
  await expect(page.getByText("4,8 de 5, 127 avaliações").first()).toBeAttached();
  await page.getByRole("link", { name: "Ver Todas as Avaliações" }).click();
  const seen = new Set<string>();
  for (let turn = 0; turn < 7; turn++) {
    await expect(page.getByRole("article")).toHaveCount(turn < 6 ? 20 : 7);
    const reports = page.getByRole("article").getByRole("link");
    for (const address of await reports.evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href)))
      seen.add(address);
    if (turn < 6) {
      const before = page.url();
      await page.getByRole("link", { name: "Avaliações anteriores" }).click();
      await expect(page).not.toHaveURL(before);
    }
  }
  expect(seen.size).toBe(127);
  await page.getByRole("link", { name: "Mais recentes" }).click();
  await expect(page.getByRole("link", { name: "Mais recentes" })).toHaveCount(0);
});

test("a link that nobody was given leads nowhere", { tag: "@once" }, async ({ page }) => {
  const response = await page.goto(`/avaliar/${"x".repeat(43)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Este link não existe mais" })).toBeVisible();
});

test("a visit and a contact appear in the open panel", { tag: "@once" }, async ({ page, browser, baseURL }) => {
  const rosa = await newProfessional({ ...dentist, name: "Rosa Martins" });
  await enter(page, rosa);
  await page.goto(`/profissional/${rosa.id}`);
  await page.goto("/dashboard?aba=estatisticas");
  const figure = (label: string) =>
    page
      .getByRole("tabpanel")
      .locator("div")
      .filter({ has: page.getByText(label) });
  await expect(figure("Visualizações neste mês").locator("dd").first()).toHaveText("0");
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36";
  const visitor = await openVisitor(browser, baseURL, { userAgent });
  await visitor.context().route(/wa\.me/, (route) => route.abort());
  await visitor.goto(`/profissional/${rosa.id}`);
  await Promise.all([
    expect(page.getByRole("status").filter({ hasText: "Novo contato" })).toBeVisible({ timeout: 20_000 }),
    visitor.getByRole("link", { name: "WhatsApp" }).click(),
  ]);
  await expect(figure("Contatos recebidos").locator("dd").first()).toHaveText("1");
  await expect(figure("Visualizações neste mês").locator("dd").first()).toHaveText("1");
  await expect(figure("Taxa de conversão").locator("dd").first()).toHaveText("100,0%");
  await checkPage(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Baixar planilha (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("estatisticas.csv");
  await visitor.context().close();
});
