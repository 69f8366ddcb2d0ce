/** A square cut out of a picture: its centre in the picture's pixels, and how far it is zoomed in. */
export type Crop = { x: number; y: number; zoom: number };
export type Size = { width: number; height: number };

export const MAX_ZOOM = 4;
/** Pixels of the photo that is kept. */
export const PHOTO_SIDE = 512;

/** The largest square; of a standing picture rather the upper part, where faces are. */
export function initialCrop({ width, height }: Size): Crop {
  return limitCrop(
    { width, height },
    { x: width / 2, y: height > width ? width / 2 + (height - width) / 4 : height / 2, zoom: 1 },
  );
}

/** Within the picture, whatever was asked for. */
export function limitCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const safeZoom = Math.min(MAX_ZOOM, Math.max(1, zoom));
  const half = sideOf(size, safeZoom) / 2;
  return {
    x: Math.min(size.width - half, Math.max(half, x)),
    y: Math.min(size.height - half, Math.max(half, y)),
    zoom: safeZoom,
  };
}

/** By parts of the square's side: half a side to the right is (0.5, 0), on any screen and in any picture. */
export function moveCrop(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop.zoom);
  return limitCrop(size, { ...crop, x: crop.x + right * side, y: crop.y + down * side });
}

export function zoomCrop(size: Size, crop: Crop, zoom: number): Crop {
  return limitCrop(size, { ...crop, zoom });
}

/** For `drawImage`. */
export function sourceSquare(size: Size, crop: Crop) {
  const side = sideOf(size, crop.zoom);
  return { x: crop.x - side / 2, y: crop.y - side / 2, side };
}

function sideOf({ width, height }: Size, zoom: number) {
  return Math.min(width, height) / zoom;
}
