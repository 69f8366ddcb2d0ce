import { expect, test } from "vitest";
import type { Overview } from "../overview.ts";
import { describeOpenPayment, describePause, subscriptionNotice, subscriptionRemark } from "./subscription-notice.ts";

const now = new Date("2027-02-01T12:00:00Z");
const charge: Overview["charges"][number] = {
  ...{ id: "c", subscription: "s", amount: 1499, start: "2027-01-31T12:00:00Z", end: "2027-02-28T12:00:00Z" },
  ...{ status: "paid", at: "2027-01-31T12:00:00Z", paidAt: "2027-01-31T12:00:00Z", refundedAt: null, receipt: 1 },
  ...{ provider: "demo", isDisputed: false, termsVersion: null },
};
const overview: Overview = {
  ...{ status: "active", trialEnd: "2027-01-31T12:00:00Z", paidUntil: "2027-02-28T12:00:00Z", cancelAt: null },
  subscription: {
    id: "s",
    provider: "demo",
    method: "card",
    methodLabel: null,
    isHeld: false,
    state: "open",
    since: "2027-01-25T12:00:00Z",
  },
  ...{ checkout: null, charges: [charge], addedDays: [], refundPending: false, block: null, pausedAt: null },
  ...{ isChargeOnItsWay: false, isReady: true },
};
const cancelled: Overview = {
  ...{ ...overview, cancelAt: overview.paidUntil },
  subscription: { ...(overview.subscription as NonNullable<Overview["subscription"]>), state: "cancelling" },
};
const disputed: Overview = { ...cancelled, charges: [{ ...charge, isDisputed: true }] };

test("a subscription that runs has nothing to say; cancelled or contested, the overview says so, with the day", () => {
  expect(subscriptionNotice(overview, now)).toBeUndefined();
  expect(subscriptionRemark(overview, now)).toBeUndefined();
  expect(subscriptionNotice(cancelled, now)).toMatchObject({
    title: "Sua assinatura não será renovada",
    description: "Seu perfil continua publicado até 28/02/2027.",
  });
  expect(subscriptionRemark(cancelled, now)).toBe("Assinatura cancelada");
  expect(subscriptionNotice(disputed, now)?.title).toBe("Um pagamento de R$ 14,99 foi contestado no banco");
  expect(subscriptionRemark(disputed, now)).toBe("Pagamento contestado");
  const failed = { ...charge, id: "f", end: "2027-03-28T12:00:00Z", status: "failed" as const };
  expect(subscriptionRemark({ ...overview, status: "past_due", charges: [failed] }, now)).toBe("Pagamento pendente");
});

test("a draft or a paused profile reads until when its days go, and nothing of staying in the search", () => {
  const words = (of: Overview) => subscriptionNotice({ ...of, isReady: false }, now)?.description;
  expect(words(cancelled)).toBe("O período que você já tem vai até 28/02/2027.");
  const trial = { status: "trial" as const, trialEnd: "2027-02-05T12:00:00Z", cancelAt: null };
  expect(words({ ...cancelled, ...trial })).toBe(
    "Nada foi cobrado e nada será. O período que você já tem vai até 05/02/2027, o fim do período gratuito.",
  );
  const late: Overview = { ...overview, status: "past_due" };
  expect(words(late)).toBe("Atualize o pagamento para sua assinatura não terminar.");
  expect(subscriptionNotice(late, now)?.description).toContain("continua publicado por enquanto");
  expect(words({ ...disputed, status: "past_due" })).toBe(
    "Não vamos mais cobrar por esse meio de pagamento. Pague de outra forma para sua assinatura não terminar.",
  );
});

test("while no charge of the month has failed nobody reads that it did, nor is asked to pay", () => {
  const due: Overview = { ...overview, status: "past_due", isChargeOnItsWay: true };
  expect(subscriptionNotice(due, now)).toEqual({
    variant: "info",
    title: "A cobrança deste mês está a caminho",
    description:
      "Esperamos a confirmação do banco desde 28/02/2027; com fim de semana ou feriado, ela pode levar alguns dias. Enquanto isso nada muda no seu perfil, e não é preciso pagar de novo.",
  });
  expect(subscriptionRemark(due, now)).toBe("Cobrança a caminho");
});

test("whom the search asks for more than the payment is not promised it for paying", () => {
  const expired: Overview = { ...overview, status: "trial", trialEnd: "2027-01-01T12:00:00Z", paidUntil: null };
  expect(subscriptionNotice(expired, now)?.description).toBe("Seu perfil está inativo. Assine agora para reativar.");
  expect(subscriptionNotice({ ...expired, isReady: false }, now)?.description).toContain("falta mais do que assinar");
  const inactive: Overview = { ...overview, status: "inactive", isReady: false };
  expect(subscriptionNotice(inactive, now)).toMatchObject({
    title: "Perfil inativo",
    description: expect.stringContaining("falta mais do que assinar"),
  });
});

test("until when a payment can be made is said with the clock that it is told by", () => {
  const payment = { id: "k", method: "pix" as const, url: null, pixCode: "00020126", expiresAt: now };
  expect(describeOpenPayment(payment)).toContain("O código Pix vale até 9h, no horário de Brasília.");
});

test("a pause speaks of a subscription only where there is one", () => {
  expect(describePause({ ...overview, isRenewed: true }, now)).toContain("continua valendo, e as cobranças também.");
  expect(describePause({ ...overview, isRenewed: false }, now)).toContain("Sua assinatura continua valendo.");
  const trial = { status: "trial" as const, trialEnd: "2027-02-05T12:00:00Z", isRenewed: false };
  expect(describePause(trial, now)).toBe(
    "Pacientes não encontram você na busca. Seu período gratuito continua correndo até 05/02/2027.",
  );
  expect(describePause(trial, new Date("2027-02-06T12:00:00Z"))).toBe("Pacientes não encontram você na busca.");
});
