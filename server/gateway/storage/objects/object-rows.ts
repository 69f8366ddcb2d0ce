import type { TransactionSql } from "postgres";
import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { noSuchKey } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";

/** What is known of the bytes; the keys are those that Supabase writes. */
type ObjectMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  version: string;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
  metadata: ObjectMetadata;
  user_metadata: Record<string, unknown> | null;
};

export type NewObject = Pick<ObjectRow, "bucket_id" | "name" | "owner" | "owner_id" | "version"> & {
  metadata: Partial<ObjectMetadata>;
  user_metadata: ObjectRow["user_metadata"];
};

export function objectColumns(tx: TransactionSql) {
  return tx`id, bucket_id, name, owner, owner_id, version, created_at, updated_at, last_accessed_at,
    metadata, user_metadata`;
}

/** As the caller sees it: without a policy that shows it, there is no such object. */
export async function findObject({ sql }: Storage, caller: Caller, bucketId: string, name: string) {
  const [row] = await actAs(
    sql,
    caller,
    (tx) => tx<ObjectRow[]>`
      select ${objectColumns(tx)} from storage.objects where bucket_id = ${bucketId} and name = ${name}`,
  );
  if (!row) throw noSuchKey();
  return row;
}

/** How an upload treats an object that is already there: `upsert` asks the policies for insert too, as at Supabase. */
export type WriteMode = "insert" | "upsert" | "update";

/** Writes the row as the caller, so that policies decide; returns its id and the version it replaced. */
export async function writeObject(tx: TransactionSql, object: NewObject, mode: WriteMode) {
  const { bucket_id, name } = object;
  // Whoever writes the same name waits here: each then knows the version that it replaces.
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${bucket_id}/${name}`}, 0))`;
  if (mode === "insert") return { id: await insertObject(tx, object), replaced: undefined };
  const [old] = await tx<{ id: string; version: string }[]>`
    select id, version from storage.objects where bucket_id = ${bucket_id} and name = ${name} for update`;
  // A row that the caller may not see or change is met by the upsert, which is then denied.
  if (mode === "upsert" || !old) return { id: await upsertObject(tx, object, old?.id), replaced: old?.version };
  await tx`
    update storage.objects set ${tx(columnsOf(tx, object))}
    where bucket_id = ${bucket_id} and name = ${name}`;
  return { id: old.id, replaced: old.version };
}

class ProbeEnd extends Error {}

/** Whether policies would let the caller write this; leaves nothing behind. Asked before bytes are taken in. */
export async function probeWrite({ sql }: Storage, caller: Caller, object: NewObject, mode: WriteMode) {
  await actAs(sql, caller, async (tx) => {
    await writeObject(tx, object, mode);
    throw new ProbeEnd();
  }).catch((error) => {
    if (!(error instanceof ProbeEnd)) throw error;
  });
}

/** Without `returning`, which would ask for a policy that lets the caller read what was written. */
async function insertObject(tx: TransactionSql, object: NewObject) {
  const id = crypto.randomUUID();
  await tx`insert into storage.objects ${tx({ id, ...columnsOf(tx, object) })}`;
  return id;
}

async function upsertObject(tx: TransactionSql, object: NewObject, existing: string | undefined) {
  const id = existing ?? crypto.randomUUID();
  const columns = columnsOf(tx, object);
  await tx`
    insert into storage.objects ${tx({ ...columns, id: crypto.randomUUID() })}
    on conflict (bucket_id, name) do update set ${tx(columns)}`;
  return id;
}

function columnsOf(tx: TransactionSql, object: NewObject) {
  return {
    ...object,
    metadata: tx.json(object.metadata),
    user_metadata: object.user_metadata && tx.json(object.user_metadata as never),
  };
}
