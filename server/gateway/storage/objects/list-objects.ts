import { Hono } from "hono";
import { z } from "zod";
import { actAs } from "../../../database/acting.ts";
import type { Caller } from "../../caller.ts";
import { readJson } from "../json-body.ts";
import { type CallerEnv, requireCaller } from "../require-caller.ts";
import { invalidRequest } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import type { ObjectRow } from "./object-rows.ts";

const columns = ["name", "updated_at", "created_at", "last_accessed_at"] as const;
const sorting = z
  .object({ column: z.enum(columns).catch("name"), order: z.enum(["asc", "desc"]).catch("asc") })
  .catch({ column: "name", order: "asc" });
const limit = z
  .number()
  .int()
  .min(1)
  .transform((number) => Math.min(number, 1000));
const listing = z.object({
  prefix: z.string().max(1024).default(""),
  limit: limit.default(100),
  offset: z.number().int().min(0).max(1_000_000_000).default(0),
  search: z.string().max(1024).nullish(),
  sortBy: sorting,
});
const listingV2 = z.object({
  prefix: z.string().max(1024).default(""),
  limit: limit.default(1000),
  cursor: z.string().max(4096).optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: sorting,
});

export function createListRoutes(storage: Storage) {
  const app = new Hono<CallerEnv>();

  app.post("/object/list/:bucket", requireCaller(storage), async (c) => {
    const { prefix, search, ...page } = await readJson(c, listing);
    const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
    const question = { bucketId: c.req.param("bucket"), folder, search: search ?? "", isDeep: false, ...page };
    const entries = await listEntries(storage, c.get("caller"), question);
    return c.json(
      entries.map(({ name, ...entry }) => ({ ...entry, name: name.slice(folder.length).replace(/\/$/, "") })),
    );
  });

  app.post("/object/list-v2/:bucket", requireCaller(storage), async (c) => {
    const body = await readJson(c, listingV2);
    const offset = readCursor(body.cursor);
    const entries = await listEntries(storage, c.get("caller"), {
      bucketId: c.req.param("bucket"),
      // Here a prefix may end in the middle of a name.
      folder: body.prefix.slice(0, body.prefix.lastIndexOf("/") + 1),
      search: body.prefix.slice(body.prefix.lastIndexOf("/") + 1),
      isDeep: !body.with_delimiter,
      sortBy: body.sortBy,
      offset,
      limit: body.limit + 1,
    });
    const hasNext = entries.length > body.limit;
    const shown = entries.slice(0, body.limit);
    return c.json({
      hasNext,
      nextCursor: hasNext ? writeCursor(offset + body.limit) : undefined,
      folders: shown.filter((entry) => entry.id === null).map(({ name }) => ({ name, key: name.replace(/\/$/, "") })),
      objects: shown.filter((entry) => entry.id !== null).map((entry) => ({ ...entry, key: entry.name })),
    });
  });

  return app;
}

type Question = {
  bucketId: string;
  folder: string;
  search: string;
  /** Objects of all depths, or what lies in this folder with its subfolders as one entry each. */
  isDeep: boolean;
  sortBy: z.output<typeof sorting>;
  limit: number;
  offset: number;
};

type Entry = Pick<ObjectRow, "name"> & {
  [Column in "id" | "updated_at" | "created_at" | "last_accessed_at" | "metadata"]: ObjectRow[Column] | null;
};

/** By name folders and objects are mixed; by date, which folders do not have, folders come first. */
async function listEntries({ sql }: Storage, caller: Caller, question: Question): Promise<Entry[]> {
  const { bucketId, folder, search, isDeep, sortBy, limit, offset } = question;
  return actAs(sql, caller, (tx) => {
    const direction = sortBy.order === "asc" ? tx`asc` : tx`desc`;
    const order =
      sortBy.column === "name"
        ? tx`lower(name) ${direction}, name ${direction}`
        : tx`id is not null, ${tx(sortBy.column)} ${direction}, name ${direction}`;
    return tx<Entry[]>`
      with inside as (
        select name, id, updated_at, created_at, last_accessed_at, metadata,
          substr(name, ${folder.length + 1}::int) as rest
        from storage.objects
        where bucket_id = ${bucketId} and name >= ${folder} and name < ${`${folder}\u{10ffff}`}
      ), entries as (
        select distinct ${folder} || split_part(rest, '/', 1) || '/' as name, null::uuid as id,
          null::timestamptz as updated_at, null::timestamptz as created_at,
          null::timestamptz as last_accessed_at, null::jsonb as metadata
        from inside where not ${isDeep} and rest like '%/%' and starts_with(lower(rest), lower(${search}))
        union all
        select name, id, updated_at, created_at, last_accessed_at, metadata
        from inside where (${isDeep} or rest not like '%/%') and starts_with(lower(rest), lower(${search}))
      )
      select name, id, updated_at, created_at, last_accessed_at, metadata from entries
      order by ${order} limit ${limit} offset ${offset}`;
  }) as Promise<Entry[]>;
}

function writeCursor(offset: number) {
  return Buffer.from(`offset:${offset}`).toString("base64url");
}

function readCursor(cursor: string | undefined) {
  if (!cursor) return 0;
  const [, offset] = /^offset:(\d{1,9})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (!offset) throw invalidRequest("Invalid Parameter cursor");
  return Number(offset);
}
