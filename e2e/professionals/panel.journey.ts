import { cast } from "../../supabase/seed/cast/cast.ts";
import { newAccount } from "../testing/accounts.ts";
import { heldBack } from "../testing/held-back.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enter, newProfessional } from "../testing/professionals.ts";

const { bruno, camila, joao, marcos, vitoria } = cast;

// Each of the words for each of the states: subscription.test.ts.
const situations = [
  {
    who: joao,
    badge: "Inativo",
    message: "Período gratuito expirado",
    banner: ["Período gratuito expirado", "Seu perfil está inativo. Assine agora para reativar.", "Reativar Perfil"],
  },
  {
    who: marcos,
    badge: "Ativo",
    message: "Assinatura ativa",
    banner: ["Não conseguimos cobrar sua assinatura", "Atualizar Pagamento"],
  },
];

test("the panel tells everybody where they stand", async ({ context }) => {
  for (const { who, badge, message, banner } of situations) {
    const page = await context.newPage();
    await enter(page, who.email);
    await page.goto("/dashboard?aba=assinatura");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(`Olá, ${who.profile.name}`);
    await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole("tabpanel").getByText(message)).toBeVisible();
    for (const text of banner) await expect(main.getByText(text, { exact: true }).first(), text).toBeVisible();
    await page.close();
  }
});

