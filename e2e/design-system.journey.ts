import { type RunningServer, runServer } from "../server/testing/run-server.ts";
import { checkPage, expect, test } from "./journey.ts";

/** The page with every component exists while developing only, so these run against the development server. */
test.describe.configure({ mode: "serial" });
let server: RunningServer;
test.beforeAll(async ({ browser }) => {
  server = await runServer({ DEMO: "1" }, "development");
  // After an install Vite prepares its dependencies during the first visit, and may load the page twice.
  const page = await browser.newPage();
  await page.goto(`${server.address}/dev/ui`, { waitUntil: "networkidle" });
  await page.close();
});
test.afterAll(() => server[Symbol.asyncDispose]());
test.beforeEach(({ page }) => page.goto(`${server.address}/dev/ui`, { waitUntil: "networkidle" }));

test("every component is accessible, light and dark", async ({ page }) => {
  await expect(page.getByRole("heading", { name: "Guia de estilo" })).toBeVisible();
  await checkPage(page);
});

test("toasts come one at a time and leave by themselves; errors are alerts", async ({ page }) => {
  const success = page.getByRole("status").filter({ hasText: "Logout realizado" });
  const failure = page.getByRole("alert").filter({ hasText: "Falha no login" });
  await page.getByRole("button", { name: "Mostrar sucesso" }).click();
  await expect(success).toBeVisible();
  await page.getByRole("button", { name: "Mostrar erro" }).click();
  await expect(failure).toBeVisible();
  await expect(success).toBeHidden();
  await expect(failure).toBeHidden({ timeout: 10_000 });
});

test("a dialog holds the focus, closes with Escape and gives the focus back", async ({ page }) => {
  const opener = page.getByRole("button", { name: "Abrir diálogo" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Excluir sua conta?" });
  await expect(dialog).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
