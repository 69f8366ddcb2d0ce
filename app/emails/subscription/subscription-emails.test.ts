import { expect, test } from "vitest";
import { renderEmail } from "../render-email.tsx";

const link = "http://localhost/dashboard/assinatura";
const moment = Date.parse("2027-01-31T12:00:00-03:00");
const samples: [kind: string, data: object, subject: string, says: string][] = [
  ["trial-ending", { days: 3, end: moment }, "Seu período gratuito termina em 3 dias", "31/01/2027"],
  ["trial-ending", { days: 1, end: moment }, "Seu período gratuito termina em 1 dia", "R$ 14,99 por mês"],
  ["trial-ended", { days: 0, end: moment }, "Período gratuito expirado", "Nada foi apagado"],
  ["subscription-started", { firstCharge: moment }, "Sua assinatura está confirmada", "31/01/2027"],
  ["subscription-cancelled", { until: moment }, "Sua assinatura foi cancelada", "até 31/01/2027"],
  ["subscription-ended", {}, "Seu perfil saiu da busca", "Nada foi apagado"],
  ["payment-failed", { until: moment, attempt: 1 }, "Não conseguimos cobrar sua assinatura", "31/01/2027"],
  ["payment-failed", { until: moment, attempt: 2 }, "Seu perfil sai da busca em 31/01/2027", "31/01/2027"],
  ["payment-disputed", { outcome: "open", amount: 1499, until: moment }, "Um pagamento foi contestado", "31/01/2027"],
  ["payment-disputed", { outcome: "lost", amount: 1499, until: null }, "O pagamento contestado não voltou", "R$ 14,99"],
  ["payment-disputed", { outcome: "won", amount: 1499, until: moment }, "A contestação do pagamento terminou", "vale"],
  ["withdrawal-confirmed", { amount: 1499 }, "Recebemos sua desistência da assinatura", "R$ 14,99"],
  ["refund-ordered", { amount: 1499, reason: "Cobrança em dobro." }, "Vamos devolver R$ 14,99", "Cobrança em dobro."],
  [
    "days-added",
    { days: 3, reason: "Ficamos fora do ar." },
    "Acrescentamos 3 dias ao seu período pago",
    "Ficamos fora",
  ],
  ["renewal-held", { until: moment }, "Sua assinatura não será cobrada por enquanto", "31/01/2027"],
  ["renewal-resumed", { until: moment }, "A renovação da sua assinatura voltou", "31/01/2027"],
  ["subscription-ended", { isBlocked: true }, "Seu período pago terminou", "Resolvido o motivo"],
  [
    "price-changing",
    { before: 1499, after: 1999, firstDay: "2027-03-01" },
    "O preço da assinatura muda em 01/03/2027",
    "seu preço não muda",
  ],
  ["payment-refunded", { amount: 1499 }, "Devolução de R$ 14,99", "R$ 14,99"],
  [
    "payment-receipt",
    { amount: 1499, start: moment, end: moment, paidAt: moment, receipt: 42 },
    "Recibo: R$ 14,99 da sua assinatura",
    "000042",
  ],
];

test.for(samples)("%s says what happened and where to go: %s", async ([kind, data, subject, says]) => {
  const email = await renderEmail(kind, { name: "Ana Souza", link, ...data }, "http://localhost");
  expect(email.subject).toBe(subject);
  expect(email.text).toContain("Olá, Ana.");
  expect(email.text).toContain(says);
  expect(email.text).toContain(link);
});

test.for([
  ["trial-ending", { days: 3, end: moment }],
  ["trial-ended", { days: 0, end: moment }],
  ["subscription-cancelled", { until: moment }],
  ["subscription-ended", {}],
  ["payment-failed", { until: moment, attempt: 1 }],
  ["payment-failed", { until: moment, attempt: 2 }],
  ["payment-disputed", { outcome: "open", amount: 1499, until: moment }],
  ["payment-receipt", { amount: 1499, start: moment, end: moment, paidAt: moment, receipt: 42 }],
] as const)("%s promises a draft or a paused profile no place in the search by paying alone", async ([kind, data]) => {
  const given = { name: "Ana Souza", link, isReady: false, ...data };
  const { subject, html, text } = await renderEmail(kind, given, "http://localhost");
  expect(`${subject} ${html} ${text}`).not.toMatch(
    /(saiu|sai) da busca|continuar na busca|publicado até|volta na hora|Reativar/,
  );
  if (kind.startsWith("trial") || kind === "subscription-ended")
    expect(text).toContain("completo, com o registro em ordem e sem pausa");
  if ("until" in data) expect(text).toContain("31/01/2027");
});

test("added days are days of the paid period, and promise no place in the search", async () => {
  const data = { name: "Ana Souza", days: 3, end: "2027-01-31T15:00:00Z", reason: "Ficamos fora do ar." };
  const { html, text } = await renderEmail("days-added", data, "http://localhost");
  expect(text.replace(/\s+/g, " ")).toContain("seu período pago vai agora até 31 de janeiro de 2027");
  expect(html).not.toMatch(/busca|publicado/);
  const unknown = await renderEmail("days-added", { ...data, end: null }, "http://localhost");
  expect(unknown.text.replace(/\s+/g, " ")).toContain("contam depois do último mês pago. As datas");
});

test("whoever runs the platform reads what to do about a dispute, and whose it is by a link only", async () => {
  const data = { outcome: "open", amount: 1499, at: moment, link: "http://localhost/operador/suporte/1" };
  const email = await renderEmail("dispute-update", data, "http://localhost");
  expect(email.subject).toBe("Contestação de pagamento: responda no provedor");
  expect(email.text).toContain("dentro do prazo");
  expect(email.text).toContain(data.link);
});