test("figures, three tabs and their fields, by keyboard too; a trial that ends is told", async ({ page }) => {
  await enter(page, camila.email);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  for (const label of ["Visualizações", "Contatos", "Avaliação", "Reviews"])
    await expect(main.getByRole("term").filter({ hasText: label }).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: /^\d+ pedidos? esperam? sua resposta$/ })).toBeVisible();
  await expect(main.getByRole("link", { name: "Responder" })).toHaveAttribute("href", "/dashboard/agenda");
  await expect(main.getByRole("link", { name: "Editar Perfil" })).toHaveAttribute("href", "/dashboard/perfil");
  await expect(main.getByRole("link", { name: "Assinar Agora" }).first()).toHaveAttribute(
    "href",
    "/dashboard/assinatura",
  );
  await expect(main.getByText("Seu período gratuito está acabando!", { exact: true })).toBeVisible();
  await expect(main.getByText("Restam apenas 3 dias. Assine agora por R$ 14,99/mês.", { exact: true })).toBeVisible();
  const panel = main.getByRole("tabpanel", { name: /Meu Perfil|Assinatura|Estatísticas/ });
  for (const text of [
    camila.profile.name,
    camila.email,
    "Nutrição",
    "CRN-3 48216",
    "Presencial e Online",
    "Campinas - SP",
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await checkPage(page);
  await main.getByRole("tab", { name: "Meu Perfil" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(panel.getByText("Período Gratuito", { exact: true })).toBeVisible();
  await expect(panel.getByText("3 dias restantes do período gratuito")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/aba=estatisticas/);
  for (const text of ["Visualizações neste mês", "Contatos recebidos", "Taxa de conversão", "Avaliações na média"])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await expect(panel.getByText(/^\d+,\d%$/).first()).toBeVisible();
  await expect(panel.getByRole("img", { name: /nos últimos 30 dias/ })).toBeVisible();
  await panel.getByText("Ver os números em uma tabela").click();
  await expect(panel.locator("details").getByRole("row")).toHaveCount(31);
  await checkPage(page);
});

test("an incomplete profile is told what it misses, and led to the field", async ({ page }) => {
  await enter(page, vitoria.email);
  await page.goto("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByText("Seu perfil ainda não aparece na busca")).toBeVisible();
  await expect(main.getByText("Carregando...")).toBeHidden();
  // What is missing, what it brings, how much there is, and how others will see it.
  await expect(main.getByText(/^Seu perfil está \d+% completo$/)).toBeVisible();
  await expect(main.getByRole("link", { name: /^\d+ dias? restantes? do período gratuito$/ })).toBeVisible();
  await main.getByRole("tab", { name: "Google" }).click();
  await expect(main.getByRole("tabpanel", { name: "Google" })).toContainText(`${vitoria.profile.name}, Fisioterapia`);
  await main.getByRole("tab", { name: "WhatsApp" }).click();
  await checkPage(page);
  await main.getByRole("link", { name: /^Preencha sua semana/ }).click();
  await expect(page).toHaveURL("/dashboard/horarios");
  await page.goBack();
  await main.getByRole("link", { name: "registro profissional", exact: true }).click();
  await expect(main.getByLabel("Registro profissional")).toBeFocused();

  // Another page begins at its top, wherever the one before was left.
  await main.getByLabel("WhatsApp").scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole("navigation", { name: "Painel" }).getByRole("link", { name: "Visão geral" }).click();
  await expect(main.getByText(/^Seu perfil está \d+% completo$/)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("what fails to load can be tried again, and a notice that is never answered for keeps nobody", async ({
  page,
}) => {
  const held = heldBack();
  await page.route(/rpc\/(pending_documents|my_registration)/, held.hold);
  await enter(page, bruno.email);
  await page.route("**/rest/v1/professionals*", (route) => route.fulfill({ status: 400, json: { message: "x" } }));
  await page.goto("/dashboard");
  await held.asked;
  const toast = page.getByRole("alert").filter({ hasText: "Erro ao carregar dados" });
  await expect(toast).toContainText("Não foi possível carregar os dados do seu perfil.");
  await checkPage(page);
  await page.unroute("**/rest/v1/professionals*");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Olá, ${bruno.profile.name}`);
  // In the middle of a trial there is nothing to tell.
  await expect(page.getByRole("main").getByText(/acabando|expirado|cobrar|pausado/)).toHaveCount(0);
  held.release();
});

test("an unconfirmed address is reminded of", async ({ page }) => {
  await enter(page, await newAccount());
  await page.goto("/dashboard");
  await expect(page.getByText("Confirme seu e-mail")).toBeVisible();
  const resend = page.getByRole("button", { name: "Reenviar e-mail" });
  await resend.click();
  await expect(page.getByRole("status").filter({ hasText: "E-mail enviado" })).toBeVisible();
  // It has only just left: another is sent after a minute, and the page says so.
  await resend.click();
  await expect(page.getByRole("alert").filter({ hasText: "O e-mail não foi enviado" })).toContainText(
    "Espere um minuto",
  );
});

test("a profile is paused, previewed by its owner alone, and resumed", async ({ page, request }) => {
  const helena = await newProfessional();
  await enter(page, helena);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pausar perfil" }).click();
  const question = page.getByRole("dialog", { name: "Pausar seu perfil?" });
  await expect(question).toBeVisible();
  await checkPage(page);
  const held = heldBack();
  await page.route("**/rest/v1/rpc/pause_listing", held.hold);
  await question.getByRole("button", { name: "Pausar agora" }).click();
  await held.asked;
  await question.getByRole("button", { name: "Continuar publicado" }).click({ force: true });
  await expect(question).toBeVisible();
  held.release();
  await expect(question).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Perfil pausado" })).toBeVisible();
  await expect(page.getByText("Seu perfil está pausado")).toBeVisible();

  const asVisitor = await request.get(`/profissional/${helena.id}`);
  expect(asVisitor.status()).toBe(404);
  expect(await asVisitor.text()).toContain("Profissional não encontrado</h");

  const code = heldBack();
  await page.route(/\/assets\/owner-preview-[^/]+\.js$/, code.hold);
  await page.getByRole("link", { name: "Ver prévia do perfil" }).click();
  await code.asked;
  await expect(page.getByRole("main").getByText("Carregando...")).toBeVisible();
  code.release();
  await expect(page.getByText("Esta é uma prévia: só você vê esta página")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Helena Prado");
  await expect(page.getByText("Erro ao carregar perfil")).toBeHidden();
  await page.getByRole("link", { name: "Ir para o painel" }).click();
  await page.getByRole("button", { name: "Retomar perfil" }).first().click();
  await expect(page.getByText("Perfil retomado")).toBeVisible();
  await expect(page.getByText("Seu perfil está publicado e aparece na busca.")).toBeVisible();
});
