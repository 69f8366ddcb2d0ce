import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type ConcurrencyLimit, createConcurrencyLimits } from "../../../http/concurrency-limit.ts";
import { createQueue, type Queue } from "../../bounded-queue.ts";
import type { Caller } from "../../caller.ts";
import { type BucketLimits, checkAgainstBucket } from "../buckets/bucket-limits.ts";
import { findBucketForObjects } from "../buckets/bucket-rows.ts";
import { reencodeImage } from "../images/images.ts";
import { enterObject } from "../objects/enter-object.ts";
import { type NewObject, probeWrite, type WriteMode } from "../objects/object-rows.ts";
import { entityTooLarge, tooBusy } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { decideType, essenceOf, isImageType } from "./content-type.ts";
import { type IncomingUpload, openUpload } from "./incoming-upload.ts";
import { describeFile, type SpooledFile, spool } from "./spool.ts";

/** Where an upload goes and on whose behalf. */
export type Destination = Pick<NewObject, "bucket_id" | "name" | "owner" | "owner_id"> & {
  caller: Caller;
  network: string | undefined;
  mode: WriteMode;
};

/** Forms carry more than the file: boundaries, fields. */
const formOverhead = 64 * 1024;

export function createUploader(storage: Storage, limitImages: Queue) {
  const { files, limits } = storage;
  const limitUploads = createQueue({ atOnce: limits.uploads, refuse: tooBusy });
  const limitsOf = {
    account: createConcurrencyLimits({ atOnce: limits.uploadsByAccount, waiting: limits.waitingUploadsByAccount }),
    network: createConcurrencyLimits({ atOnce: limits.uploadsByNetwork, waiting: limits.waitingUploadsByNetwork }),
  };

  /**
   * Policies are asked before any byte is taken in, and decide again when the row is written. The file is
   * in its place before the row names it, and a replaced file goes after the row is committed: whenever
   * the process dies, every row has its file, and at worst a file is left that the sweep finds.
   */
  async function upload(request: Request, { caller, network, mode, ...place }: Destination) {
    const bucket = await findBucketForObjects(storage, place.bucket_id);
    const maximum = Math.min(limits.fileSize, bucket.file_size_limit ?? Number.POSITIVE_INFINITY);
    const promised = Number(request.headers.get("content-length") ?? 0);
    if (promised > maximum + formOverhead) throw entityTooLarge();

    const incoming = await openUpload(request, limits);
    const version = randomUUID();
    const declared = { mimetype: essenceOf(incoming.declaredType), size: promised, contentLength: promised };
    const object: NewObject = { ...place, version, metadata: declared, user_metadata: null };
    await probeWrite(storage, caller, object, mode);

    // Only those who may write hold one of the places.
    const enter = () =>
      limitUploads(async () => {
        await store(incoming, object, bucket, maximum);
        const id = await enterObject(storage, caller, object, mode);
        return { id, key: `${place.bucket_id}/${place.name}` };
      });
    // The operator's programs are trusted.
    if (caller.role === "service_role") return enter();
    return withinLimit(limitsOf.account(place.owner_id ?? ""), request, () =>
      network === undefined ? enter() : withinLimit(limitsOf.network(network), request, enter),
    );
  }

  async function store(incoming: IncomingUpload, object: NewObject, bucket: BucketLimits, maximum: number) {
    const path = join(files.incoming, object.version);
    try {
      const spooled = await spool(incoming.chunks, path, maximum);
      const { cacheControl, userMetadata } = await incoming.finish();
      const file = await prepare(spooled, incoming.declaredType, bucket);
      object.metadata = {
        eTag: file.eTag,
        size: file.size,
        mimetype: file.type,
        cacheControl,
        lastModified: new Date().toISOString(),
        contentLength: file.size,
        httpStatusCode: 200,
      };
      object.user_metadata = userMetadata;
      await files.put(object.version, file.path);
    } finally {
      await Promise.all([path, `${path}.image`].map((leftover) => rm(leftover, { force: true })));
    }
  }

  /** The file as it will be stored, checked by its bytes. */
  async function prepare(spooled: SpooledFile, declaredType: string, bucket: BucketLimits) {
    const type = decideType(declaredType, spooled.head);
    const essence = essenceOf(type);
    checkAgainstBucket(bucket, { size: spooled.size, type: essence });
    if (!storage.reencodeImages || !isImageType(essence)) return { ...spooled, type };
    const path = `${spooled.path}.image`;
    await limitImages(() => reencodeImage(spooled.path, path, essence, limits));
    const image = await describeFile(path);
    checkAgainstBucket(bucket, { size: image.size, type: essence });
    return { ...image, type };
  }

  return upload;
}

/** Who sends slowly, and much at once, waits for themselves. */
async function withinLimit<Result>(limit: ConcurrencyLimit, { signal }: Request, work: () => Promise<Result>) {
  const isAdmitted = await limit.enter(
    () => true,
    () => !signal.aborted,
  );
  if (!isAdmitted) throw tooBusy();
  try {
    return await work();
  } finally {
    limit.leave();
  }
}
