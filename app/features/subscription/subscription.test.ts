import { expect, test } from "vitest";
import {
  greetTrial,
  subscriptionBadge,
  subscriptionBanner,
  subscriptionMessage,
  subscriptionState,
  trialDaysLeft,
} from "./subscription.ts";

const now = new Date("2026-11-15T12:00:00Z");
const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
const inDays = (days: number) => new Date(Number(now) + days * 86_400_000).toISOString();
const trial = (days: number) => ({ subscription_status: "trial", trial_end_date: inDays(days) });
const paying = (subscription_status: string) => ({ subscription_status, trial_end_date: inDays(-30) });

test("one minute before the end still counts as a day", () => {
  expect(trialDaysLeft(at("12:01"), now)).toBe(1);
});

test("no day is left at the end, after it, or without a date", () => {
  expect([at("12:00"), at("11:00"), null].map((end) => trialDaysLeft(end, now))).toEqual([0, 0, 0]);
});

test("ten days are ten days", () => {
  expect(trialDaysLeft(new Date(inDays(10)), now)).toBe(10);
});

test.each([
  [trial(10), "trial", "10 dias restantes do período gratuito", "Período Gratuito"],
  [trial(1), "trial", "1 dia restante do período gratuito", "Período Gratuito"],
  [trial(0), "expired", "Período gratuito expirado", "Inativo"],
  [{ subscription_status: "trial", trial_end_date: null }, "expired", "Período gratuito expirado", "Inativo"],
  [paying("active"), "active", "Assinatura ativa", "Ativo"],
  [paying("past_due"), "active", "Assinatura ativa", "Ativo"],
  [paying("inactive"), "inactive", "Perfil inativo", "Inativo"],
  [paying("qualquer outra"), "inactive", "Perfil inativo", "Inativo"],
] as const)("%o is %s", (membership, state, message, badge) => {
  expect(subscriptionState(membership, now)).toBe(state);
  expect(subscriptionMessage(membership, now)).toBe(message);
  expect(subscriptionBadge(state).label).toBe(badge);
});

test("a trial is warned about from three days on, in the right number", () => {
  expect(subscriptionBanner(trial(4), now)).toBeUndefined();
  expect(subscriptionBanner(trial(3), now)).toEqual({
    variant: "warning",
    title: "Seu período gratuito está acabando!",
    description: "Restam apenas 3 dias. Assine agora por R$ 14,99/mês.",
    button: "Assinar Agora",
  });
  expect(subscriptionBanner(trial(1), now)?.description).toBe("Resta apenas 1 dia. Assine agora por R$ 14,99/mês.");
});

test("an expired trial is red", () => {
  expect(subscriptionBanner(trial(0), now)).toEqual({
    variant: "destructive",
    title: "Período gratuito expirado",
    description: "Seu perfil está inativo. Assine agora para reativar.",
    button: "Reativar Perfil",
  });
});

test("who pays sees no banner, who pays late a yellow one", () => {
  expect(subscriptionBanner(paying("active"), now)).toBeUndefined();
  expect(subscriptionBanner(paying("past_due"), now)?.variant).toBe("warning");
  expect(subscriptionBanner(paying("inactive"), now)?.title).toBe("Perfil inativo");
});

test("who signs up again reads the days that are left, and everybody else that the trial has begun", () => {
  const now = new Date("2027-01-31T12:00:00Z");
  const greet = (trialEnd: string) => greetTrial({ trialEnd, createdAt: "2027-01-31T11:59:59Z" }, now);
  expect(greet("2027-02-10T11:59:59Z")).toBe("Seu período de teste de 10 dias começou agora.");
  // Deleted and made anew within the first day.
  expect(greet("2027-02-10T09:00:00Z")).toBe("Seu período de teste continua: 10 dias restantes.");
  expect(greet("2027-02-03T11:00:00Z")).toBe("Seu período de teste continua: 3 dias restantes.");
  expect(greet("2027-01-01T12:00:00Z")).toContain("já tinha terminado");
});
