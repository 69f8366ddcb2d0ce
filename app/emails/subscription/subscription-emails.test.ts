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

test("whoever runs the platform reads what to do about a dispute, and whose it is by a link only", async () => {
  const data = { outcome: "open", amount: 1499, at: moment, link: "http://localhost/operador/suporte/1" };
  const email = await renderEmail("dispute-update", data, "http://localhost");
  expect(email.subject).toBe("Contestação de pagamento: responda no provedor");
  expect(email.text).toContain("dentro do prazo");
  expect(email.text).toContain(data.link);
});
