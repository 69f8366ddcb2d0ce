import type { Sql, TransactionSql } from "postgres";
import { actAs } from "../database/acting.ts";
import type { Log } from "../kernel/log.ts";
import type { PaymentProvider, ProviderName } from "./provider.ts";

export type Deps = {
  sql: Sql;
  log: Log;
  providers: ReadonlyMap<ProviderName, PaymentProvider>;
  publicUrl: string;
  now(): number;
  /** Waited for between any two steps, so that a test may end the process there. */
  step?(name: string): Promise<void>;
};

export function asService<Result>({ sql }: Pick<Deps, "sql">, work: (tx: TransactionSql) => Promise<Result>) {
  return actAs(sql, { role: "service_role" }, work) as Promise<Result>;
}

export function providerNamed({ providers }: Deps, name: ProviderName) {
  const provider = providers.get(name);
  if (!provider) throw new Error(`no such provider here: ${name}`);
  return provider;
}
