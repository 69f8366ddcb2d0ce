import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { createQueue } from "../../bounded-queue.ts";
import type { ObjectRow } from "../objects/object-rows.ts";
import { invalidMimeType, tooBusy } from "../storage-error.ts";
import type { Storage } from "../storage-settings.ts";
import { type ImageType, isImageType } from "../uploads/content-type.ts";
import { encodeQuickly, explain, openImage } from "./images.ts";
import { createRenderShare } from "./render-share.ts";
import { formatTransformation, longestSide, type Transformation } from "./transformation.ts";

export type Rendition = { bytes: Buffer<ArrayBuffer>; type: ImageType };

/** Who asks: the network, where it is known, and whether it still waits. */
export type Asker = { network: string | undefined; signal: AbortSignal };

/**
 * Resized images, kept in memory up to a number of bytes, the least recently used going first. Made in a queue of their
 * own, so that no upload waits for them; whoever asks for one that is being made waits for that one, and one that nobody
 * waits for any more is not begun.
 */
export function createRenditions(storage: Storage) {
  const { files, limits } = storage;
  const inTurn = createQueue({ atOnce: limits.renditions, waiting: limits.waitingRenditions, refuse: tooBusy });
  const inShare = createRenderShare(storage.renderTime);
  const renditions = new LRUCache<string, Rendition>({
    maxSize: limits.renditionCache,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const making = new Map<string, { rendition: Promise<Rendition>; askers: Asker[] }>();

  async function make(key: string, asker: Asker, work: () => Promise<Rendition>) {
    const askers = [asker];
    const isAwaited = () => askers.some(({ signal }) => !signal.aborted);
    const begin = () => (isAwaited() ? work() : Promise.reject(tooBusy()));
    const rendition = inShare<Rendition>(asker.network, isAwaited, (pay) => inTurn(() => pay(begin)));
    making.set(key, { rendition, askers });
    try {
      const made = await rendition;
      renditions.set(key, made);
      return made;
    } finally {
      making.delete(key);
    }
  }

  async function render(object: ObjectRow, type: ImageType, wanted: Transformation): Promise<Rendition> {
    const source = await buffer(await files.open(object.version));
    // A still: the frames of an animation would multiply the work.
    const image = await openImage(source, object.metadata.mimetype, { ...limits, frames: 1 });
    return explain(object.metadata.mimetype, async () => {
      const encoded = encodeQuickly(image.resize(sizeOf(wanted)), type, wanted.quality);
      return { bytes: (await encoded.toBuffer()) as Buffer<ArrayBuffer>, type };
    });
  }

  return async function findRendition(object: ObjectRow, wanted: Transformation, acceptsWebp: boolean, asker: Asker) {
    const { mimetype } = object.metadata;
    if (!isImageType(mimetype)) throw invalidMimeType(mimetype);
    const type = targetType(mimetype, wanted, acceptsWebp);
    // A version never changes, so nothing in here is ever stale.
    const key = `${object.version} ${type} ${formatTransformation(wanted)}`;
    const kept = renditions.get(key);
    if (kept) return kept;
    const known = making.get(key);
    known?.askers.push(asker);
    return known ? known.rendition : make(key, asker, () => render(object, type, wanted));
  };
}

/** A side that nobody named has its bound as well: a picture may be all height. */
function sizeOf({ width, height, resize }: Transformation) {
  const fit = width && height ? ({ cover: "cover", contain: "inside", fill: "fill" } as const)[resize] : "inside";
  return { width: width ?? longestSide, height: height ?? longestSide, fit, withoutEnlargement: true };
}

function targetType(original: ImageType, { format }: Transformation, acceptsWebp: boolean): ImageType {
  if (format && format !== "origin") return `image/${format}`;
  return format === undefined && acceptsWebp ? "image/webp" : original;
}
