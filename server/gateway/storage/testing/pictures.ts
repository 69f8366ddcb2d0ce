import sharp from "sharp";

type Size = { width?: number; height?: number };

function picture({ width = 40, height = 30 }: Size = {}) {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } });
}

export const png = (size?: Size) => picture(size).png().toBuffer();
export const jpeg = (size?: Size) => picture(size).jpeg().toBuffer();
export const webp = (size?: Size) => picture(size).webp().toBuffer();
export const gif = (size?: Size) => picture(size).gif().toBuffer();
export const avif = (size?: Size) => picture(size).avif({ effort: 0 }).toBuffer();

/** As a phone takes it: lying on its side, with the place where it was taken. */
export function phonePhoto() {
  return picture({ width: 60, height: 40 })
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Make: "Telefone" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } },
    })
    .jpeg()
    .toBuffer();
}

export function animatedGif(frames: number, side = 8) {
  // Black and white by turns: frames that are alike would be merged.
  const frameLength = side * side * 3;
  const raw = Buffer.concat(Array.from({ length: frames }, (_, at) => Buffer.alloc(frameLength, (at % 2) * 255)));
  return sharp(raw, {
    raw: { width: side, height: side * frames, channels: 3, pageHeight: side } as never,
  })
    .gif({ loop: 0, delay: Array(frames).fill(100) })
    .toBuffer();
}
