import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { expect, test } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase, type ProductDatabase } from "../../seed/testing/product-database.ts";
import { completeProfile } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

async function account({ owner }: ProductDatabase, email: string) {
  const id = randomUUID();
  await owner`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
    values (${id}, ${email}, now(), '{"name": "Ana"}')`;
  return id;
}

async function operator(database: ProductDatabase, n = 0): Promise<Actor> {
  const { owner } = database;
  const [sub, session_id] = [await account(database, `operador${n}@exemplo.com.br`), randomUUID()];
  await owner`insert into auth.sessions (id, user_id, created_at, aal) values (${session_id}, ${sub}, now(), 'aal2')`;
  await owner`
    insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
    values (gen_random_uuid(), ${sub}, 'totp', 'verified', 'x', now(), now())`;
  await owner`select directory.set_operator(${`operador${n}@exemplo.com.br`}, true)`;
  return { role: "authenticated", claims: { sub, session_id, aal: "aal2" } };
}

async function withAna() {
  const database = await createProductDatabase();
  const { owner } = database;
  const user = await account(database, "ana@exemplo.com.br");
  const [ana] = await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality})
    where user_id = ${user} returning id`;
  return { database, owner, user, id: String(ana?.id) };
}

type Answer = { it: { outcome: string } };
type Meanwhile = { lock: (other: TransactionSql) => unknown; change: (other: TransactionSql) => unknown };

/** An operator's act that begins while another transaction holds the lock; that one then changes what the act is about. */
async function actBehind(database: ProductDatabase, { lock, change }: Meanwhile, text: string, parameters: unknown[]) {
  const olga = await operator(database);
  const pool = database.connect(2);
  let acting: Promise<Answer[]> | undefined;
  await pool.begin(async (other) => {
    await lock(other);
    acting = queryAs<Answer>(pool, olga, text, parameters as never[]);
    acting.catch(() => {});
    const blocked = () => database.owner`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await blocked()).length).toBe(1);
    await change(other);
  });
  return (await acting)?.[0]?.it;
}

test("of twenty operators and an owner at the same moment one decides, nobody undoes it, and nobody waits for ever", async () => {
  const { database, owner, user, id } = await withAna();
  const [waiting] =
    await owner`select id from directory.verifications where professional_id = ${id} and state = 'waiting'`;
  const operators = await Promise.all(Array.from({ length: 20 }, (_, n) => operator(database, n)));
  const pool = database.connect(21);
  const decisions = operators.map((who, n) =>
    queryAs<Answer>(
      pool,
      who,
      "select public.operator_decide_registration($1, $2, 'O nome difere do conselho.') as it",
      [waiting?.id, n % 2 ? "confirmed" : "differs"],
    ),
  );
  const pause = queryAs(pool, { role: "authenticated", claims: { sub: user } }, "select public.pause_listing()");
  const outcomes = (await Promise.all(decisions)).flat().map(({ it }) => it.outcome);
  await pause;
  const [kept] = await owner`
    select (select count(*)::int from directory.operator_log l where l.act = 'decide_registration') as acts,
      (select count(*)::int from email.outbox o where o.kind = 'registration-checked') as emails,
      (select v.state = 'confirmed' from directory.verifications v where v.id = ${waiting?.id ?? ""})
        = (p.verified_at is not null) as agrees
    from directory.profiles p where p.id = ${id}`;
  await database.drop();
  expect(outcomes.filter((outcome) => outcome === "decided")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
  expect(kept).toEqual({ acts: 1, emails: 1, agrees: true });
});

test("an operator who erases a minor's request waits for whoever changes that agenda, and neither fails", async () => {
  const { database, owner, id } = await withAna();
  const [asked] = await owner`
    insert into public.appointments (professional_id, status, wish, modality, patient_name, patient_email)
    values (${id}, 'requested', 'Uma tarde', 'online', 'Pedro Lima', 'pedro@exemplo.com.br') returning id`;
  await owner`insert into directory.minor_reports (appointment_id) values (${asked?.id})`;
  const answer = await actBehind(
    database,
    {
      lock: (other) => other`select directory.lock_agenda(${id})`,
      change: (other) => other`select from public.appointments where id = ${asked?.id} for update`,
    },
    "select public.operator_settle_minor($1, true, 'Pedido de criança sem responsável.') as it",
    [asked?.id],
  );
  const left = await owner`select from public.appointments`;
  await database.drop();
  expect([answer, left.length]).toEqual([{ outcome: "done" }, 0]);
});

test("days that are added while a payment is written down count from what was paid", async () => {
  const { database, owner, user, id } = await withAna();
  await owner`
    insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status,
      status_at, paid_at)
    values ('c1', 'demo', ${user}, 's1', 1499, now(), now() + interval '1 month', 'paid', now(), now())`;
  const answer = await actBehind(
    database,
    {
      lock: (other) => other`select billing.open_record(${user})`,
      change: (other) =>
        other`update directory.memberships set paid_until = now() + interval '90 days' where user_id = ${user}`,
    },
    "select public.operator_add_days($1, 3, 'Ficamos fora do ar.') as it",
    [id],
  );
  const [told] = await owner`
    select (o.data ->> 'end')::timestamptz = m.paid_until + interval '3 days' as email,
      (l.after ->> 'paid_until')::timestamptz = m.paid_until + interval '3 days' as log, h.paid_until = m.paid_until as history
    from directory.memberships m, email.outbox o, directory.operator_log l, billing.history h
    where m.user_id = ${user} and o.kind = 'days-added' and l.act = 'add_days' and h.cause = 'days added'`;
  await database.drop();
  expect(answer).toEqual({ outcome: "done" });
  expect(told).toEqual({ email: true, log: true, history: true });
});
