import { expect } from "vitest";
import {
  accessTokenHours,
  confirmationLinkHours,
  factorRemovalDays,
  mailLinkHours,
  trialExtensionDays,
} from "#app/features/account/account-terms.ts";
import { maxBytes, minCharacters } from "#app/features/account/sign-in/password.ts";
import { privacyAnswerDays } from "#app/features/privacy/answer-days.ts";
import { authLifetimes } from "#server/configure-gateway.ts";
import { defaultLifetimes } from "#server/gateway/auth/auth-settings.ts";
import { maxPasswordBytes, minPasswordCharacters } from "#server/gateway/auth/sign-in/password-rules.ts";
import { enrol } from "./testing/account-scene.ts";
import { call, operator } from "./testing/operator-scene.ts";
import { test, visitor } from "./testing/scene.ts";

/**
 * Times that texts promise, asked of what keeps them. Others of the kind stand where their own tests are: same-rules.test.ts,
 * reviews/review-terms.test.ts, server/jobs/retention.test.ts. That no text types one by hand is looked for in
 * scripts/repository.test.ts.
 */

test("links and codes of account emails, and tokens of ended sessions, live as long as is said", () => {
  const lifetimes = { ...defaultLifetimes, ...authLifetimes };
  expect(lifetimes).toMatchObject({ mailToken: mailLinkHours * 3600, accessToken: accessTokenHours * 3600 });
  expect(lifetimes.confirmationLink).toBe(confirmationLinkHours * 3600);
});

test("a password may be as short and as long as its form says", () => {
  expect([minPasswordCharacters, maxPasswordBytes]).toEqual([minCharacters, maxBytes]);
});

test("a lost second factor goes after the days that the operator is told", async ({ scene }) => {
  const [ana, olga] = [await scene.signUp("Ana"), await operator(scene)];
  await enrol(scene, ana);
  await call(scene, olga, "operator_remove_factor", ana.professionalId, "Vi o documento por vídeo.");
  expect(await scene.sql("select (due_at - now())::text as left from directory.factor_removals")).toEqual([
    { left: `${factorRemovalDays} days` },
  ]);
});

test("a trial is extended to the promised day, and not by one more", async ({ scene }) => {
  const [ana, olga] = [await scene.signUp("Ana"), await operator(scene)];
  await scene.sql("update directory.memberships set trial_end_date = now() where user_id = $1", [ana.userId]);
  const extend = (days: number) =>
    call(scene, olga, "operator_extend_trial", ana.professionalId, days, "Ficou doente.");
  await expect(extend(trialExtensionDays + 1)).rejects.toThrow("dias");
  await expect(extend(trialExtensionDays)).resolves.toMatchObject({ outcome: "done" });
});

test("a request about one's data is due after the days that the page names", async ({ scene }) => {
  await scene.as(visitor).run("select directory.make_privacy_request('access', 'Maria', 'maria@exemplo.com.br', null)");
  expect(await scene.sql("select (due_at - now())::text as left from directory.privacy_requests")).toEqual([
    { left: `${privacyAnswerDays} days` },
  ]);
});
