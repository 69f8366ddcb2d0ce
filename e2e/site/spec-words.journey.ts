import type { Page } from "playwright/test";
import { cast } from "../../supabase/seed/cast/cast.ts";
import { expect, test } from "../testing/journey.ts";
import { atStep, fillAccount, newcomer, next, openWizard } from "../testing/wizard.ts";

/**
 * Strings that were agreed on at the beginning stand on their screens, to the letter. Each screen lists its own; toasts
 * that need an error are found by the journeys that provoke it, the panel's words, which depend on who it is, in
 * panel.journey.ts, and those of the landing page and the top bar in frame.journey.ts.
 */
async function findWords(page: Page, words: string[]) {
  for (const text of words) {
    const shown = page
      .getByText(text, { exact: true })
      .or(page.getByPlaceholder(text))
      .or(page.getByLabel(text, { exact: true }));
    await expect(shown.first(), text).toBeVisible();
  }
}

/** The words of a native list are in its options, which are drawn by the browser. */
async function findOptions(page: Page, label: string, options: string[]) {
  await expect(page.getByLabel(label).locator("option")).toContainText(options);
}

test("search", async ({ page }) => {
  await page.goto("/buscar");
  await findWords(page, ["Encontre seu profissional ideal", "Especialidade", "Modalidade", "Cidade", "Ver Perfil"]);
  await expect(page.getByText(/^[\d.]+ profissionais encontrados$/).first()).toBeVisible();
  await findOptions(page, "Especialidade", ["Psicologia", "Psiquiatria", "Fonoaudiologia", "Fisioterapia"]);
  await page.goto("/buscar?cidade=nenhures");
  await findWords(page, [
    "Nenhum profissional encontrado",
    "Tente ajustar os filtros para encontrar mais resultados",
    "Limpar Filtros",
  ]);
});

test("public profile", async ({ page }) => {
  await page.goto(`/profissional/${cast.ana.id}`);
  await findWords(page, [
    ...["Sobre o Profissional", "Localização e Horários", "Consultas por videochamada", "Entre em Contato"],
    ...["WhatsApp", "E-mail", "Agendar Consulta", "Informações Rápidas"],
  ]);
  await page.goto("/profissional/ninguem");
  await findWords(page, [
    ...["Profissional não encontrado", "O perfil que você está procurando não existe."],
    ...["Erro ao carregar perfil", "Não foi possível encontrar o profissional."],
  ]);
});

test("login", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("main").getByRole("button", { name: "Entrar", exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href="/cadastro"]')).toBeVisible();
  await findWords(page, ["E-mail", "Senha", "Esqueci minha senha"]);
});

test("the four steps of the sign-up", async ({ page }) => {
  await openWizard(page);
  await findWords(page, ["Dados Básicos", "Mínimo 6 caracteres", "Próximo"]);
  await expect(page.getByRole("button", { name: "Voltar" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Entrar" })).toHaveAttribute("href", "/login");
  await fillAccount(page, newcomer());
  await next(page);

  await atStep(page, "Dados Profissionais");
  await findWords(page, [
    ...["Voltar", "Próximo"],
    ...["Apenas Crianças", "Apenas Adultos", "Crianças e Adultos"],
    ...["Apenas Presencial", "Apenas Online", "Presencial e Online"],
  ]);
  await expect(page.getByPlaceholder("CRP 12345")).toBeVisible();
  const approaches = {
    Psicologia: ["TCC", "Psicanálise", "Gestalt", "Humanista", "Sistêmica"],
    Psiquiatria: ["Psicanálise", "Cognitivo-Comportamental", "Biológica"],
    Fonoaudiologia: ["Reabilitação", "Prevenção", "Aperfeiçoamento"],
    Fisioterapia: ["Ortopédica", "Neurológica", "Respiratória", "Esportiva"],
    "Terapia Ocupacional": ["Não se aplica"],
    Nutrição: ["Não se aplica"],
    Enfermagem: ["Não se aplica"],
    Odontologia: ["Não se aplica"],
  };
  await findOptions(page, "Especialidade", Object.keys(approaches));
  for (const [specialty, names] of Object.entries(approaches)) {
    await page.getByLabel("Especialidade").selectOption(specialty);
    await findOptions(page, "Abordagem", names);
  }
  expect(await page.locator('option[value=""]').count()).toBe(0);
  await page.getByLabel("Registro profissional").fill("CRO 12345");
  await page.getByLabel("Apenas Presencial").check();
  await next(page);

  await atStep(page, "Localização e Horários");
  await findWords(page, ["Bairro", "Cidade", "Estado", "Voltar", "Próximo"]);
  await expect(page.getByLabel("Descrição")).toHaveAttribute("rows", "4");
  await page.getByRole("button", { name: "Voltar" }).click();
  await page.getByLabel("Apenas Online").check();
  await next(page);
  await atStep(page, "Localização e Horários");
  await page.getByLabel("Horários de atendimento").fill("Sábados");
  await next(page);

  await atStep(page, "Contato e Finalização");
  await findWords(page, ["Voltar", "Finalizar Cadastro"]);
  await expect(page.getByText("R$ 14,99")).toBeVisible();
  await page.route("**/auth/v1/signup**", () => {}, { times: 1 });
  await page.getByLabel(/Li e aceito/).check();
  await page.getByRole("button", { name: "Finalizar Cadastro" }).click();
  await expect(page.getByRole("button", { name: "Cadastrando..." })).toBeVisible();
});
