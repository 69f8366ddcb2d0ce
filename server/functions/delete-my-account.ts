import type { TransactionSql } from "postgres";
import { withdrawals } from "#app/features/subscription/subscription-status.ts";
import { type Actor, actAs } from "../database/acting.ts";
import { type StoredRecord, toRecord } from "../payments/apply-provider-state.ts";
import { type FunctionDeps, FunctionError, type ProductFunction, requireAccount } from "./define-function.ts";

const service: Actor = { role: "service_role" };

/** The end of the caller's account, for who has just given the password or a code. Files first: they hang on no key. */
export const deleteMyAccount: ProductFunction = async (_, caller, deps) => {
  const account = requireAccount(caller);
  const [row] = await actAs(
    deps.sql,
    caller,
    (tx) => tx<{ fresh: boolean }[]>`select directory.has_fresh_sign_in() as fresh`,
  );
  if (!row?.fresh) throw new FunctionError(403, "Confirme sua senha de novo para excluir a conta.");
  await removeFiles(deps, account);
  await actAs(deps.sql, service, async (tx) => {
    const refund = await refundOnLeaving(tx, account);
    await tx`select directory.delete_account(${account}, ${refund})`;
  });
  return Response.json({ deleted: true });
};

/** What goes back of subscriptions that are withdrawn from by leaving, for the email; the order is the database's own. */
async function refundOnLeaving(tx: TransactionSql, account: string) {
  const [row] = await tx<{ record: StoredRecord | null }[]>`select billing.open_record(${account}) as record`;
  const due = row?.record ? withdrawals(toRecord(row.record), Date.now()) : [];
  return due.reduce((total, { amount }) => total + amount, 0);
}

async function removeFiles({ sql, config }: FunctionDeps, account: string) {
  const files = await actAs(
    sql,
    service,
    (tx) => tx<{ bucket: string; names: string[] }[]>`
      select bucket_id as bucket, array_agg(name) as names from storage.objects
      where owner_id = ${account} or starts_with(name, ${`${account}/`}) group by bucket_id`,
  );
  for (const { bucket, names } of files) {
    if (config.supabase) await removeAtProject(config.supabase, bucket, names);
    // Here the rows are the files: without its row a file is served no more, and housekeeping sweeps it.
    else
      await actAs(
        sql,
        service,
        (tx) => tx`delete from storage.objects where bucket_id = ${bucket} and name = any(${names})`,
      );
  }
}

type Project = NonNullable<FunctionDeps["config"]["supabase"]>;

/** A project keeps its files elsewhere; only its storage service removes both. */
async function removeAtProject({ url, secretKey }: Project, bucket: string, names: string[]) {
  const response = await fetch(new URL(`/storage/v1/object/${encodeURIComponent(bucket)}`, url), {
    method: "DELETE",
    headers: { apikey: secretKey, Authorization: `Bearer ${secretKey}`, "Content-Type": "application/json" },
    body: JSON.stringify({ prefixes: names }),
    signal: AbortSignal.timeout(15_000),
  });
  if (!response.ok) throw new Error(`The project's storage answered ${response.status}`);
}
