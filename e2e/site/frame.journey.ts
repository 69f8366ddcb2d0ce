import { checkPage, expect, test } from "../testing/journey.ts";

const isPhone = () => test.info().project.name === "phone";

test("the top bar has a visitor's links; on a phone they are behind a menu that works", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: "Principal" });
  const signIn = bar.getByRole("link", { name: "Entrar", exact: true });
  if (isPhone()) {
    await expect(signIn).toBeHidden();
    await bar.getByRole("button", { name: "Menu" }).click();
    await expect(signIn).toBeVisible();
    const close = bar.getByRole("button", { name: "Fechar" });
    await expect(close).toBeVisible();
    await expect(bar.getByRole("button", { name: "Menu" })).toHaveCount(0);
    await checkPage(page);
    await close.click();
    await expect(signIn).toBeHidden();
    await bar.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect(signIn).toBeHidden();
    await expect(bar.getByRole("button", { name: "Menu" })).toBeFocused();
    await bar.getByRole("button", { name: "Menu" }).click();
  }
  await expect(bar.getByRole("link", { name: "Buscar Profissionais", exact: true })).toHaveAttribute("href", "/buscar");
  await expect(signIn).toHaveAttribute("href", "/login");
  await expect(bar.getByRole("link", { name: "Cadastrar-se", exact: true })).toHaveAttribute("href", "/cadastro");
});

test("an unknown address leads back home", async ({ page }) => {
  const response = await page.goto("/nada-aqui");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Página não encontrada" })).toBeVisible();
  await checkPage(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /início/ })
    .click();
  await expect(page).toHaveURL("/");
});

test("the landing page leads to search and sign-up, and the keyboard reaches it past the top bar", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Betesda/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Encontrar Profissional Agora", exact: true })).toHaveAttribute(
    "href",
    "/buscar",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Sou Profissional", exact: true })).toHaveAttribute(
    "href",
    "/cadastro",
  );
  await expect(page.getByText("© 2024 Betesda")).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Pular para o conteúdo" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page can be read and its menu opened", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    const signIn = page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Entrar" });
    if (isPhone()) await page.getByRole("button", { name: "Menu" }).click();
    await expect(signIn).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
