import { cast } from "../../supabase/seed/cast/cast.ts";
import { heldBack } from "../testing/held-back.ts";
import { expect, test } from "../testing/journey.ts";
import { newProfessional } from "../testing/professionals.ts";
import { atStep, fillAccount, fillOnlineProfile, finish, newcomer, next, openWizard } from "../testing/wizard.ts";

const accept = /Li e aceito/;
const alert = (page: import("playwright/test").Page) => page.getByRole("alert").last();

test("nothing typed is lost by changing one's mind, and a draft without password survives a reload", async ({
  page,
}) => {
  const ana = newcomer();
  await openWizard(page);
  await fillAccount(page, ana);
  await next(page);
  await atStep(page, "Dados Profissionais");
  await page.getByLabel("Especialidade").selectOption("Psicologia");
  await page.getByLabel("Abordagem").selectOption("TCC");
  await page.getByLabel("Especialidade").selectOption("Odontologia");
  await expect(page.getByLabel("Abordagem")).toHaveValue("Não se aplica");
  await page.getByLabel("Registro profissional").fill("em andamento");
  await expect(page.getByText("rascunho, fora da busca")).toBeVisible();
  await page.getByLabel("Apenas Presencial").check();
  await next(page);
  await atStep(page, "Localização e Horários");
  await page.getByLabel("Bairro").fill("Centro");
  await page.getByLabel("Horários de atendimento").fill("Sábados");
  await page.getByLabel("Cidade", { exact: true }).pressSequentially("campin");
  await page.getByRole("option", { name: "Campinas - SP" }).click();
  await expect(page.getByLabel("Estado")).toHaveValue("SP");
  await page.getByLabel("Cidade", { exact: true }).fill("Gotham");
  await next(page);
  await expect(page.getByText("Não encontramos esta cidade em SP.")).toBeVisible();
  await expect(page.getByLabel("Cidade", { exact: true })).toBeFocused();
  await page.getByLabel("Cidade", { exact: true }).fill("sao jose dos campos");
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByLabel("Apenas Online").check();
  await next(page);
  await expect(page.getByLabel("Bairro")).toHaveCount(0);
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByLabel("Apenas Presencial").check();
  await next(page);
  await expect(page.getByLabel("Bairro")).toHaveValue("Centro");

  await page.reload();
  await expect(page.getByText("Recuperamos o que você já tinha preenchido")).toBeVisible();
  await expect(page.getByLabel("Nome completo")).toHaveValue(ana.name);
  await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(ana.password);
  await fillAccount(page, ana);
  for (const title of ["Dados Profissionais", "Localização e Horários", "Contato e Finalização"]) {
    await next(page);
    await atStep(page, title);
  }
  await expect(page.getByText("São José dos Campos - SP")).toBeVisible();
  await page.getByRole("link", { name: "Alterar Dados Básicos" }).click();
  await page.getByRole("button", { name: "Começar de novo" }).click();
  await expect(page.getByLabel("Nome completo")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("betesda-cadastro"))).toBeNull();
});

