import { buffer } from "node:stream/consumers";
import type { ObjectRow } from "../objects/object-rows.ts";
import { invalidMimeType } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { type ImageType, isImageType } from "../uploads/content-type.ts";
import type { createLimiter } from "../uploads/limiter.ts";
import { encode, explain, openImage } from "./images.ts";
import { formatTransformation, type Transformation } from "./transformation.ts";

export type Rendition = { bytes: Buffer<ArrayBuffer>; type: ImageType };

/** Resized images, kept in memory up to a number of bytes, the least recently used going first. */
export function createRenditions(storage: Storage, limitImages: ReturnType<typeof createLimiter>) {
  const { files, limits } = storage;
  const kept = new Map<string, Rendition>();
  const underWay = new Map<string, Promise<Rendition>>();
  let size = 0;

  function keep(key: string, rendition: Rendition) {
    kept.set(key, rendition);
    size += rendition.bytes.byteLength;
    for (const [oldest, { bytes }] of kept) {
      if (size <= limits.renditionCache) return;
      kept.delete(oldest);
      size -= bytes.byteLength;
    }
  }

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
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    let work = underWay.get(key);
    if (!work) {
      work = limitImages(() => render(object, type, wanted)).finally(() => underWay.delete(key));
      underWay.set(key, work);
      work.then((rendition) => keep(key, rendition)).catch(() => {});
    }
    return work;
  };
}

function targetType(original: ImageType, { format }: Transformation, acceptsWebp: boolean): ImageType {
  if (format && format !== "origin") return `image/${format}`;
  return format === undefined && acceptsWebp ? "image/webp" : original;
}
