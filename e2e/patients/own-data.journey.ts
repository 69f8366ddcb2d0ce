import type { APIRequestContext } from "playwright/test";
import { consentWords } from "#app/features/appointments/consent.ts";
import { type Bookable, newBookable, newPhone } from "../testing/bookable.ts";
import { checkPage, expect, test } from "../testing/journey.ts";
import { enterAsOperator } from "../testing/operators.ts";
import { enter } from "../testing/professionals.ts";

/** As a browser without scripts sends the form: where the answer leads to. */
async function ask(request: APIRequestContext, { id }: Bookable) {
  const answer = await request.post(`/profissional/${id}/agendar`, {
    form: {
      ...{ outro: "sim", desejo: "Sábado cedo.", modalidade: "online", nome: "Maria das Dores", para: "mim" },
      ...{ whatsapp: newPhone(), consentimento: consentWords.appointment.version },
    },
  });
  return answer.url().replace(/\?.*$/, "");
}

test("operators erase a minor's request without a guardian that its professional reports, and what a private link proves", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const helena = await newBookable("Helena Prado");
  await page.goto(`/profissional/${helena.id}/agendar`);
  await page.getByRole("radio", { name: "9h40" }).last().check();
  await page.getByLabel("Online, por videochamada").check();
  await page.getByLabel("Seu nome").fill("Rita de Cássia");
  await page.getByLabel("Seu WhatsApp").fill(newPhone());
  // Of a council that bars testimonials: nobody is asked for one.
  await expect(page.getByLabel(/^Posso receber um convite/)).toHaveCount(0);
  await page.getByLabel(/^Concordo em enviar/).check();
  await page.getByLabel("Para uma criança ou adolescente").check();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByText("Confirme que você é mãe, pai ou responsável legal.")).toBeVisible();
  await checkPage(page);
  await page.getByLabel(/^Sou mãe, pai/).check();
  await page.getByRole("button", { name: "Pedir consulta" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Pedido enviado" })).toBeVisible();
  const ofMinor = page.url();
  await expect(page.getByText("Para criança ou adolescente; quem pede é responsável")).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Sobre o atendimento online" })).toBeVisible();

  const panel = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await enter(panel, helena);
  await panel.goto("/dashboard/agenda");
  await expect(panel.getByText("Para criança ou adolescente; quem pede é responsável")).toBeVisible();
  await panel.getByRole("button", { name: "Menor sem responsável" }).click();
  await checkPage(panel);
  await panel.getByRole("dialog").getByRole("button", { name: "Avisar" }).click();
  await expect(panel.getByRole("status").filter({ hasText: "Avisamos quem cuida da plataforma" })).toBeVisible();

  // Somebody else, who gave a number: no mailbox can prove who it was.
  const ofAdult = await ask(request, await newBookable("Joana Prado"));
  await page.goto("/lgpd");
  await page.getByLabel("Apagar dados").check();
  const name = `Maria ${helena.id.slice(0, 8)}`;
  await page.getByLabel("Seu nome").fill(name);
  await page.getByLabel("E-mail para a resposta").fill(`${helena.id}@paciente.test`);
  await page.getByLabel(/^Link da consulta/).fill("não sei");
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Não reconhecemos o link.")).toBeVisible();
  await page.getByLabel(/^Link da consulta/).fill(ofAdult);
  await page.getByRole("button", { name: "Enviar pedido" }).click();
  await expect(page.getByText("Recebemos seu pedido")).toBeVisible();
  await expect(page.getByText("Reconhecemos 1 consulta pelo link.")).toBeVisible();

  const desk = await (await browser.newContext({ baseURL, locale: "pt-BR" })).newPage();
  await enterAsOperator(desk);
  await desk.getByRole("navigation", { name: "Operação" }).getByRole("link", { name: "LGPD" }).click();
  const card = desk.getByRole("listitem").filter({ hasText: name });
  await expect(card.getByText("e-mail ainda não confirmado")).toBeVisible();
  await expect(card.getByText("1 consulta com o link que a prova. Em aberto: 1.")).toBeVisible();
  await checkPage(desk);
  await card.getByRole("button", { name: "Apagar consultas e contatos" }).click();
  await desk.getByLabel("Motivo").fill("Pedido com o link da consulta.");
  await desk.getByRole("dialog").getByRole("button", { name: "Apagar" }).click();
  await expect(card.getByText("Nenhuma consulta, denúncia ou espera com este e-mail ou link.")).toBeVisible();
  expect((await request.get(ofAdult)).status()).toBe(404);

  const told = desk.getByRole("listitem").filter({ hasText: "Consulta com Helena Prado" }).last();
  await told.getByRole("button", { name: "Apagar o pedido" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Apagar", exact: true }).click();
  await expect(desk.getByRole("heading", { name: "Pedidos de menores sem responsável" })).toHaveCount(0);
  // Gone from the open agenda, and from the patient's page.
  await expect(panel.getByRole("heading", { name: "Sua agenda está livre" })).toBeVisible();
  expect((await request.get(ofMinor)).status()).toBe(404);
  await panel.context().close();
  await desk.context().close();
});