test("the last step shows when its words are known; what goes wrong there is said, and the form stays as it is", async ({
  page,
  context,
  forgive,
}) => {
  const ana = newcomer();
  await openWizard(page);
  await fillAccount(page, { ...ana, email: cast.ana.email }, "segredo2");
  await page.getByLabel("Nome completo").focus();
  await expect(page.getByText("As senhas digitadas não são iguais")).toBeVisible();
  await next(page);
  // Its button does not move under a finger.
  const askedAt: string[] = [];
  await page.route("**/rpc/words_to_revise", async (route) => {
    const { words } = route.request().postDataJSON();
    if (words === ana.name) askedAt.push(new URL(page.url()).hash);
    await route.continue();
  });
  await fillOnlineProfile(page);
  await expect(page.getByText("Seu perfil aparece na busca assim que você terminar.")).toBeVisible();
  expect(askedAt).toEqual(["#etapa-3"]);

  // Who goes back while it is asked for stays there.
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByLabel("Horários de atendimento").fill("Sextas, das 8h às 12h");
  const held = heldBack();
  await page.route("**/rpc/words_to_revise", held.hold);
  const answered = page.waitForResponse("**/rpc/words_to_revise");
  await next(page);
  await held.asked;
  await expect(page.getByRole("button", { name: "Próximo" })).toHaveAttribute("aria-busy", "true");
  await page.getByRole("button", { name: "Voltar" }).click();
  await atStep(page, "Dados Profissionais");
  held.release();
  await answered;
  await expect(page.getByRole("button", { name: "Próximo" })).not.toHaveAttribute("aria-busy");
  await expect(page).toHaveURL(/#etapa-2$/);

  // An answer that never comes keeps nobody.
  await next(page);
  const hours = page.getByLabel("Horários de atendimento");
  await hours.fill("Sábados, das 8h às 12h");
  const lost = heldBack();
  await page.route("**/rpc/words_to_revise", lost.hold);
  await next(page);
  await lost.asked;
  await expect(page.getByRole("button", { name: "Finalizar Cadastro" })).toBeVisible();
  lost.release();
  await page.unroute("**/rpc/words_to_revise");

  await finish(page);
  await expect(alert(page)).toHaveText(/Termos obrigatórios\s*Você deve aceitar os termos de uso para continuar/);
  await expect(page.getByLabel(accept)).toBeFocused();
  await page.getByLabel(accept).check();
  await finish(page);
  await expect(alert(page)).toHaveText(/Senhas não coincidem\s*As senhas digitadas não são iguais/);
  await expect(page.getByLabel("Confirmar senha")).toBeFocused();
  await page.getByLabel("Confirmar senha").fill(ana.password);
  // Back is the step before, in the order in which one was there.
  await page.goBack();
  await atStep(page, "Contato e Finalização");
  await page.goBack();
  await atStep(page, "Localização e Horários");
  await expect(hours).toHaveValue("Sábados, das 8h às 12h");
  await next(page);
  await atStep(page, "Contato e Finalização");

  await context.setOffline(true);
  await finish(page);
  await expect(alert(page)).toHaveText(/Falha no cadastro\s*Não foi possível falar com o servidor/);
  await page.getByRole("button", { name: "Voltar" }).click();
  await expect(hours).toHaveValue("Sábados, das 8h às 12h");
  await next(page);
  await context.setOffline(false);
  await page.route("**/auth/v1/signup**", (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
  await finish(page);
  await expect(alert(page)).toHaveText(/Falha no cadastro\s*O servidor não conseguiu responder/);
  await finish(page);
  await expect(alert(page)).toContainText("Se você já tem cadastro, entre ou crie uma nova senha.");
  await expect(page.getByText("Sábados, das 8h às 12h")).toBeVisible();
  forgive(/ERR_INTERNET_DISCONNECTED|503/);
});

test("an account whose answer was lost is found again, and a profile that was not saved is saved, even after a reload", async ({
  page,
  forgive,
}) => {
  const ana = newcomer();
  await openWizard(page);
  await fillAccount(page, ana);
  await next(page);
  await fillOnlineProfile(page);
  await page.getByLabel(accept).check();
  let signUps = 0;
  await page.route("**/auth/v1/signup**", async (route) => {
    signUps += 1;
    if (signUps > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  // Two clicks make one account.
  await page.getByRole("button", { name: "Finalizar Cadastro" }).dblclick();
  await expect(alert(page)).toContainText("Falha no cadastro");
  expect(signUps).toBe(1);
  await page.route("**/rest/v1/professionals**", (route) => route.abort(), { times: 1 });
  await finish(page);
  await expect(alert(page)).toContainText("Erro ao salvar dados");
  expect(signUps).toBe(2);
  await expect(page).toHaveURL(/\/cadastro#etapa-4$/);
  await page.reload();
  await expect(page.getByText("Terças e quintas, das 14h às 20h")).toBeVisible();
  await page.getByLabel(accept).check();
  await finish(page);
  await expect(page).toHaveURL("/dashboard");
  expect(signUps).toBe(2);
  const main = page.getByRole("main");
  await expect(main).toContainText(ana.name);
  await expect(main).toContainText("CRN-3 13008");
  forgive(/net::ERR_FAILED/);
});

test("a profile that is there is not written over by signing up again: its owner hears so, and is led to it", async ({
  page,
}) => {
  const helena = await newProfessional();
  await openWizard(page);
  await fillAccount(page, { ...helena, name: "Helena P. Lima" });
  await next(page);
  await fillOnlineProfile(page);
  await page.getByLabel(accept).check();
  await finish(page);
  await expect(page.getByRole("status").filter({ hasText: "Você já tem cadastro" })).toContainText(
    "O que você digitou agora não foi salvo por cima dele",
  );
  await expect(page).toHaveURL("/dashboard");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Olá, Helena Prado");
  await expect(main).toContainText("Segunda a sexta, das 9h às 18h");
  await expect(main).toContainText("Atendo com calma.");
  expect(await page.evaluate(() => localStorage.getItem("betesda-cadastro"))).toBeNull();
});
