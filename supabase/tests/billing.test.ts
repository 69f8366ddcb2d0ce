import { expect } from "vitest";
import { call, operator } from "./testing/operator-scene.ts";
import { type Person, type Scene, service, test, visitor } from "./testing/scene.ts";

const day = 24 * 60 * 60 * 1000;
const now = Date.now();
const charge = {
  ...{ id: "c1", provider: "demo", subscription: "s1", amount: 1499, start: now, end: now + 30 * day },
  ...{ status: "paid", at: now, paidAt: now },
};
const subscription = {
  id: "s1",
  provider: "demo",
  method: "card",
  methodLabel: null,
  state: "open",
  at: now,
  since: now,
};
const active = { status: "active", paidUntil: now + 30 * day, cancelAt: null, nextTransitionAt: now + 30 * day };

function save(scene: Scene, person: Person, status: object = active, charges: object[] = [charge]) {
  return scene
    .as(service)
    .run("select billing.save_record($1, 'test', $2, $3, $4, $5) as receipts", [
      ...[person.userId, [{ type: "charge_succeeded" }], status, [subscription], charges],
    ]);
}

test("record, history, membership and listing change together", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update directory.memberships set trial_end_date = now() - interval '1 day' where user_id = $1", [
    ana.userId,
  ]);
  const isActive = async () =>
    (await scene.as(ana).read("professionals", `id = '${ana.professionalId}'`))[0]?.is_active;
  expect(await isActive()).toBe(false);
  await save(scene, ana);
  expect(await isActive()).toBe(true);
  const [row] = await scene.sql("select status_before, status from billing.history where account_id = $1", [
    ana.userId,
  ]);
  expect(row).toEqual({ status_before: "trial", status: "active" });
});

test("a paid charge has a receipt number, which stays when it is refunded; a failed one has none", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana, active, [{ ...charge, id: "c0", status: "failed", paidAt: null }, charge]);
  const [first] = await scene.sql("select receipt from billing.charges where id = 'c1'");
  await save(scene, ana, active, [{ ...charge, status: "refunded", at: now + day }]);
  expect(await scene.sql("select id, receipt, status from billing.charges order by id")).toEqual([
    { id: "c0", receipt: null, status: "failed" },
    { id: "c1", receipt: first?.receipt, status: "refunded" },
  ]);
});

test("nobody rewrites the history, not even the service", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana);
  for (const attempt of [
    "update billing.history set status = 'active'",
    "delete from billing.history",
    "truncate billing.history",
  ]) {
    await expect(scene.as(service).run(attempt)).rejects.toThrow(/permission denied/);
  }
  await scene.sql("savepoint owner");
  await expect(scene.sql("delete from billing.history")).rejects.toThrow("only ever added to");
  await scene.sql("rollback to savepoint owner");
});

test("a cancelled subscription has no grace, a late one has seven days", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const listedUntil = async () =>
    Number(
      (
        await scene.sql("select billing.millis(listed_until) as at from directory.profiles where user_id = $1", [
          ana.userId,
        ])
      )[0]?.at,
    );
  await save(scene, ana);
  expect(await listedUntil()).toBe(now + 37 * day);
  await save(scene, ana, { ...active, cancelAt: active.paidUntil });
  expect(await listedUntil()).toBe(now + 30 * day);
});

test("the owner sees the own subscription, others and visitors nothing of it", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  await save(scene, ana);
  const overview = async (who: Person) => (await scene.as(who).run("select subscription_overview() as it"))[0]?.it;
  expect(await overview(ana)).toMatchObject({
    ...{ status: "active", charges: [{ id: "c1", amount: 1499 }], subscription: { since: expect.any(String) } },
  });
  expect(await overview(bruno)).toMatchObject({ status: "trial", charges: [], subscription: null });
  expect(await overview(ana)).toMatchObject({ pausedAt: null, isReady: true });
  await scene.as(ana).run("select pause_listing()");
  expect(await overview(ana)).toMatchObject({ status: "active", pausedAt: expect.any(String), isReady: false });
  await expect(scene.as(visitor).run("select subscription_overview()")).rejects.toThrow("permission denied");
  for (const who of [visitor, bruno.actor])
    await expect(scene.as(who).read("billing.charges")).rejects.toThrow("permission denied");
});

