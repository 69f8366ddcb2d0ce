import { checkPage, expect, test } from "../testing/journey.ts";
import { enterAsOperator } from "../testing/operators.ts";

/** As `datetime-local` takes it on a clock of São Paulo. */
const hoursAgo = (hours: number) => new Date(Date.now() - (hours + 3) * 3_600_000).toISOString().slice(0, 16);

test("an operator records an incident, takes the drafts along, and notes that everybody was told", async ({ page }) => {
  await enterAsOperator(page);
  await page.getByRole("link", { name: "Incidentes" }).click();
  await expect(page.getByText("Nenhum incidente registrado.")).toBeVisible();

  await page.getByRole("button", { name: "Registrar incidente" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Registrar incidente" })).toBeFocused();
  await page.getByLabel("O que houve, e por quê").fill("Um backup ficou em uma pasta aberta por uma hora.");
  await page.getByRole("link", { name: "Visão geral" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sair sem salvar" }).click();
  await expect(page).toHaveURL("/operador");
  await page.getByRole("link", { name: "Incidentes" }).click();
  await page.getByRole("button", { name: "Continuar o registro" }).click();
  await expect(page.getByText("Recuperamos o que você não salvou")).toBeVisible();
  await page.getByRole("button", { name: "Salvar no registro" }).click();
  await expect(page.getByLabel("Quando vocês souberam")).toBeFocused();
  await expect(page.getByText("Diga quando vocês souberam.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel("Quando vocês souberam").fill(hoursAgo(30 * 24));
  await page.getByLabel("Que dados").fill("Nomes e e-mails");
  await page.getByLabel("De quem").fill("Profissionais");
  await page.getByRole("button", { name: "Salvar no registro" }).click();
  await expect(page.getByText(/^prazo vencido em/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Registrar incidente" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Incidentes registrados" })).toBeFocused();

  await page.getByRole("button", { name: "Atualizar" }).click();
  await expect(page.getByLabel("O que houve, e por quê")).toHaveValue(/pasta aberta/);
  await page.getByLabel("Quando vocês souberam").fill(hoursAgo(3));
  await page.getByLabel("Sim").check();
  await page.getByRole("button", { name: "Salvar no registro" }).click();
  await expect(page.getByText(/^comunicar até/)).toBeVisible();
  await page.getByText("Anotações anteriores").click();
  await page.getByRole("link", { name: "Visão geral" }).click();
  await expect(page.getByText(/^Incidente com dados pessoais: comunicar até/)).toBeVisible();
  await page.getByRole("link", { name: "Incidentes" }).click();
  await expect(page.getByRole("button", { name: "Rascunho para a ANPD" })).toBeVisible();
  await checkPage(page);

  await page.getByRole("button", { name: "Rascunho para a ANPD" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Texto")).toHaveValue(/Um backup ficou em uma pasta aberta/);
  await checkPage(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Rascunho para as pessoas" }).click();
  await expect(dialog.getByLabel("Texto")).toHaveValue(/^Assunto: Aviso sobre os seus dados/);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Atualizar" }).click();
  await page.getByLabel("ANPD avisada em").fill(hoursAgo(2));
  await page.getByLabel("Pessoas avisadas em").fill(hoursAgo(1));
  await page.getByRole("button", { name: "Salvar no registro" }).click();
  await expect(page.getByText("comunicado", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Histórico" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Registrou incidente" })).toHaveCount(1);
  await expect(page.getByRole("row").filter({ hasText: "Atualizou incidente" })).toHaveCount(2);
});
