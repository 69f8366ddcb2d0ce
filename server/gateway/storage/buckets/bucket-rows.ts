import type { TransactionSql } from "postgres";
import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { gatewayItself } from "../require-caller.ts";
import { noSuchBucket } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import type { BucketLimits } from "./bucket-limits.ts";

export type Bucket = BucketLimits & {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  type: string;
  created_at: Date;
  updated_at: Date;
};

export function bucketColumns(tx: TransactionSql) {
  // As a double: a bigint would arrive as text.
  return tx`id, name, coalesce(owner_id, owner::text, '') as owner, public, type, created_at, updated_at,
    file_size_limit::float8 as file_size_limit, allowed_mime_types`;
}

/** As the caller sees it: without a policy that shows it, there is no such bucket. */
export async function findBucket({ sql }: Storage, caller: Caller, id: string): Promise<Bucket> {
  const [bucket] = await actAs(
    sql,
    caller,
    (tx) => tx<Bucket[]>`select ${bucketColumns(tx)} from storage.buckets where id = ${id}`,
  );
  if (!bucket) throw noSuchBucket();
  return bucket;
}

/** Its limits and whether it is public hold for everybody, also for those who may not read its row. */
export function findBucketForObjects(storage: Storage, id: string) {
  return findBucket(storage, gatewayItself, id);
}
