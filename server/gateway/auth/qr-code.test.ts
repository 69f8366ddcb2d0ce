import { expect, test } from "vitest";
import { multiply, power } from "./galois.ts";
import { encodeQrCode, qrCodeSvg } from "./qr-code.ts";
import { blocksOf, totalCodewords, versionFor } from "./qr-codewords.ts";

/** Reads a symbol back by the standard's own rules, written apart from the encoder. */
function decode(grid: boolean[][]) {
  const size = grid.length;
  const version = (size - 17) / 4;
  const codewords = readCodewords(grid, version);
  const { lengths, correction } = blocksOf(version);
  const blocks: number[][] = lengths.map(() => []);
  let at = 0;
  for (let column = 0; column < Math.max(...lengths); column++)
    for (const [number, length] of lengths.entries()) if (column < length) blocks[number]?.push(codewords[at++] ?? 0);
  const data = blocks.flat();
  for (let column = 0; column < correction; column++) for (const block of blocks) block.push(codewords[at++] ?? 0);
  for (const block of blocks) expect(syndromes(block, correction)).toEqual(new Array(correction).fill(0));
  const bits = data.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  expect(bits.slice(0, 4)).toBe("0100");
  const header = version < 10 ? 12 : 20;
  const length = Number.parseInt(bits.slice(4, header), 2);
  const bytes = bits.slice(header, header + length * 8).match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2))).toString();
}

/** All zero when the block is a codeword of the Reed-Solomon code. */
function syndromes(block: number[], count: number) {
  return Array.from({ length: count }, (_, root) =>
    block.reduce((sum, value) => multiply(sum, power(root)) ^ value, 0),
  );
}

/** The centres of the alignment patterns, as the standard's table lists them. */
const alignment: Record<number, number[]> = {
  1: [],
  2: [6, 18],
  6: [6, 34],
  7: [6, 22, 38],
  9: [6, 26, 46],
  10: [6, 28, 50],
  14: [6, 26, 46, 66],
  20: [6, 34, 62, 90],
};

function isFunctionModule(x: number, y: number, size: number, version: number) {
  if (x === 6 || y === 6) return true;
  if (x < 9 && y < 9) return true;
  if (x >= size - 8 && y < 9) return true;
  if (x < 9 && y >= size - 8) return true;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const centres = alignment[version] ?? [];
  return centres.some((cx) =>
    centres.some((cy) => {
      const isAtFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
      return !isAtFinder && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
    }),
  );
}

function readCodewords(grid: boolean[][], version: number) {
  const size = grid.length;
  let bits = "";
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFunctionModule(x, y, size, version)) bits += grid[y]?.[x] !== ((x + y) % 2 === 0) ? "1" : "0";
    }
    isUpward = !isUpward;
  }
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** The largest text of the version, so that each of these versions is used. */
const capacities = { 1: 14, 2: 26, 6: 106, 7: 122, 9: 180, 10: 213, 14: 362, 20: 666 };

test("what is encoded reads back, in small symbols and large ones", () => {
  for (const [version, capacity] of Object.entries(capacities)) {
    const text = "otpauth://totp/é".padEnd(capacity - 1, "x").slice(0, capacity - (Number(version) > 1 ? 1 : 0));
    const fitting = Number(version) === 1 ? "otpauth://totp" : text;
    expect(versionFor(Buffer.byteLength(fitting))).toBe(Number(version));
    const grid = encodeQrCode(fitting);
    expect(grid).toHaveLength(17 + 4 * Number(version));
    expect(decode(grid)).toBe(fitting);
  }
});

test("capacities are the standard's, to the byte", () => {
  for (const [version, capacity] of Object.entries(capacities)) {
    expect(versionFor(capacity)).toBe(Number(version));
    expect(versionFor(Math.min(capacity + 1, 666))).toBe(capacity === 666 ? 20 : Number(version) + 1);
  }
  expect(() => versionFor(667)).toThrow(RangeError);
  expect([1, 2, 7, 20].map(totalCodewords)).toEqual([26, 44, 196, 1085]);
});

test("the format says level M and mask 0, twice, and the version of large symbols too", () => {
  const grid = encodeQrCode("otpauth://totp/".padEnd(122, "x"));
  const size = grid.length;
  const bit = (x: number, y: number) => (grid[y]?.[x] ? "1" : "0");
  // ISO 18004, table of format information: 101010000010010, its most significant bit first.
  const row = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => bit(x, 8)).join("");
  const column = [7, 5, 4, 3, 2, 1, 0].map((y) => bit(8, y)).join("");
  expect(row + column).toBe("101010000010010");
  const below = [1, 2, 3, 4, 5, 6, 7].map((y) => bit(8, size - y)).join("");
  const right = [8, 7, 6, 5, 4, 3, 2, 1].map((x) => bit(size - x, 8)).join("");
  expect(below + right).toBe("101010000010010");
  expect(bit(8, size - 8)).toBe("1");
  // Version 7: 000111110010010100.
  const version = Array.from({ length: 18 }, (_, at) => bit(size - 11 + (at % 3), Math.floor(at / 3)));
  expect(version.reverse().join("")).toBe("000111110010010100");
});

test("the picture is an SVG that a data URI can hold as it is", () => {
  const svg = qrCodeSvg("otpauth://totp/x");
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 33 33"/);
  expect(svg).not.toMatch(/[#%]/);
});
