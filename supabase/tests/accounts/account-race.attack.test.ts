import { randomUUID } from "node:crypto";
import type { TransactionSql } from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase, type ProductDatabase } from "../../seed/testing/product-database.ts";

// A thief in an account, at the very moment that its owner throws them out: what was checked before has changed when it is done.

let database: ProductDatabase;
beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

type Level = "aal1" | "aal2";

async function signedIn(account: string, level: Level): Promise<Actor & { session: string }> {
  const session = randomUUID();
  await database.owner`
    insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${account}, now(), ${level})`;
  await database.owner`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${session}, now(), now(), 'password')`;
  return { session, role: "authenticated", claims: { sub: account, session_id: session, aal: level } };
}

const addFactor = (sql: Pick<TransactionSql, "unsafe">, account: string) =>
  sql.unsafe(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
    values ($1, $2, 'totp', 'verified', now(), now(), 'SECRET')`,
    [randomUUID(), account],
  );

let count = 0;
async function account() {
  const id = randomUUID();
  count++;
  await database.owner`
    insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`dona${count}@exemplo.com.br`}, now())`;
  return id;
}

const lockAccount = (tx: TransactionSql, id: string) => tx`select from auth.users where id = ${id} for update`;

/** A call that begins while another transaction holds the account, and goes on when that one is over. */
async function callBehind(change: (tx: TransactionSql) => PromiseLike<unknown>, caller: Actor, text: string) {
  const pool = database.connect(2);
  let calling: Promise<PromiseSettledResult<unknown[]>[]> | undefined;
  await database.owner.begin(async (tx) => {
    await change(tx);
    calling = Promise.allSettled([queryAs(pool, caller, text)]);
    let isDone = false;
    calling.then(() => {
      isDone = true;
    });
    const blocked = () => pool`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => isDone || (await blocked()).length > 0).toBe(true);
  });
  return (await calling)?.[0];
}

test("no factor that is verified at the moment of “não fui eu” stays", async () => {
  const id = await account();
  const [link] = await database.owner`select directory.new_protection_link(${id}, true) as token`;
  const verifying = async (tx: TransactionSql) => {
    await lockAccount(tx, id);
    await addFactor(tx, id);
  };
  const answer = await callBehind(
    verifying,
    { role: "anon" },
    `select directory.protect_account('${link?.token}') as it`,
  );
  expect(answer).toMatchObject({ status: "fulfilled", value: [{ it: true }] });
  expect(await database.owner`select from auth.mfa_factors where user_id = ${id}`).toHaveLength(0);
});

test("a session that is ended at this moment ends no other, and makes no codes when it loses its level", async () => {
  const id = await account();
  await addFactor(database.owner, id);
  const [thief, owner] = [await signedIn(id, "aal2"), await signedIn(id, "aal2")];
  const ending = async (tx: TransactionSql) => {
    await lockAccount(tx, id);
    await tx`delete from auth.sessions where id = ${thief.session}`;
  };
  const ended = await callBehind(ending, thief, `select end_my_session('${owner.session}') as it`);
  expect(ended).toMatchObject({ status: "rejected", reason: { code: "42501" } });
  expect(await queryAs(database.owner, owner, `select end_my_session('${randomUUID()}') as it`)).toEqual([
    { it: false },
  ]);

  const other = await signedIn(id, "aal2");
  const falling = async (tx: TransactionSql) => {
    await lockAccount(tx, id);
    await tx`update auth.sessions set aal = 'aal1' where id = ${other.session}`;
  };
  const codes = await callBehind(falling, other, "select make_recovery_codes() as it");
  expect(codes).toMatchObject({ status: "rejected", reason: { code: "42501" } });
  expect(await queryAs(database.owner, owner, "select make_recovery_codes() as it")).toHaveLength(1);
});

test("a removal that falls due while its owner gives the factor is off", async () => {
  const id = await account();
  await addFactor(database.owner, id);
  await database.owner`insert into directory.factor_removals (user_id, due_at) values (${id}, now() - interval '1 minute')`;
  const giving = async (tx: TransactionSql) => {
    await lockAccount(tx, id);
    await tx`delete from directory.factor_removals where user_id = ${id}`;
  };
  const removed = await callBehind(giving, { role: "service_role" }, "select directory.remove_due_factors() as it");
  expect(removed).toMatchObject({ status: "fulfilled", value: [{ it: 0 }] });
  expect(await database.owner`select from auth.mfa_factors where user_id = ${id}`).toHaveLength(1);
});
