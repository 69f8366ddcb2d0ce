import sharp, { type Sharp, type SharpOptions } from "sharp";
import { entityTooLarge, invalidMimeType, invalidRequest, StorageError } from "../storage-error.ts";
import type { StorageLimits } from "../storage-settings.ts";
import type { ImageType } from "../uploads/content-type.ts";

// Each image on one thread: how many are worked on at once is the limiter's decision.
sharp.concurrency(1);
sharp.cache(false);

const typesByFormat: Record<string, ImageType> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
  heif: "image/avif",
};

/**
 * A decoder for an image that a stranger sent: libvips refuses one with more pixels, all frames counted,
 * before it decodes any. Turned upright; metadata is left behind and colours become sRGB when it is written.
 */
export async function openImage(
  source: string | Buffer,
  type: string,
  limits: Pick<StorageLimits, "pixels" | "frames" | "imageSeconds">,
) {
  const options: SharpOptions = { limitInputPixels: limits.pixels, failOn: "error" };
  return explain(type, async () => {
    const metadata = await sharp(source, options).metadata();
    if (typesByFormat[metadata.format] !== type) throw invalidMimeType(type);
    const frames = Math.min(metadata.pages ?? 1, limits.frames);
    const image = sharp(source, frames > 1 ? { ...options, pages: frames } : options)
      .timeout({ seconds: limits.imageSeconds })
      .toColourspace("srgb");
    // An animation has no orientation to apply.
    return frames > 1 ? image : image.autoOrient();
  });
}

/** The same picture in the same format, written anew. */
export async function reencodeImage(from: string, to: string, type: ImageType, limits: StorageLimits) {
  const image = await openImage(from, type, limits);
  await explain(type, () => encode(image, type).toFile(to));
}

function encode(image: Sharp, type: ImageType): Sharp {
  switch (type) {
    case "image/jpeg":
      return image.jpeg({ quality: 85, mozjpeg: true });
    case "image/png":
      return image.png({ compressionLevel: 8 });
    case "image/webp":
      return image.webp({ quality: 85, effort: 3 });
    case "image/gif":
      return image.gif();
    case "image/avif":
      return image.avif({ quality: 60, effort: 2 });
  }
}

/** The same for somebody who waits for it: sooner done, somewhat larger. */
export function encodeQuickly(image: Sharp, type: ImageType, quality: number): Sharp {
  switch (type) {
    case "image/jpeg":
      return image.jpeg({ quality });
    case "image/png":
      return image.png({ compressionLevel: 6 });
    case "image/webp":
      return image.webp({ quality, effort: 1 });
    case "image/gif":
      return image.gif({ effort: 1 });
    case "image/avif":
      return image.avif({ quality, effort: 0 });
  }
}

/** What libvips cannot read is not an image; its own words stay out of the answer. */
export async function explain<Result>(type: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = String((error as Error).message);
    if (/pixel limit|too large/i.test(reason)) throw entityTooLarge("image");
    if (/timeout/i.test(reason)) throw invalidRequest("The image takes too long to process");
    throw invalidMimeType(type);
  }
}
