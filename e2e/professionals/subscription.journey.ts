import type { Page } from "playwright/test";
import { newAccount } from "../testing/accounts.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { linkInEmail, textOfEmail } from "../testing/mailbox.ts";
import { enter } from "../testing/professionals.ts";

const path = "/dashboard/assinatura";

async function arrive(page: Page) {
  const account = await newAccount();
  await enter(page, account);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Assinatura", level: 1 })).toBeVisible();
  return account;
}

async function pay(page: Page, decision: "Aprovar pagamento" | "Recusar pagamento") {
  await page.getByRole("button", { name: "Assinar Agora" }).click();
  await page.getByRole("button", { name: decision }).click();
}

test("a payment is refused, approved, shown with its receipt, and given back", { tag: "@phone-first" }, async ({
  page,
}) => {
  const { email } = await arrive(page);
  await expect(page.getByText("R$ 14,99").first()).toBeVisible();
  await page.getByRole("button", { name: "Assinar Agora" }).click();
  await expect(page.getByText("Aqui nenhum dinheiro se move")).toBeVisible();
  await expect(page.getByRole("img", { name: "QR code do Pix" })).toBeVisible();
  await expect(page.getByText(/^000201.*6304[0-9A-F]{4}$/)).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(60:00|59:\d\d)$/);
  await checkPage(page);
  // Left open, it is seen on the overview and goes on from there.
  await page.goto("/dashboard");
  await expect(page.getByText("Seu pagamento está em aberto")).toBeVisible();
  await page.getByRole("link", { name: "Continuar o pagamento" }).click();
  await page.getByRole("button", { name: "Recusar pagamento" }).click();
  await expect(page.getByText("Pagamento não aprovado")).toBeVisible();

  await pay(page, "Aprovar pagamento");
  await expect(page.getByText("Pagamento confirmado")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assinatura ativa" })).toBeVisible();
  expect(await linkInEmail(email, "Recibo: R$ 14,99 da sua assinatura")).toContain(path);
  await page.getByRole("link", { name: /^Recibo \d{6}$/ }).click();
  await expect(page.getByRole("button", { name: "Imprimir ou salvar em PDF" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /^versão de / })).toBeVisible();
  await checkPage(page);

  await expect(page.getByRole("main").getByText("[Razão social do operador], CNPJ")).toBeVisible();
  await page.getByLabel("Nome ou razão social").fill("Clínica Luz Ltda.");
  await page.getByLabel(/^CPF ou CNPJ/).fill("11.222.333/0001-82");
  await page.getByRole("button", { name: "Atualizar recibo" }).click();
  await expect(page.getByText("Confira o CPF ou CNPJ")).toBeVisible();
  await page.getByLabel(/^CPF ou CNPJ/).fill("11.222.333/0001-81");
  await page.getByRole("button", { name: "Atualizar recibo" }).click();
  await expect(page.getByRole("main").getByText("Clínica Luz Ltda.", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("11.222.333/0001-81", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Voltar para a assinatura" }).click();
  await expect(page.getByText(/^Até \d{2}\/\d{2}\/\d{4}.* você pode desistir/)).toBeVisible();
  await page.getByRole("button", { name: "Desistir e receber o dinheiro de volta" }).click();
  await expect(page.getByRole("dialog")).toContainText("Devolvemos R$ 14,99");
  await page.getByRole("button", { name: "Sim, quero a devolução" }).click();
  await expect(page.getByText("Desistência confirmada")).toBeVisible();
  await expect(page.getByText("Devolvemos R$ 14,99", { exact: true })).toBeVisible();
  await expect(page.getByText("Devolvido", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Assinar Agora" })).toBeVisible();
  await checkPage(page);
  const confirmation = await textOfEmail(email, "Recebemos sua desistência da assinatura");
  expect(confirmation).toContain("R$ 14,99");
  expect(confirmation).toMatch(/\/termos\/versao\/\d{4}-\d{2}-\d{2}/);
});

test("in the trial the page says when money moves, by card none before its end; a cancellation is taken back", async ({
  page,
}) => {
  const { email } = await arrive(page);
  await expect(page.getByText(/No Pix você paga R\$\s14,99 agora, e o mês pago só começa em/)).toBeVisible();
  await page.getByRole("radio", { name: /Cartão de crédito/ }).check();
  await expect(page.getByText(/Nada é cobrado agora: a primeira cobrança, de R\$\s14,99, será em/)).toBeVisible();
  await expect(page.getByText("Cancele quando quiser, em dois cliques.")).toBeVisible();
  await expect(page.getByText(/Até 7 dias depois do pagamento.* você pode desistir e devolvemos tudo/)).toBeVisible();
  const terms = page.getByRole("main").getByRole("link", { name: "termos de uso", exact: true });
  await expect(terms).toHaveAttribute("href", "/termos");
  await pay(page, "Aprovar pagamento");
  await expect(page.getByText("Assinatura confirmada")).toBeVisible();
  await expect(page.getByText("Primeira cobrança", { exact: true })).toBeVisible();
  await expect(page.getByText("Cobranças e recibos")).toBeHidden();
  expect(await textOfEmail(email, "Sua assinatura está confirmada")).toContain("Nada foi cobrado ainda");

  await page.getByRole("button", { name: "Cancelar assinatura" }).click();
  const question = page.getByRole("dialog", { name: "Cancelar a assinatura?" });
  await expect(question).toContainText(/O período que você já tem vai até \d{2}\/\d{2}\/\d{4}/);
  await question.getByRole("button", { name: "Sim, cancelar" }).click();
  await expect(page.getByText("Sua assinatura foi cancelada")).toBeVisible();
  await expect(page.getByText(/^Cancelada: vale até \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  expect(await textOfEmail(email, "Sua assinatura foi cancelada")).toContain("Nada foi cobrado e nada será.");
  await page.getByRole("button", { name: "Retomar assinatura" }).click();
  await expect(page.getByText("Primeira cobrança", { exact: true })).toBeVisible();
  expect(await textOfEmail(email, "Você retomou sua assinatura")).toMatch(/R\$\s14,99, será em/);
});

test("a renewal fails and is made good, and another way of paying needs no cancellation", async ({ page }) => {
  await arrive(page);
  await pay(page, "Aprovar pagamento");
  await page.getByRole("button", { name: "Simular renovação recusada" }).click();
  await expect(page.getByText("Não conseguimos cobrar sua assinatura")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assinatura ativa" })).toBeVisible();
  await checkPage(page);
  // From the overview one click opens the checkout, with the method last used.
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Atualizar Pagamento" }).click();
  await page.getByRole("button", { name: "Aprovar pagamento" }).click();
  await expect(page.getByText("Não conseguimos cobrar sua assinatura")).toBeHidden();

  // Another way of paying, without cancelling.
  await page.getByRole("button", { name: "Trocar a forma de pagamento" }).click();
  await expect(page.getByRole("radio", { name: /Cartão de crédito/ })).toBeChecked();
  await page.getByRole("button", { name: "Trocar a forma de pagamento" }).click();
  await page.getByRole("button", { name: "Aprovar pagamento" }).click();
  await expect(page.getByText("Cartão de demonstração")).toBeVisible();
});

test("a payment without an answer ends in words, and another tab offers the same one", async ({ page, context }) => {
  await arrive(page);
  await page.getByRole("radio", { name: /Cartão de crédito/ }).check();
  await page.getByRole("button", { name: "Assinar Agora" }).click();
  await page.getByRole("link", { name: "Deixar sem resposta" }).click();
  await expect(page.getByRole("heading", { name: "Confirmando seu pagamento" })).toBeVisible();
  await checkPage(page);
  const second = await context.newPage();
  await second.goto(path);
  await second.getByRole("link", { name: "Continuar o pagamento" }).click();
  await second.getByRole("button", { name: "Aprovar pagamento" }).click();
  await expect(second.getByRole("heading", { name: "Assinatura ativa" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Assinatura ativa" })).toBeVisible();
  // What the bank brings reaches every open page: nobody reloads, and a page that manages asks for nothing.
  await second.getByRole("button", { name: "Simular renovação aprovada" }).click();
  await expect(second.getByText("Próxima cobrança", { exact: true })).toBeVisible();
  await second.getByRole("button", { name: "Simular contestação do pagamento" }).click();
  await expect(second.getByText("Contestado", { exact: true })).toBeVisible();
  await expect(page.getByText("Contestado", { exact: true })).toBeVisible();
});
