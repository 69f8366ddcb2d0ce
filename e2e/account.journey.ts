import type { Page } from "playwright/test";
import { checkPage, expect, test } from "./journey.ts";

const isPhone = () => test.info().project.name === "phone";

async function openMenu(page: Page) {
  if (isPhone()) await page.getByRole("button", { name: "Menu" }).click();
  return page.getByRole("navigation", { name: "Principal" });
}

async function signIn(page: Page, email: string, password = "betesda-demo") {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Entrar" }).click();
}

test("a professional signs in, sees the own links and signs out", async ({ page }) => {
  await page.goto("/login?voltar=/buscar");
  await checkPage(page);
  await signIn(page, "bruno@betesda.test");
  await expect(page.getByText("Login realizado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/buscar");
  await page.goto("/");
  const bar = await openMenu(page);
  await expect(bar.getByRole("link", { name: "Meu Painel" })).toHaveAttribute("href", "/dashboard");
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeHidden();
  await bar.getByRole("button", { name: "Sair" }).click();
  await expect(page.getByText("Logout realizado")).toBeVisible();
  await expect(page.getByText("Você foi desconectado com sucesso!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await openMenu(page);
  await expect(bar.getByRole("link", { name: "Entrar" })).toBeVisible();
});
