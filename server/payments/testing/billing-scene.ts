import { createProductDatabase } from "../../../supabase/seed/testing/product-database.ts";
import { createLog } from "../../kernel/log.ts";
import { createDemoProvider } from "../demo/demo-provider.ts";
import type { Deps } from "../deps.ts";
import type { PaymentProvider } from "../provider.ts";
import { signUpAt } from "./sign-up.ts";

export type BillingScene = Awaited<ReturnType<typeof createBillingScene>>;

/** A database of its own, a clock that only the test moves, and providers of the test's choice. */
export async function createBillingScene(given?: (deps: Omit<Deps, "providers">) => PaymentProvider[]) {
  const database = await createProductDatabase();
  const clock = { now: Date.parse("2033-01-21T12:00:00-03:00") };
  const base = {
    ...{ sql: database.owner, log: createLog("silent"), publicUrl: "http://localhost" },
    now: () => clock.now,
  };
  const providers = given?.(base) ?? [createDemoProvider(base)];
  const deps: Deps = { ...base, providers: new Map(providers.map((provider) => [provider.name, provider])) };
  return { ...database, clock, deps, signUp: () => signUpAt(database.owner, clock.now) };
}
