/** Asked for more than it can draw: the visitor may come again in some seconds. */
export class TooManyPictures extends Error {}

type Limits = { bytes: number; waiting: number };

/**
 * Pictures drawn lately, the least recently used given up first. Each is drawn once for all who ask
 * meanwhile, and one after the other: drawing takes a core that pages need more.
 */
export function createPictureStore({ bytes, waiting }: Limits) {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let size = 0;
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, picture: Buffer) {
    kept.set(key, picture);
    size += picture.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (size <= bytes) break;
      kept.delete(oldest);
      size -= byteLength;
    }
  }

  function enqueue(key: string, draw: () => Promise<Buffer>) {
    if (underWay.size >= waiting) throw new TooManyPictures();
    const drawing = last.then(draw).finally(() => underWay.delete(key));
    last = drawing.catch(() => {});
    underWay.set(key, drawing);
    return drawing.then((picture) => {
      if (!kept.has(key)) keep(key, picture);
      return picture;
    });
  }

  return {
    async get(key: string, draw: () => Promise<Buffer>) {
      const known = kept.get(key);
      if (!known) return underWay.get(key) ?? enqueue(key, draw);
      kept.delete(key);
      kept.set(key, known);
      return known;
    },
  };
}
