import { newBookable } from "./bookable.ts";
import { checkPage, expect, test } from "./journey.ts";

test("a visitor books from a profile, keeps the private link and cancels by it", { tag: "@phone-first" }, async ({
  page,
  context,
  faults,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const helena = await newBookable("Helena Prado");
  await page.goto(`/profissional/${helena.id}`);
  await expect(page.getByRole("heading", { name: "Próximos horários" })).toBeVisible();
  await expect(page.getByText("Atualizado agora")).toBeVisible();
  await page.getByRole("link", { name: "Agendar Consulta" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Agendar Consulta" })).toBeVisible();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByText("Escolha um horário ou diga qual prefere.")).toBeVisible();
  await expect(page.getByText("Diga seu nome.")).toBeVisible();
  await expect(page.getByText("Para enviar o pedido, é preciso concordar.")).toBeVisible();
  await checkPage(page);

  await page.getByRole("button", { name: "Depois" }).click();
  await page.getByRole("radio", { name: "10:30" }).first().check();
  await page.getByRole("button", { name: "Antes" }).click();
  await page.getByLabel("Presencial").check();
  await page.getByLabel("Seu nome").fill("Maria das Dores");
  await page.getByLabel("Seu WhatsApp").fill("11912345678");
  await expect(page.getByLabel("Seu WhatsApp")).toHaveValue("(11) 91234-5678");
  await page.getByLabel(/^Concordo/).check();
  await page.route("**/agendar.data*", (route) => route.abort());
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nada do que você escreveu se perdeu." })).toBeVisible();
  await expect(page.getByLabel("Seu nome")).toHaveValue("Maria das Dores");
  expect(faults.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
  await page.unroute("**/agendar.data*");
  await page.getByRole("button", { name: "Pedir consulta" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  await expect(page).toHaveURL(/\/consulta\/[\w-]{43}/);
  await expect(page.getByText("às 10:30")).toBeVisible();
  await expect(page.getByText("Rua das Flores, 10, Centro, Campinas - SP")).toBeVisible();
  await expect(page.getByText("91234")).toHaveCount(0);
  await checkPage(page);
  await page.getByRole("button", { name: "Copiar o link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const answer = await page.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await page.getByText("Cancelar", { exact: true }).click();
  await page.getByRole("button", { name: "Sim, cancelar" }).click();
  await expect(page.getByText("Você cancelou esta consulta.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Fazer outro pedido" })).toBeVisible();
});

test("a link that nobody was given leads nowhere", async ({ page }) => {
  const response = await page.goto(`/consulta/${"x".repeat(43)}`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Este link não existe mais" })).toBeVisible();
  await checkPage(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the free times can be read, and the page says what sending needs", async ({ page }) => {
    const helena = await newBookable("Helena Prado");
    await page.goto(`/profissional/${helena.id}/agendar`);
    await expect(page.getByText("é preciso ativar o JavaScript")).toBeVisible();
    await expect(page.getByText("08:00").first()).toBeVisible();
  });
});
