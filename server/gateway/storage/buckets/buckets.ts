import { Hono } from "hono";
import { z } from "zod";
import { actAs } from "../../../database/acting.ts";
import { readJson } from "../json-body.ts";
import { checkBucketName } from "../objects/names.ts";
import { removeAllObjects } from "../objects/remove-objects.ts";
import { type CallerEnv, gatewayItself, ownerOf, requireCaller } from "../require-caller.ts";
import { asStorageError, bucketAlreadyExists, bucketNotEmpty, invalidRequest, noSuchBucket } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { checkMimeTypes, parseFileSizeLimit } from "./bucket-limits.ts";
import { type Bucket, bucketColumns, findBucket } from "./bucket-rows.ts";

const bucketFields = z.object({
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number(), z.string().max(40)]).nullish(),
  allowed_mime_types: z.array(z.string()).max(100).nullish(),
  type: z.string().nullish(),
  versioning_status: z.string().nullish(),
});
const newBucket = bucketFields.extend({ id: z.string().nullish(), name: z.string() });
const listOptions = z.object({
  limit: z.coerce.number().int().min(1).max(10_000).catch(10_000),
  offset: z.coerce.number().int().min(0).catch(0),
  search: z.string().max(100).default(""),
  sortColumn: z.enum(["id", "name", "created_at", "updated_at"]).catch("name"),
  sortOrder: z.enum(["asc", "desc"]).catch("asc"),
});

export function createBucketRoutes(storage: Storage) {
  const { sql } = storage;
  const app = new Hono<CallerEnv>();
  app.use(requireCaller(storage));

  app.post("/", async (c) => {
    const fields = await readJson(c, newBucket);
    const caller = c.get("caller");
    const row = {
      id: checkBucketName(fields.id ?? fields.name),
      name: checkBucketName(fields.name),
      public: fields.public ?? false,
      ...parseLimits(storage, fields),
      ...ownerOf(caller),
    };
    await actAs(sql, caller, (tx) => tx`insert into storage.buckets ${tx(row)}`).catch((error) => {
      throw asStorageError(error).code === "KeyAlreadyExists" ? bucketAlreadyExists() : error;
    });
    return c.json({ name: row.name });
  });

  app.get("/", async (c) => {
    const { limit, offset, search, sortColumn, sortOrder } = listOptions.parse(c.req.query());
    const buckets = await actAs(
      sql,
      c.get("caller"),
      (tx) => tx<Bucket[]>`
        select ${bucketColumns(tx)} from storage.buckets
        where position(lower(${search}) in lower(name)) > 0 or ${search} = ''
        order by ${tx(sortColumn)} ${sortOrder === "asc" ? tx`asc` : tx`desc`}
        limit ${limit} offset ${offset}`,
    );
    return c.json(buckets);
  });

  app.get("/:id", async (c) => c.json(await findBucket(storage, c.get("caller"), c.req.param("id"))));

  app.put("/:id", async (c) => {
    const fields = await readJson(c, bucketFields);
    const changes = {
      ...(typeof fields.public === "boolean" && { public: fields.public }),
      ...parseLimits(storage, fields),
      updated_at: new Date(),
    };
    const { count } = await actAs(
      sql,
      c.get("caller"),
      (tx) => tx`update storage.buckets set ${tx(changes)} where id = ${c.req.param("id")}`,
    );
    if (count === 0) throw noSuchBucket();
    return c.json({ message: "Successfully updated" });
  });

  app.post("/:id/empty", async (c) => {
    const bucket = await findBucket(storage, c.get("caller"), c.req.param("id"));
    await removeAllObjects(storage, c.get("caller"), bucket.id);
    return c.json({ message: "Successfully emptied" });
  });

  app.delete("/:id", async (c) => {
    const id = c.req.param("id");
    // Objects that the caller may not see count too.
    const [object] = await actAs(
      sql,
      gatewayItself,
      (tx) => tx`select 1 from storage.objects where bucket_id = ${id} limit 1`,
    );
    await findBucket(storage, c.get("caller"), id);
    if (object) throw bucketNotEmpty();
    const { count } = await actAs(sql, c.get("caller"), (tx) => tx`delete from storage.buckets where id = ${id}`).catch(
      (error) => {
        // An object came in between.
        throw asStorageError(error).code === "NoSuchBucket" ? bucketNotEmpty() : error;
      },
    );
    if (count === 0) throw noSuchBucket();
    return c.json({ message: "Successfully deleted" });
  });

  return app;
}

/** Only what was sent: an absent limit stays as it is, null lifts it. */
function parseLimits({ limits }: Storage, fields: z.output<typeof bucketFields>) {
  if (fields.type && fields.type !== "STANDARD")
    throw invalidRequest(`Buckets of type ${fields.type.slice(0, 20)} are not served here`);
  if (fields.versioning_status && fields.versioning_status !== "DISABLED")
    throw invalidRequest("Versioning is not served here");
  const { file_size_limit: size, allowed_mime_types: types } = fields;
  return {
    ...(size !== undefined && { file_size_limit: parseFileSizeLimit(size, limits.fileSize) }),
    ...(types !== undefined && { allowed_mime_types: checkMimeTypes(types) }),
  };
}
