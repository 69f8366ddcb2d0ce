import type { Page } from "playwright/test";
import { checkPage, expect, test } from "../testing/journey.ts";
import { atStep, newcomer, openWizard } from "../testing/wizard.ts";

const hostile = `<img src=x onerror="alert(1)"> "aspas" & {{7*7}}`;

/** What a keyboard does: each text into the next field. */
async function typeThrough(page: Page, ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.press("Tab");
    if (text) await page.keyboard.insertText(text);
  }
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test("a professional signs up by keyboard alone, from the first field to the panel", { tag: "@phone-first" }, async ({
  page,
}) => {
  const ana = newcomer();
  await openWizard(page);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Etapa 1 de 4");
  await page.getByLabel("Nome completo").focus();
  await press(page, "Enter");
  await expect(page.getByLabel("Nome completo")).toBeFocused();
  await expect(page.getByText("Informe seu nome completo.")).toBeVisible();
  await checkPage(page);
  await page.keyboard.insertText(ana.name);
  await typeThrough(page, ana.email, ana.password, ana.password);
  await expect(page.getByText("Informe seu nome completo.")).toBeHidden();
  await press(page, "Enter");

  await atStep(page, "Dados Profissionais");
  await expect(page.getByLabel("Abordagem")).toHaveCount(0);
  await typeThrough(page, "");
  await page.keyboard.type("Psicol");
  await expect(page.getByLabel("Abordagem")).toBeVisible();
  await typeThrough(page, "06/166340");
  await expect(page.getByText("Reconhecemos: CRP da 6ª região (SP), nº 166340.")).toBeVisible();
  await typeThrough(page, "");
  await page.keyboard.type("Gestalt");
  await press(page, "Tab", "Space", "Tab", "Space", "ArrowDown", "ArrowDown");
  await expect(page.getByLabel("Apenas Crianças")).toBeChecked();
  await expect(page.getByLabel("Presencial e Online")).toBeChecked();
  await checkPage(page);
  await press(page, "Enter");

  await atStep(page, "Localização e Horários");
  await typeThrough(page, "");
  await page.keyboard.type("13010000");
  await expect(page.getByLabel("CEP")).toHaveValue("13010-000");
  await expect(page.getByLabel("CEP")).toHaveAccessibleDescription(/não fica guardado/);
  await expect(page.getByLabel("Cidade", { exact: true })).toHaveValue("Campinas");
  await expect(page.getByLabel("Estado")).toHaveValue("SP");
  await typeThrough(page, "Rua das Flores, 10", "Centro", "", "", "Segunda a sexta", "Cura garantida!");
  await expect(page.getByText(/Quer revisar\? “Cura garantida/)).toBeVisible();
  await page.getByLabel("Descrição").fill(hostile);
  await checkPage(page);
  await press(page, "Tab", "Enter");

  await atStep(page, "Contato e Finalização");
  await typeThrough(page, "");
  await page.keyboard.type("+55 11 98765-4321");
  await expect(page.getByLabel("WhatsApp")).toHaveValue("+55 (11) 98765-4321");
  await expect(page.getByRole("definition").filter({ hasText: hostile })).toBeVisible();
  await press(page, "Tab", "Tab", "Tab", "Tab", "Tab", "Enter");
  const dialog = page.getByRole("dialog", { name: "Termos de Uso" });
  await expect(dialog.getByRole("heading", { name: "Direito de arrependimento: 7 dias" })).toBeVisible();
  await checkPage(page);
  await press(page, "Escape");
  await expect(page.getByRole("button", { name: "Ler os Termos de Uso" })).toBeFocused();
  await press(page, "Tab", "Tab", "Space", "Tab", "Enter");

  await expect(page.getByRole("status").filter({ hasText: "Cadastro realizado com sucesso!" })).toContainText(
    "Bem-vindo à Betesda! Seu período de teste de 10 dias começou agora.",
  );
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("main")).toContainText("CRP 06/166340");
  await expect(page.getByRole("main")).toContainText(hostile);
  await expect(page.getByText("Leia e aceite nossos documentos")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("betesda-cadastro"))).toBeNull();
  // Who has an account needs no second one.
  await page.goto("/cadastro");
  await expect(page).toHaveURL("/dashboard");
});