test("added days are shown to their owner; a subscription that ended while it was held is held no more", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana);
  await scene.sql("insert into billing.added_days (account_id, days) values ($1, 5)", [ana.userId]);
  const overview = async (state: string) => {
    await scene.sql("update billing.subscriptions set held_at = now(), state = $2 where account_id = $1", [
      ana.userId,
      state,
    ]);
    return (await scene.as(ana).run("select subscription_overview() as it"))[0]?.it;
  };
  expect(await overview("cancelling")).toMatchObject({ addedDays: [{ days: 5 }], subscription: { isHeld: true } });
  expect(await overview("ended")).toMatchObject({ subscription: { isHeld: false } });
});

test("a month that is due is on its way until its charge has failed, whatever else was paid, failed or contested", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  const due = { ...active, status: "past_due" };
  const next = { ...charge, id: "c2", start: charge.end, end: charge.end + 30 * day };
  const failed = { ...next, id: "f", status: "failed", paidAt: null };
  const told = async () =>
    (await scene.as(ana).run("select subscription_overview() -> 'isChargeOnItsWay' as it"))[0]?.it;
  const isOnItsWay = async (status: object, charges: object[]) => {
    await scene.sql("delete from billing.charges where account_id = $1", [ana.userId]);
    await save(scene, ana, status, charges);
    return told();
  };
  expect(await isOnItsWay(active, [charge])).toBe(false);
  expect(await isOnItsWay(due, [charge])).toBe(true);
  expect(await isOnItsWay(due, [])).toBe(true);
  expect(await isOnItsWay(due, [charge, failed])).toBe(false);
  // Added days have carried the profile beyond the month that could not be charged.
  expect(await isOnItsWay({ ...due, paidUntil: now + 70 * day }, [charge, failed])).toBe(false);
  // A month that failed under one name and was paid under another, and what an older contract could not charge.
  expect(await isOnItsWay(due, [charge, failed, next])).toBe(true);
  expect(await isOnItsWay(due, [charge, { ...failed, subscription: "old" }])).toBe(true);
  expect(await isOnItsWay(due, [charge])).toBe(true);
  await scene.sql(`
    insert into billing.disputes (id, provider, account_id, charge_id, state, opened_at)
    select 'd', 'demo', account_id, id, 'open', now() from billing.charges where account_id = '${ana.userId}'`);
  expect(await isOnItsWay(due, [charge])).toBe(false);
  await scene.sql("update billing.disputes set state = 'won' where account_id = $1", [ana.userId]);
  expect(await told()).toBe(true);
  await scene.sql("update billing.subscriptions set state = 'ended' where account_id = $1", [ana.userId]);
  expect(await told()).toBe(false);
});

test("one checkout at a time is open for an account", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const begin = () =>
    scene.as(service).run(
      `insert into billing.checkouts (account_id, provider, method, amount, starts_at, expires_at)
       values ($1, 'demo', 'pix', 1499, now(), now() + interval '1 hour') returning id`,
      [ana.userId],
    );
  expect(await begin()).toHaveLength(1);
  await expect(begin()).rejects.toThrow("one_open_checkout");
});

test("an account that goes leaves an order to charge no more, and its receipts", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  const orders = "select kind, subject from billing.payment_events where subject in ('s1', $1) order by kind";
  expect(await scene.sql(orders, [ana.userId])).toEqual([
    { kind: "end", subject: "s1" },
    // Whether the days of withdrawal still ran is for whoever takes the order.
    { kind: "withdraw", subject: ana.userId },
  ]);
  expect(await scene.sql("select id from billing.charges")).toEqual([{ id: "c1" }]);
});

test("an account that goes after its subscription leaves nothing to be ended", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana);
  await scene.sql("update billing.subscriptions set state = 'ended'");
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await scene.sql("select from billing.payment_events where subject = 's1'")).toEqual([]);
});

test("the figures count people and money", async ({ scene }) => {
  await scene.listed("Bruno");
  await save(scene, await scene.listed("Ana"));
  const [row] = await scene.as(service).run("select billing.figures() as it");
  expect(row?.it).toMatchObject({
    trials: 1,
    active: 1,
    past_due: 0,
    revenue_centavos: 1499,
    churn: 0,
    dead_events: 0,
  });
});

test("who takes the own data along finds the payments in it", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  await save(scene, ana);
  const exported = async (who: Person) =>
    (await scene.sql("select directory.export_account($1) as it", [who.userId]))[0]?.it as Record<string, unknown>;
  expect((await exported(ana)).payments).toMatchObject({ charges: [{ amount_centavos: 1499, status: "paid" }] });
  expect(await exported(bruno)).not.toHaveProperty("payments");
});

