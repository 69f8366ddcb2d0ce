import { fileError, sizeError, UNREADABLE } from "./check-photo.ts";
import { type Crop, PHOTO_SIDE, sourceSquare } from "./crop.ts";

/** A picture that may be cut, or why not. Turned upright as its EXIF says; drawn anew, it carries no EXIF any more. */
export async function openPhoto(file: File): Promise<{ picture: ImageBitmap } | { error: string }> {
  const head = new Uint8Array(await file.slice(0, 32).arrayBuffer());
  const error = fileError(file.size, head);
  if (error) return { error };
  try {
    // Upright without being asked: Safari before 17.2 does not know the word for it, and refuses.
    const picture = await createImageBitmap(file);
    const wrongSize = sizeError(picture);
    return wrongSize ? { error: wrongSize } : { picture };
  } catch {
    return { error: UNREADABLE };
  }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { x, y, side } = sourceSquare(picture, crop);
  context.imageSmoothingQuality = "high";
  // What is transparent becomes white: JPEG knows no transparency.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** 512 × 512 as WebP, or as JPEG where the browser writes no WebP. */
export async function cutPhoto(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = PHOTO_SIDE;
  canvas.height = PHOTO_SIDE;
  drawCrop(canvas, picture, crop);
  const webp = await encode(canvas, "image/webp");
  if (webp?.type === "image/webp") return webp;
  const jpeg = await encode(canvas, "image/jpeg");
  if (!jpeg) throw new Error("the browser wrote no picture");
  return jpeg;
}

function encode(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
}
