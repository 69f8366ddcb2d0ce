import type { Page } from "playwright/test";
import { expect, untilAwake } from "./journey.ts";

/** Somebody new each time, with an address that no other journey uses. */
export function newcomer() {
  return { name: "Débora Lins", email: `debora.${crypto.randomUUID()}@exemplo.com.br`, password: "figos-ao-sol" };
}

export type Newcomer = ReturnType<typeof newcomer>;

export const next = (page: Page) => page.getByRole("button", { name: "Próximo" }).click();

export const finish = (page: Page) => page.getByRole("button", { name: "Finalizar Cadastro" }).click();

export const atStep = (page: Page, title: string) =>
  expect(page.getByRole("heading", { level: 2, name: title })).toBeFocused();

export async function openWizard(page: Page) {
  await page.goto("/cadastro");
  await untilAwake(page, "sign-up");
}

export async function fillAccount(page: Page, { name, email, password }: Newcomer, confirmation = password) {
  await page.getByLabel("Nome completo").fill(name);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByLabel("Confirmar senha").fill(confirmation);
}

/** From the second step to the last one, for somebody who works online. */
export async function fillOnlineProfile(page: Page) {
  await atStep(page, "Dados Profissionais");
  await page.getByLabel("Especialidade").selectOption("Nutrição");
  await page.getByLabel("Registro profissional").fill("CRN3 13008");
  await page.getByLabel("Apenas Online").check();
  await next(page);
  await atStep(page, "Localização e Horários");
  await page.getByLabel("Horários de atendimento").fill("Terças e quintas, das 14h às 20h");
  await next(page);
  await atStep(page, "Contato e Finalização");
}
