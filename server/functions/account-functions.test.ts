import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { createProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import type { Caller } from "../gateway/caller.ts";
import { bindFunctions } from "./bind-functions.ts";
import type { FunctionDeps } from "./define-function.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { exportMyData } from "./export-my-data.ts";

// Its own: others count who there is in the one that all share.
const database = await createProductDatabase();
const sql = database.owner;
afterAll(() => database.drop());

const deps = { sql, config: {}, log: pino({ level: "silent" }) } as unknown as FunctionDeps;
const functions = bindFunctions({ exportMyData, deleteMyAccount }, deps);
const call = (name: keyof typeof functions, caller: Caller) =>
  functions[name]?.(new Request("http://localhost", { method: "POST" }), caller) as Promise<Response>;
const visitor: Caller = { role: "anon", claims: {} };

/** Somebody who gave the password so many minutes ago, and has a photo. */
async function signedIn(minutesAgo: number) {
  const [account, session] = [randomUUID(), randomUUID()];
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await sql`insert into auth.users (id, email) values (${account}, ${`${account}@exemplo.com.br`})`;
  await sql`insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${account}, ${at}, 'aal1')`;
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (${randomUUID()}, ${session}, ${at}, ${at}, 'password')`;
  await sql`insert into storage.objects (bucket_id, name) values ('photos', ${`${account}/face.webp`})`;
  const caller: Caller = { role: "authenticated", claims: { sub: account, session_id: session, aal: "aal1" } };
  return { account, caller };
}
const traces = (account: string) => sql`
  select name from storage.objects where starts_with(name, ${account})
  union all select id::text from auth.users where id = ${account}
  union all select id::text from directory.profiles where user_id = ${account}`;

test("who has just given the password deletes the own account with its files, and nobody else's", async () => {
  const [ana, bruno] = [await signedIn(1), await signedIn(1)];
  expect((await call("deleteMyAccount", ana.caller)).status).toBe(200);
  expect(await traces(ana.account)).toHaveLength(0);
  expect(await traces(bruno.account)).toHaveLength(3);
  // The token is still good for a while; there is nothing left that it opens.
  expect((await call("deleteMyAccount", ana.caller)).status).toBe(403);
});

test("an old session deletes nothing, and visitors neither delete nor export", async () => {
  const { account, caller } = await signedIn(11);
  const refused = await call("deleteMyAccount", caller);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ message: "Confirme sua senha de novo para excluir a conta." });
  expect(await traces(account)).toHaveLength(3);
  expect((await call("deleteMyAccount", visitor)).status).toBe(401);
  expect((await call("exportMyData", visitor)).status).toBe(401);
});

test("the export is its caller's, while the session lasts", async () => {
  const { account, caller } = await signedIn(11);
  expect(await (await call("exportMyData", caller)).json()).toMatchObject({ account: { id: account } });
  await sql`delete from auth.sessions where user_id = ${account}`;
  const refused = await call("exportMyData", caller);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toEqual({ message: "Entre de novo para baixar seus dados." });
});