const operator = {
  ...{ name: "Casa da Misericórdia Ltda.", cnpj: "11.222.333/0001-81" },
  ...{ address: "Rua das Flores, 10, Campinas - SP", email: "contato@casa.com.br" },
};

test("every email names who sends it: company, CNPJ, address and e-mail", async () => {
  const { html, text } = await renderEmail("welcome", { name: "Ana" }, "http://localhost", operator);
  for (const fact of Object.values(operator)) for (const part of [html, text]) expect(part).toContain(fact);
});

test.for([
  ["subscription-started", { firstCharge: moment }],
  ["payment-receipt", { amount: 1499, start: moment, end: moment, paidAt: moment, receipt: 42 }],
  ["payment-refunded", { amount: 1499 }],
  ["subscription-cancelled", { until: moment }],
  ["renewal-resumed", { until: moment, amount: 1499, byOwner: true }],
  ["withdrawal-confirmed", { amount: 1499 }],
] as const)("%s links the version of the terms that was accepted", async ([kind, data]) => {
  const terms = "http://localhost/termos/versao/2026-11-16";
  const { text } = await renderEmail(kind, { name: "Ana Souza", link, terms, ...data }, "http://localhost");
  expect(text).toContain(terms);
});

test("a receipt says until when its subscription may be withdrawn from, and nothing once that is over", async () => {
  const data = { name: "Ana", link, amount: 1499, start: moment, end: moment, paidAt: moment, receipt: 42 };
  const { text } = await renderEmail("payment-receipt", { ...data, withdrawUntil: moment }, "http://localhost");
  expect(text).toContain("Até 31/01/2027 às 12h, no horário de Brasília, você pode desistir");
  const later = await renderEmail("payment-receipt", { ...data, withdrawUntil: null }, "http://localhost");
  expect(later.text).not.toContain("desistir");
});

test("a new version is announced with its day and its words", async () => {
  const data = { name: "Ana", kinds: ["terms", "privacy"], version: "2027-01-01", effective: moment };
  const { subject, text } = await renderEmail("documents-changing", data, "http://localhost");
  expect(subject).toBe("Termos de Uso e Política de Privacidade: nova versão em 31/01/2027");
  expect(text).toContain("http://localhost/termos/versao/2027-01-01");
});

const textOf = async (kind: string, data: object) =>
  (await renderEmail(kind, { name: "Ana Souza", link, ...data }, "http://localhost")).text;

test("what was paid twice goes back without a word about an end; in the trial the free days are named", async () => {
  const twice = await textOf("payment-refunded", { amount: 1499, goesOn: true });
  expect(twice).toContain("Sua assinatura atual continua como está");
  expect(twice).not.toContain("encerrada");
  for (const kind of ["payment-refunded", "withdrawal-confirmed"])
    expect(await textOf(kind, { amount: 1499, freeUntil: moment })).toContain("gratuito continua até 31/01/2027");
});

test("who resumes reads the amount and the day of the next charge", async () => {
  const text = await textOf("renewal-resumed", { until: moment, amount: 1499, byOwner: true });
  expect(text).toContain("A próxima cobrança, de R$ 14,99, será em 31/01/2027.");
});

test("who cancels before the first charge reads that nothing was charged", async () => {
  const text = await textOf("subscription-cancelled", { until: moment, isCharged: false });
  expect(text).toContain("Nada foi cobrado e nada será.");
  expect(text).not.toContain("Nada mais");
});

test("who cancels reads until when it can be taken back, and nothing of it where it cannot", async () => {
  const back = "você pode voltar atrás quando quiser.";
  const later = moment + 20 * 24 * 60 * 60 * 1000;
  expect(await textOf("subscription-cancelled", { until: moment, returnUntil: moment })).toContain(`Até lá, ${back}`);
  expect(await textOf("subscription-cancelled", { until: later, returnUntil: moment })).toContain(
    `até 20/02/2027. Até 31/01/2027, ${back}`,
  );
  expect(await textOf("subscription-cancelled", { until: moment, returnUntil: null })).not.toContain(back);
});

test("the welcome names what the search asks for, and calls nothing else needed", async () => {
  const words = await textOf("welcome", { name: "Ana" });
  expect(words).toContain("nome, especialidade, registro profissional, modalidade e horários");
  expect(words).toContain("se você atende presencialmente, também bairro, cidade e estado");
  expect(words).not.toContain("completo");
  expect(await textOf("welcome", { formerTrialEnd: "2026-01-31T12:00:00-03:00" })).toContain(
    "Com o teste terminado, precisa também de uma assinatura.",
  );
});

test("who was here before is welcomed with the trial that goes on, and a new one with a new trial", async () => {
  expect(await textOf("welcome", { formerTrialEnd: "2099-01-31T12:00:00-03:00" })).toContain("continua até 31/01/2099");
  expect(await textOf("welcome", { formerTrialEnd: "2026-01-31T12:00:00-03:00" })).toContain("terminou em 31/01/2026");
  expect(await textOf("welcome", { formerTrialEnd: null })).toContain("o período de teste de 10 dias começou");
});

test("the last e-mail links the version of the terms that was accepted", async () => {
  const text = await textOf("account-deleted", { termsVersion: "2026-11-15" });
  expect(text).toContain("http://localhost/termos/versao/2026-11-15");
});
