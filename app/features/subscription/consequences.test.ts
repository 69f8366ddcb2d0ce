import { expect, test } from "vitest";
import { describeCancelling, describeWithdrawing } from "./consequences.ts";
import { type Overview, type OverviewCharge, withdrawalOf } from "./overview.ts";

const now = new Date("2027-02-06T15:00:00Z");
const month = (subscription: string, start: string, end: string, paidAt = start): OverviewCharge => ({
  ...{ id: `${subscription} ${start}`, subscription, amount: 1499, start, end, status: "paid", at: paidAt, paidAt },
  ...{ refundedAt: null, receipt: 1, provider: "demo", isDisputed: false, termsVersion: null },
});
const byCard = month("card", "2027-01-20T12:00:00Z", "2027-02-20T12:00:00Z");
const byPix = month("pix", "2027-02-20T12:00:00Z", "2027-03-20T12:00:00Z", "2027-02-05T12:00:00Z");
const overview: Overview = {
  ...{ status: "active", trialEnd: "2027-01-20T12:00:00Z", paidUntil: "2027-03-20T12:00:00Z", cancelAt: null },
  subscription: {
    id: "pix",
    provider: "pix",
    method: "pix",
    methodLabel: null,
    state: "open",
    isHeld: false,
    since: "2027-02-05T12:00:00Z",
  },
  ...{ checkout: null, pausedAt: null, charges: [byPix], addedDays: [], refundPending: false, block: null },
  ...{ isChargeOnItsWay: false, isReady: true },
};
function withdrawing(change: Partial<Overview>) {
  const own = { ...overview, ...change };
  const withdrawal = withdrawalOf(own, now);
  return withdrawal && describeWithdrawing(own, withdrawal, now);
}

test("taking money back says until when what remains covers the profile: another contract, added days, the trial", () => {
  expect(withdrawing({})).toMatch(/^Devolvemos R\$\s14,99 .* Seu perfil sai da busca; nada é apagado\.$/);
  expect(withdrawing({ charges: [byPix, byCard] })).toContain("continua publicado até 20/02/2027.");
  const addedDays = [{ days: 30, at: "2027-01-21T12:00:00Z" }];
  expect(withdrawing({ addedDays })).toContain("continua publicado até 19/02/2027.");
  expect(withdrawing({ trialEnd: "2027-02-10T12:00:00Z" })).toContain("Seu período gratuito continua até 10/02/2027.");
});

test("what a bank took back covers nothing, and a profile that may not be shown is promised no search", () => {
  expect(withdrawing({ charges: [byPix, { ...byCard, isDisputed: true }] })).toContain("Seu perfil sai da busca");
  const block = { reason: "suspended" as const, words: null, since: "2027-02-01T12:00:00Z" };
  expect(withdrawing({ charges: [byPix, byCard], block })).toMatch(/agora\. Nada é apagado\.$/);
});

test("a cancellation can be taken back until the paid month ends; by Pix not on the day of the charge", () => {
  const eve = new Date("2027-03-19T23:00:00-03:00");
  const day = new Date("2027-03-20T00:30:00-03:00");
  const back = "Até lá, você pode voltar atrás.";
  expect(describeCancelling(overview, eve)).toContain(back);
  expect(describeCancelling(overview, day)).toBe(
    "Seu perfil continua publicado até 20/03/2027. Nada mais será cobrado, e nada é apagado.",
  );
  const card = {
    ...overview,
    subscription: { ...overview.subscription, provider: "stripe" } as Overview["subscription"],
  };
  expect(describeCancelling(card, day)).toContain(back);
});

test("days that were added keep the profile in the search, and give no more time to change one's mind", () => {
  const given = { ...overview, paidUntil: "2027-04-10T12:00:00Z" };
  const kept = "Seu perfil continua publicado até 10/04/2027. Nada mais será cobrado, e nada é apagado.";
  expect(describeCancelling(given, now)).toBe(`${kept} Até 20/03/2027, você pode voltar atrás.`);
  expect(describeCancelling(given, new Date("2027-03-25T12:00:00Z"))).toBe(kept);
});

test("a draft or a paused profile is promised no search, and told until when its days go", () => {
  const unready = { ...overview, isReady: false };
  expect(describeCancelling(unready, now)).toBe(
    "O período que você já tem vai até 20/03/2027. Nada mais será cobrado, e nada é apagado. Até lá, você pode voltar atrás.",
  );
  const unpaid = { ...unready, paidUntil: "2027-02-05T12:00:00Z" };
  expect(describeCancelling(unpaid, now)).toBe(
    "O mês atual não foi pago: ao cancelar, a assinatura termina. Nada mais será cobrado, e nada é apagado.",
  );
  expect(withdrawing({ isReady: false })).toMatch(/agora\. Nada é apagado\.$/);
  expect(withdrawing({ isReady: false, charges: [byPix, byCard] })).toMatch(
    /fica\. O período que você já tem vai até 20\/02\/2027\.$/,
  );
});
