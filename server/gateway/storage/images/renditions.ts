import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import type { Queue } from "../../bounded-queue.ts";
import type { ObjectRow } from "../objects/object-rows.ts";
import { invalidMimeType } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { type ImageType, isImageType } from "../uploads/content-type.ts";
import { encode, explain, openImage } from "./images.ts";
import { formatTransformation, type Transformation } from "./transformation.ts";

export type Rendition = { bytes: Buffer<ArrayBuffer>; type: ImageType };

/** Resized images, kept in memory up to a number of bytes, the least recently used going first. */
export function createRenditions(storage: Storage, limitImages: Queue) {
  const { files, limits } = storage;
  const renditions = new LRUCache<string, Rendition, () => Promise<Rendition>>({
    maxSize: limits.renditionCache,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: (_key, _stale, { context: render }) => limitImages(render),
    // Who waits for one gets it, even when others need its room meanwhile.
    ignoreFetchAbort: true,
  });

  async function render(object: ObjectRow, type: ImageType, wanted: Transformation): Promise<Rendition> {
    const source = await buffer(await files.open(object.version));
    const canMove = type === "image/gif" || type === "image/webp";
    const frames = canMove ? limits.frames : 1;
    const image = await openImage(source, object.metadata.mimetype, { ...limits, frames });
    const { width, height, resize, quality } = wanted;
    const fit = { cover: "cover", contain: "inside", fill: "fill" } as const;
    return explain(object.metadata.mimetype, async () => {
      const resized =
        width || height ? image.resize({ width, height, fit: fit[resize], withoutEnlargement: true }) : image;
      return { bytes: (await encode(resized, type, quality).toBuffer()) as Buffer<ArrayBuffer>, type };
    });
  }

  return async function findRendition(object: ObjectRow, wanted: Transformation, acceptsWebp: boolean) {
    const { mimetype } = object.metadata;
    if (!isImageType(mimetype)) throw invalidMimeType(mimetype);
    const type = targetType(mimetype, wanted, acceptsWebp);
    // A version never changes, so nothing in here is ever stale.
    const key = `${object.version} ${type} ${formatTransformation(wanted)}`;
    return renditions.forceFetch(key, { context: () => render(object, type, wanted) });
  };
}

function targetType(original: ImageType, { format }: Transformation, acceptsWebp: boolean): ImageType {
  if (format && format !== "origin") return `image/${format}`;
  return format === undefined && acceptsWebp ? "image/webp" : original;
}
