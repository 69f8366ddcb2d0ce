import { codewordsOf, versionFor } from "./qr-codewords.ts";

type Grid = boolean[][];

/** A QR code (ISO 18004, byte mode, level M) as rows of dark modules. */
export function encodeQrCode(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const size = 17 + 4 * version;
  const dark: Grid = Array.from({ length: size }, () => new Array(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (x: number, y: number, isDark: boolean) => {
    (dark[y] as boolean[])[x] = isDark;
    (fixed[y] as boolean[])[x] = true;
  };
  drawPatterns(set, size, version);
  drawFormat(set, size);
  drawData(dark, fixed, size, codewordsOf(bytes, version));
  return dark;
}

/** No fill colour by number: a data URI would end at its `#`. */
export function qrCodeSvg(text: string) {
  const grid = encodeQrCode(text);
  const border = 4;
  const size = grid.length + 2 * border;
  const path = grid.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + border} ${y + border}h1v1h-1z`] : [])),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 4}" ` +
    `height="${size * 4}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="white"/>` +
    `<path d="${path.join("")}" fill="black"/></svg>`
  );
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

function drawPatterns(set: SetModule, size: number, version: number) {
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawFinder(set, size, x, y);
  const centres = alignmentCentres(version, size);
  for (const x of centres)
    for (const y of centres) if (!isNearFinder(x, y, size)) drawSquare(set, x, y, 2, (ring) => ring !== 1);
  if (version >= 7) drawVersion(set, size, version);
}

function drawFinder(set: SetModule, size: number, x: number, y: number) {
  drawSquare(
    (column, row, isDark) => {
      if (column >= 0 && column < size && row >= 0 && row < size) set(column, row, isDark);
    },
    x,
    y,
    4,
    (ring) => ring !== 2 && ring !== 4,
  );
}

function drawSquare(set: SetModule, x: number, y: number, reach: number, isDark: (ring: number) => boolean) {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
}

function alignmentCentres(version: number, size: number) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  const rest = Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step).reverse();
  return [6, ...rest];
}

function isNearFinder(x: number, y: number, size: number) {
  return (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
}

/** A BCH code of the version, twice. */
function drawVersion(set: SetModule, size: number, version: number) {
  const bits = (version << 12) | bchRemainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const [a, b] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(a, b, isDark);
    set(b, a, isDark);
  }
}

/** Level M is 00, and the mask is always the first (000): it makes no difference to a camera. */
function drawFormat(set: SetModule, size: number) {
  const bits = bchRemainder(0, 10, 0x537) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) set(8, at, bit(at));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
  set(8, size - 8, true);
}

function bchRemainder(value: number, degree: number, generator: number) {
  let remainder = value;
  for (let at = 0; at < degree; at++) remainder = (remainder << 1) ^ ((remainder >> (degree - 1)) * generator);
  return remainder;
}

/** In pairs of columns from the right, up and down in turn, around whatever is fixed. */
function drawData(dark: Grid, fixed: Grid, size: number, codewords: number[]) {
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let row = 0; row < size; row++) {
      const y = isUpward ? size - 1 - row : row;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        const bit = ((codewords[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
        (dark[y] as boolean[])[x] = (bit === 1) !== ((x + y) % 2 === 0);
        at++;
      }
    }
  }
}
