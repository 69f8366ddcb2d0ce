import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, expect, test } from "vitest";
import { createProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import type { Caller } from "../gateway/caller.ts";
import { bindFunctions } from "./bind-functions.ts";
import type { FunctionDeps } from "./define-function.ts";
import { subscription } from "./subscription.ts";

// Its own: others count who there is in the one that all share.
const database = await createProductDatabase();
const sql = database.owner;
afterAll(() => database.drop());

const deps = {
  ...{ sql, config: { demo: true, payments: {} }, log: pino({ level: "silent" }), publicUrl: "http://localhost" },
} as unknown as FunctionDeps;
const functions = bindFunctions({ subscription }, deps);
const call = (caller: Caller, body: object) =>
  functions.subscription?.(
    new Request("http://localhost", { method: "POST", body: JSON.stringify(body) }),
    caller,
  ) as Promise<Response>;

async function signedIn(aal: "aal1" | "aal2") {
  const [account, session] = [randomUUID(), randomUUID()];
  await sql`insert into auth.users (id, email) values (${account}, ${`${account}@exemplo.com.br`})`;
  await sql`insert into auth.sessions (id, user_id, created_at, aal) values (${session}, ${account}, now(), ${aal})`;
  const caller: Caller = { role: "authenticated", claims: { sub: account, session_id: session, aal } };
  return { account, caller };
}

const deeds = [
  { action: "checkout", method: "card" },
  { action: "cancel" },
  { action: "withdraw" },
  { action: "portal" },
  { action: "refresh" },
];

test("with a second factor, the password alone neither pays, cancels, refunds nor opens the provider's page", async () => {
  const [stolen, whole] = [await signedIn("aal1"), await signedIn("aal2")];
  for (const { account } of [stolen, whole])
    await sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (${randomUUID()}, ${account}, 'totp', 'verified', 'x', now(), now())`;
  for (const deed of deeds) expect((await call(stolen.caller, deed)).status).toBe(403);
  expect((await call(whole.caller, { action: "checkout", method: "card" })).status).toBe(200);
});

test("a session that was ended moves no money, though its token still counts for a while", async () => {
  const { account, caller } = await signedIn("aal1");
  expect((await call(caller, { action: "checkout", method: "card" })).status).toBe(200);
  await sql`delete from auth.sessions where user_id = ${account}`;
  for (const deed of deeds) expect((await call(caller, deed)).status).toBe(403);
});

test("nor does one that was ended while its body was on the way", async () => {
  const { account, caller } = await signedIn("aal1");
  const source = {
    async pull(stream: ReadableStreamDefaultController) {
      await sql`delete from auth.sessions where user_id = ${account}`;
      stream.enqueue(new TextEncoder().encode(JSON.stringify({ action: "checkout", method: "card" })));
      stream.close();
    },
  };
  // Nothing is read ahead: the session is there when the call begins.
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const slow = new Request("http://localhost", { method: "POST", body, duplex: "half" } as RequestInit);
  expect((await functions.subscription?.(slow, caller))?.status).toBe(403);
});

test("who is suspended buys nothing by asking for it directly", async () => {
  const { account, caller } = await signedIn("aal1");
  await sql`update directory.memberships set suspended_at = now() where user_id = ${account}`;
  const refused = await call(caller, { action: "checkout", method: "pix" });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({
    message:
      "Enquanto o perfil não pode aparecer na busca, não é possível assinar. A página da assinatura diz o motivo.",
  });
  expect(await sql`select from billing.checkouts where account_id = ${account}`).toHaveLength(0);
});
