import { randomInt } from "node:crypto";
import type { Page } from "playwright/test";
import { signIn } from "../testing/accounts.ts";
import { type Bookable, newBookable, newPhone } from "../testing/bookable.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enterAsOperator } from "../testing/operators.ts";

/** Of a council that allows testimonials. */
const nutrition = () => ({ specialty: "Nutrição", registration: `CRN-3 ${randomInt(1e5, 1e7)}` });

async function fill(page: Page, { id }: Bookable, name: string) {
  await page.goto(`/profissional/${id}/agendar`);
  await page.getByRole("radio", { name: "15h30" }).last().check();
  await page.getByLabel("Online, por videochamada").check();
  await page.getByLabel("Seu nome").fill(name);
  await page.getByLabel("Seu WhatsApp").fill(newPhone());
}

async function send(page: Page) {
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  return page.url().replace(/\?.*$/, "");
}

test("a patient consents, changes the mind about a review, and erases everything on the appointment's page", {
  tag: "@phone-first",
}, async ({ page }) => {
  const helena = await newBookable("Helena Prado", "Campinas", nutrition());
  await fill(page, helena, "Maria das Dores");
  await expect(page.getByRole("radio", { name: "Para mim" })).toBeChecked();
  await expect(page.getByLabel(/^Sou mãe, pai/)).toBeHidden();
  await expect(page.getByText("Não escreva detalhes de saúde")).toBeVisible();
  const online = page.getByRole("complementary", { name: "Sobre o atendimento online" });
  await expect(online.getByText("Lei 14.510/2022 e Resolução CFN 760/2023")).toBeVisible();
  await page.getByLabel("Presencial").check();
  await expect(online).toBeHidden();
  await page.getByLabel("Online, por videochamada").check();
  for (const label of [/^Concordo em enviar/, /^Posso receber um convite/])
    await expect(page.getByLabel(label)).not.toBeChecked();
  await checkPage(page);
  await page.getByLabel(/^Concordo em enviar/).check();
  await page.getByLabel(/^Posso receber um convite/).check();
  const link = await send(page);

  await expect(page.getByRole("complementary", { name: "Sobre o atendimento online" })).toBeVisible();
  await page.getByRole("button", { name: "Não quero o convite" }).click();
  await expect(page.getByText("Você não recebe convite para avaliar.")).toBeVisible();
  await page.getByRole("button", { name: "Quero receber o convite" }).click();
  await expect(page.getByText("Você aceitou receber um convite para avaliar.")).toBeVisible();
  // As a mail program unsubscribes, from the header of an invitation.
  await page.request.post(`${link}/sem-convite`, { form: { "List-Unsubscribe": "One-Click" } });
  await page.goto(link);
  await expect(page.getByText("Você não recebe convite para avaliar.")).toBeVisible();
  await page.getByText("Apagar meus dados", { exact: true }).click();
  await expect(page.getByText("recebe um aviso, sem o seu nome")).toBeVisible();
  await checkPage(page);
  await page.getByRole("button", { name: "Sim, apagar meus dados" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Seus dados foram apagados" })).toBeVisible();
  await checkPage(page);
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Este link não existe mais" })).toBeVisible();
  await page.goto(`/profissional/${helena.id}/agendar`);
  await expect(page.getByRole("radio", { name: "15h30" }).last()).toBeEnabled();
});

test("a minor's request needs a guardian; one without is told of by the professional and erased by an operator", async ({
  page,
  browser,
  baseURL,
}) => {
  const helena = await newBookable("Helena Prado");
  await fill(page, helena, "Rita de Cássia");
  // Of a council that bars testimonials: nobody is asked for one.
  await expect(page.getByLabel(/^Posso receber um convite/)).toHaveCount(0);
  await page.getByLabel(/^Concordo em enviar/).check();
  await page.getByLabel("Para uma criança ou adolescente").check();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByText("Confirme que você é mãe, pai ou responsável legal.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel(/^Sou mãe, pai/).check();
  const link = await send(page);
  await expect(page.getByText("Para criança ou adolescente; quem pede é responsável")).toBeVisible();

  const panel = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await panel.goto("/login?voltar=/dashboard/agenda");
  await signIn(panel, helena);
  await expect(panel.getByText("Para criança ou adolescente; quem pede é responsável")).toBeVisible();
  await panel.getByRole("button", { name: "Menor sem responsável" }).click();
  await checkPage(panel);
  await panel.getByRole("dialog").getByRole("button", { name: "Avisar" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "Avisamos quem cuida da plataforma" })).toBeVisible();

  const desk = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await enterAsOperator(desk);
  await desk.goto("/operador/lgpd");
  const told = desk.getByRole("listitem").filter({ hasText: "Consulta com Helena Prado" }).last();
  await told.getByRole("button", { name: "Apagar o pedido" }).click();
  await checkPage(desk);
  await desk.getByRole("dialog").getByRole("button", { name: "Apagar", exact: true }).click();
  await expect(desk.getByRole("heading", { name: "Pedidos de menores sem responsável" })).toHaveCount(0);
  // Gone from the open agenda, and from the patient's page.
  await expect(panel.getByRole("heading", { name: "Sua agenda está livre" })).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await panel.context().close();
  await desk.context().close();
});

test("who gave a WhatsApp number is answered by the privacy desk, with the private link as proof", async ({
  page,
  browser,
  baseURL,
}) => {
  const helena = await newBookable("Helena Prado");
  await fill(page, helena, "Maria das Dores");
  await page.getByLabel(/^Concordo em enviar/).check();
  const link = await send(page);
  await page.goto("/lgpd");
  await page.getByLabel("Apagar dados").check();
  const name = `Maria ${helena.id.slice(0, 8)}`;
  await page.getByLabel("Seu nome").fill(name);
  await page.getByLabel("E-mail para a resposta").fill(`${helena.id}@paciente.test`);
  await page.getByLabel(/^Link da consulta/).fill("não sei");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Não reconhecemos o link.")).toBeVisible();
  await page.getByLabel(/^Link da consulta/).fill(link);
  await checkPage(page);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Recebemos seu pedido")).toBeVisible();
  await expect(page.getByText("Reconhecemos 1 consulta pelo link.")).toBeVisible();

  const desk = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await enterAsOperator(desk);
  await desk.goto("/operador/lgpd");
  const card = desk.getByRole("listitem").filter({ hasText: name });
  await expect(card.getByText("e-mail ainda não confirmado")).toBeVisible();
  await expect(card.getByText("1 consulta com o link que a prova. Em aberto: 1.")).toBeVisible();
  await checkPage(desk);
  await card.getByRole("button", { name: "Apagar consultas e contatos" }).click();
  await desk.getByLabel("Motivo").fill("Pedido com o link da consulta.");
  await desk.getByRole("dialog").getByRole("button", { name: "Apagar" }).click();
  await expect(card.getByText("Nenhuma consulta, denúncia ou espera com este e-mail ou link.")).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);
  await desk.context().close();
});
