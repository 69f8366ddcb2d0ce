import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { createProductDatabase } from "../../../supabase/seed/testing/product-database.ts";
import { createLog } from "../../observability/log.ts";
import { createDemoProvider } from "../demo/demo-provider.ts";
import type { Needs } from "../needs.ts";
import type { PaymentProvider } from "../provider.ts";

export type BillingScene = Awaited<ReturnType<typeof createBillingScene>>;

/** A database of its own, a clock that only the test moves, and providers of the test's choice. */
export async function createBillingScene(given?: (needs: Omit<Needs, "providers">) => PaymentProvider[]) {
  const database = await createProductDatabase();
  const clock = { now: Date.parse("2027-01-21T12:00:00-03:00") };
  const base = {
    ...{ sql: database.owner, log: createLog("silent"), publicUrl: "http://localhost" },
    now: () => clock.now,
  };
  const providers = given?.(base) ?? [createDemoProvider(base)];
  const needs: Needs = { ...base, providers: new Map(providers.map((provider) => [provider.name, provider])) };
  return { ...database, clock, needs, signUp: () => signUp(database.owner, clock.now) };
}

/** A complete profile whose trial of ten days began now, by the test's clock. */
async function signUp(sql: Sql, now: number) {
  const id = randomUUID();
  await sql`insert into auth.users (id, email, raw_user_meta_data)
    values (${id}, ${`${id}@exemplo.com.br`}, ${sql.json({ name: "Ana Souza" })})`;
  await sql`update directory.profiles set specialty_id = 1, registration = 'CRP 06/12345', modality = 2, schedule = 'Manhãs'
    where user_id = ${id}`;
  await sql`update directory.memberships set trial_end_date = ${new Date(now + 10 * 24 * 60 * 60 * 1000)}
    where user_id = ${id}`;
  return id;
}
