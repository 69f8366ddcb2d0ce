import type { Page } from "playwright/test";
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

test("toasts come one at a time and leave; dialogs hold the focus, and ask before they drop what was typed", async ({
  page,
}) => {
  await page.goto("/dev/ui");
  await untilAwake(page, "gallery");

  await test.step("toasts come one at a time and leave by themselves; errors are alerts", async () => {
    const success = page.getByRole("status").filter({ hasText: "Logout realizado" });
    const failure = page.getByRole("alert").filter({ hasText: "Falha no login" });
    await page.getByRole("button", { name: "Mostrar sucesso" }).click();
    await expect(success).toBeVisible();
    await page.getByRole("button", { name: "Mostrar erro" }).click();
    await expect(failure).toBeVisible();
    await expect(success).toBeHidden();
    await expect(failure).toBeHidden();
  });

  await test.step("a dialog asks before it drops what was typed in it", async () => {
    const form = page.getByRole("button", { name: "Abrir formulário" });
    await form.click();
    const dialog = page.getByRole("dialog", { name: "Responder a Marta" });
    const words = dialog.getByLabel("Sua resposta");
    const question = dialog.getByRole("group", { name: "Descartar o que você escreveu?" });
    await words.fill("Obrigada pelas palavras.");
    await page.mouse.click(5, 5);
    await expect(question).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(question.getByRole("button", { name: "Continuar escrevendo" })).toBeFocused();
    await checkPage(page);
    // A slip is no answer.
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await question.getByRole("button", { name: "Continuar escrevendo" }).click();
    await expect(words).toBeFocused();
    await expect(words).toHaveValue("Obrigada pelas palavras.");

    await dialog.getByRole("button", { name: "Voltar" }).click();
    await question.getByRole("button", { name: "Continuar escrevendo" }).click();
    await dialog.getByRole("button", { name: "Fechar" }).click();
    await question.getByRole("button", { name: "Descartar" }).click();
    await expect(dialog).toBeHidden();
    // Nothing is typed in the one that is opened anew.
    await form.click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  const opener = page.getByRole("button", { name: "Abrir diálogo" });
  const dialog = page.getByRole("dialog", { name: "Excluir sua conta?" });

  await test.step("a dialog holds the focus, closes with Escape and gives the focus back", async () => {
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    // Who marks a text and lets go outside has not pressed there.
    await opener.click();
    await dialog.getByRole("heading").hover();
    await page.mouse.down();
    await page.mouse.move(5, 5);
    await page.mouse.up();
    await dialog.getByRole("button", { name: "Fechar" }).hover();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  });

  await test.step("what is told over an open dialog is read out there, and can be closed", async () => {
    await opener.click();
    await dialog.getByRole("button", { name: "Excluir conta" }).click();
    const toast = page.getByRole("alert").filter({ hasText: "Ainda aqui" });
    // Held, as by whoever reads it.
    await toast.getByRole("paragraph").first().hover();
    expect(await alertsInTree(page)).toEqual(["Ainda aqui"]);
    await checkPage(page);
    await toast.getByRole("button", { name: "Fechar" }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();

    // It outlives the dialog, and tells of the next thing there again.
    await dialog.getByRole("button", { name: "Excluir conta" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(toast).toBeVisible();
    await page.getByRole("button", { name: "Mostrar erro" }).click();
    await expect(page.getByRole("alert")).toContainText("Falha no login");
  });
});

/** As a screen reader finds them: what is inert is not in this tree, though it is drawn. */
async function alertsInTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send("Accessibility.getFullAXTree");
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const words = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === "StaticText") return String(node.name?.value);
    if (node?.role?.value === "button") return "";
    return (node?.childIds ?? []).map(words).join("");
  };
  return nodes.filter(({ role, ignored }) => role?.value === "alert" && !ignored).map(({ nodeId }) => words(nodeId));
}
