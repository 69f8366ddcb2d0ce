import { LRUCache } from "lru-cache";
import pLimit from "p-limit";

/** Asked for more than it can draw: the visitor may come again in some seconds. */
export class TooManyPictures extends Error {}

type Limits = { bytes: number; waiting: number };
type Draw = () => Promise<Buffer>;

/**
 * Pictures drawn lately, the least recently used given up first. Each is drawn once for all who ask
 * meanwhile, and one after the other: drawing takes a core that pages need more.
 */
export function createPictureStore({ bytes, waiting }: Limits) {
  const one = pLimit(1);
  const pictures = new LRUCache<string, Buffer, Draw>({
    maxSize: bytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    async fetchMethod(_key, _stale, { context: draw }) {
      if (one.activeCount + one.pendingCount >= waiting) throw new TooManyPictures();
      return one(draw);
    },
    // Who waits for one gets it, even when others need its room meanwhile.
    ignoreFetchAbort: true,
  });
  return { get: (key: string, draw: Draw) => pictures.forceFetch(key, { context: draw }) };
}
