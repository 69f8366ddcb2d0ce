import { findFaintTexts } from "../testing/contrast.ts";
import { checkPage, expect, test, untilAwake } from "../testing/journey.ts";

test("every component is accessible, light and dark", async ({ page }) => {
  await page.goto("/dev/ui");
  await expect(page.getByRole("heading", { name: "Guia de estilo" })).toBeVisible();
  await checkPage(page);
  // In the dark, in which the check has left the page.
  await page.getByRole("heading", { level: 1 }).evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("h1 { color: #334455 }");
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await findFaintTexts(page)).toEqual([expect.stringMatching(/^Guia de estilo: 1\.8/)]);
});

test("toasts come one at a time and leave by themselves; errors are alerts", async ({ page }) => {
  await page.goto("/dev/ui");
  await untilAwake(page, "gallery");
  const success = page.getByRole("status").filter({ hasText: "Logout realizado" });
  const failure = page.getByRole("alert").filter({ hasText: "Falha no login" });
  await page.getByRole("button", { name: "Mostrar sucesso" }).click();
  await expect(success).toBeVisible();
  await page.getByRole("button", { name: "Mostrar erro" }).click();
  await expect(failure).toBeVisible();
  await expect(success).toBeHidden();
  await expect(failure).toBeHidden();
});

test("a dialog holds the focus, closes with Escape and gives the focus back", async ({ page }) => {
  await page.goto("/dev/ui");
  await untilAwake(page, "gallery");
  const opener = page.getByRole("button", { name: "Abrir diálogo" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Excluir sua conta?" });
  await expect(dialog).toBeVisible();
  await checkPage(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
