import { expect } from "vitest";
import { coveredUntil } from "#app/features/subscription/added-days.ts";
import { DAY } from "#app/features/subscription/terms.ts";
import { call, logged, operator } from "../testing/operator-scene.ts";
import { type Person, type Scene, test } from "../testing/scene.ts";

const why = "Ficamos dois dias fora do ar.";

async function paid(scene: Scene, { userId }: Person, { provider = "demo", age = "1 day" } = {}) {
  await scene.sql(
    `insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status,
       status_at, paid_at)
     values ('c1', $2, $1, 's1', 1499, now() - $3::interval, now() - $3::interval + interval '1 month', 'paid',
       now() - $3::interval, now() - $3::interval)`,
    [userId, provider, age],
  );
}

const emails = async (scene: Scene) =>
  (await scene.sql(
    "select kind, data from email.outbox where kind in ('days-added', 'refund-ordered') order by created_at",
  )) as {
    kind: string;
    data: object;
  }[];

test("an operator adds days to what was paid: a fact, a line of the history, an email and a line of the log", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await paid(scene, ana);
  expect(await call(scene, olga, "operator_add_days", ana.professionalId, 3, why)).toEqual({ outcome: "done" });
  const [fact] = await scene.sql("select id, days, account_id from billing.added_days");
  expect(fact).toMatchObject({ days: 3, account_id: ana.userId });
  const [line] = await scene.sql("select cause, facts from billing.history");
  expect(line).toMatchObject({ cause: "days added", facts: [{ type: "days_added", id: fact?.id, days: 3 }] });
  expect(await scene.sql("select from billing.accounts where next_transition_at <= now()")).toHaveLength(1);
  expect(await emails(scene)).toMatchObject([{ kind: "days-added", data: { days: 3, reason: why } }]);
  expect((await logged(scene)).at(-1)).toMatchObject({ act: "add_days", after: { days: 3 }, why });
});

test("who is given days reads the new end, by the rule that counts them; not while earlier days wait for the clock", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await paid(scene, ana);
  for (const paidUntil of [20, -10]) {
    const [known] = await scene.sql(
      `update directory.memberships set paid_until = now() + $2 * interval '1 day', trial_end_date = now() - interval '90 days'
       where user_id = $1 returning paid_until, trial_end_date, now()`,
      [ana.userId, paidUntil],
    );
    await scene.sql("delete from email.outbox");
    await scene.sql("delete from billing.accounts");
    await call(scene, olga, "operator_add_days", ana.professionalId, 3, why);
    const moment = (name: string) => new Date(String(known?.[name])).getTime();
    const end = moment("paid_until");
    const [email] = (await emails(scene)) as { data: { end: string } }[];
    const at = moment("now");
    // Seconds: the driver's words of a date have no more.
    expect(Math.floor(Date.parse(String(email?.data.end)) / 1000) * 1000).toBe(
      coveredUntil([{ start: end - 30 * DAY, end }], [{ days: 3, at }], moment("trial_end_date")),
    );
  }
  await scene.sql("delete from email.outbox");
  await call(scene, olga, "operator_add_days", ana.professionalId, 3, why);
  expect(await emails(scene)).toMatchObject([{ data: { end: null } }]);
});

test("days are added from one to sixty, to who has paid, with a reason", async ({ scene }) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  const add = (days: number, reason = why) => call(scene, olga, "operator_add_days", ana.professionalId, days, reason);
  await expect(add(3)).rejects.toThrow("Só quem já pagou");
  await paid(scene, ana);
  for (const days of [0, 61]) await expect(add(days)).rejects.toThrow("de 1 a 60 dias");
  await expect(add(3, "")).rejects.toThrow("Escreva o motivo");
});

test("an operator gives a charge back: one order, one email, one line of the log; the second is told so", async ({
  scene,
}) => {
  const [ana, olga] = [await scene.listed("Ana"), await operator(scene)];
  await paid(scene, ana);
  const refund = () => call(scene, olga, "operator_refund", ana.professionalId, "c1", why);
  expect(await refund()).toEqual({ outcome: "done" });
  expect(await refund()).toEqual({ outcome: "conflict" });
  expect(await scene.sql("select kind, subject, event_id from billing.payment_events where subject = 'c1'")).toEqual([
    { kind: "refund", subject: "c1", event_id: "refund:c1" },
  ]);
  expect(await emails(scene)).toMatchObject([{ kind: "refund-ordered", data: { amount: 1499, reason: why } }]);
  expect((await logged(scene)).at(-1)).toMatchObject({ act: "refund", after: { amount: 1499, charge: "c1" }, why });
  // What was given up after many attempts is taken up again.
  await scene.sql(
    "update billing.payment_events set failed_at = now(), next_attempt_at = null, attempts = 12 where subject = 'c1'",
  );
  expect(await refund()).toEqual({ outcome: "done" });
});

test("nobody gives back somebody else's charge, a contested one, or a Pix that the bank would refuse", async ({
  scene,
}) => {
  const [ana, bruno, olga] = [await scene.listed("Ana"), await scene.listed("Bruno"), await operator(scene)];
  await paid(scene, ana, { provider: "pix", age: "91 days" });
  const refund = (who: Person) => call(scene, olga, "operator_refund", who.professionalId, "c1", why);
  await expect(refund(bruno)).rejects.toThrow("não existe mais");
  await expect(refund(ana)).rejects.toThrow("90 dias");
  await scene.sql("update billing.charges set provider = 'stripe'");
  await scene.sql(
    "insert into billing.disputes (id, provider, account_id, charge_id, state, opened_at) values ('d', 'stripe', $1, 'c1', 'open', now())",
    [ana.userId],
  );
  await expect(refund(ana)).rejects.toThrow("contestada");
  await expect(call(scene, ana, "operator_refund", ana.professionalId, "c1", why)).rejects.toThrow("só de operadores");
});