test("a contested charge is no revenue; its owner and operators see it, and nobody else reads disputes", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana");
  await save(scene, ana);
  const contest = (state: string) =>
    scene
      .as(service)
      .run("select billing.save_record($1, 'test', '[]', $2, '[]', '[]', $3)", [
        ...[ana.userId, active, [{ id: "d1", provider: "stripe", charge: "c1", state, at: now }]],
      ]);
  const figures = async () => (await scene.as(service).run("select billing.figures() as it"))[0]?.it;
  const shown = async () => (await scene.as(ana).run("select subscription_overview() -> 'charges' as it"))[0]?.it;
  const olga = await operator(scene);
  const seen = async () => (await call(scene, olga, "operator_professional", ana.professionalId)) as object;
  expect(await seen()).toMatchObject({ charges: [{ status: "paid" }] });
  await contest("open");
  expect(await seen()).toMatchObject({ charges: [{ status: "disputed" }] });
  expect(await figures()).toMatchObject({ open_disputes: 1, revenue_centavos: 0 });
  expect(await shown()).toMatchObject([{ id: "c1", isDisputed: true }]);
  await contest("won");
  expect(await figures()).toMatchObject({ open_disputes: 0, revenue_centavos: 1499 });
  expect(await shown()).toMatchObject([{ id: "c1", isDisputed: false }]);
  for (const who of [visitor, ana.actor])
    await expect(scene.as(who).read("billing.disputes")).rejects.toThrow("permission denied");
  expect(await scene.as(service).read("billing.disputes")).toMatchObject([{ id: "d1", state: "won" }]);
});

test("five years after the last charge nothing is left of who has gone; of who is here, everything", async ({
  scene,
}) => {
  const [ana, bruno, caio] = [await scene.listed("Ana"), await scene.listed("Bruno"), await scene.listed("Caio")];
  const long = now - 5 * 366 * day;
  for (const [person, at] of [
    [ana, long],
    [bruno, long],
    [caio, now - 4 * 365 * day],
  ] as const) {
    const id = person.userId;
    const paid = { ...charge, id, start: at - 30 * day, end: at, at, paidAt: at };
    await scene
      .as(service)
      .run("select billing.save_record($1, 'test', '[{}]', $2, '[]', $3, $4)", [
        ...[id, active, [paid], [{ id, provider: "stripe", charge: id, state: "lost", at }]],
      ]);
    await scene.sql("alter table billing.history disable trigger history_is_append_only");
    await scene.sql("update billing.history set at = to_timestamp($2 / 1000.0) where account_id = $1", [id, at]);
    await scene.sql("alter table billing.history enable trigger history_is_append_only");
    await scene.sql("update billing.disputes set learnt_at = opened_at");
    await scene.sql(
      `insert into billing.payment_events (provider, event_id, kind, subject, received_at, handled_at, next_attempt_at)
       values ('stripe', $1, 'refresh', $1, to_timestamp($2 / 1000.0), to_timestamp($2 / 1000.0), null)`,
      [id, at],
    );
  }
  await scene.sql("delete from auth.users where id = any ($1)", [[ana.userId, caio.userId]]);
  const purge = async () => (await scene.as(service).run("select billing.purge_old() as n"))[0]?.n;
  expect(await purge()).toBe(5);
  expect(await purge()).toBe(0);
  const left = async (table: string) =>
    (await scene.sql(`select distinct account_id as id from billing.${table}`)).map(({ id }) => id).sort();
  for (const table of ["history", "charges", "disputes"])
    expect(await left(table)).toEqual([bruno.userId, caio.userId].sort());
  expect(await scene.sql("select subject from billing.payment_events where kind = 'refresh'")).toEqual([
    { subject: caio.userId },
  ]);
});

test("the owner hears that something about the subscription is new, and nobody else does", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana"), await scene.listed("Bruno")];
  const heard = async (who: Person) => (await scene.as(who).read("subscription_events")).map(({ at }) => at);
  expect(await heard(ana)).toEqual([]);
  await save(scene, ana);
  const [first] = await heard(ana);
  expect(first).toBeInstanceOf(Date);
  await scene.as(service).run(
    `insert into billing.checkouts (account_id, provider, method, amount, starts_at, expires_at)
     values ($1, 'demo', 'pix', 1499, now(), now() + interval '1 hour')`,
    [ana.userId],
  );
  await scene.as(service).run("update billing.checkouts set status = 'refused'");
  expect(Number((await heard(ana))[0])).toBeGreaterThanOrEqual(Number(first));
  expect(await heard(bruno)).toEqual([]);
  await expect(scene.as(visitor).read("subscription_events")).rejects.toThrow("permission denied");
  await expect(scene.as(ana).run("update subscription_events set at = now()")).rejects.toThrow("permission denied");
});
