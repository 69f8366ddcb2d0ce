import type { ReactNode } from "react";
import { shareImageSize } from "#app/shared/page-description.ts";
import lora from "./fonts/lora-600.woff?inline";
import sourceSans from "./fonts/source-sans-3-400.woff?inline";
import sourceSansBold from "./fonts/source-sans-3-600.woff?inline";

/** With the first picture, or after the start: a start should not wait for them. */
export const loadDrawing = () => Promise.all([import("satori"), import("sharp")]);

/** Letters become outlines before the PNG is made, so the machine needs no font. */
export async function drawPicture(picture: ReactNode) {
  const [{ default: satori }, { default: sharp }] = await loadDrawing();
  const svg = await satori(picture, { ...shareImageSize, fonts });
  // No palette: it would be a third of the size, with stains in the even areas.
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** A photo as a small square within the document; anything that is none is as good as no photo. */
export async function embedPhoto(bytes: Uint8Array | undefined) {
  if (!bytes) return undefined;
  const { default: sharp } = await import("sharp");
  try {
    const square = sharp(bytes, { limitInputPixels: 25_000_000 }).rotate().resize(544, 544, { fit: "cover" });
    return `data:image/jpeg;base64,${(await square.jpeg({ quality: 85 }).toBuffer()).toString("base64")}`;
  } catch {
    return undefined;
  }
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

const fonts = [
  { name: "Lora", data: bytesOf(lora), weight: 600 as const },
  { name: "Source Sans 3", data: bytesOf(sourceSans), weight: 400 as const },
  { name: "Source Sans 3", data: bytesOf(sourceSansBold), weight: 600 as const },
];
