import { correctionFor } from "./galois.ts";

/** Error correction level M (15 %), versions 1 to 20: correction codewords a block, and blocks. */
const correctionLengths = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

/** How many codewords a symbol of the version holds once its patterns are drawn (ISO 18004, annex). */
export function totalCodewords(version: number) {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

export function blocksOf(version: number) {
  const count = blockCounts[version - 1] ?? 0;
  const correction = correctionLengths[version - 1] ?? 0;
  const total = totalCodewords(version);
  const shortLength = Math.floor(total / count) - correction;
  const shortBlocks = count - (total % count);
  const lengths = Array.from({ length: count }, (_, at) => shortLength + (at < shortBlocks ? 0 : 1));
  return { lengths, correction, capacity: total - count * correction };
}

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number) {
  for (let version = 1; version <= correctionLengths.length; version++) {
    const header = version < 10 ? 12 : 20;
    if (bytes * 8 + header <= blocksOf(version).capacity * 8) return version;
  }
  throw new RangeError("Too long for a QR code");
}

/** Mode, length, bytes and padding, cut into blocks, with their correction, interleaved. */
export function codewordsOf(bytes: Uint8Array, version: number) {
  const { lengths, correction, capacity } = blocksOf(version);
  const data = pack(bytes, version, capacity);
  const blocks = cut(data, lengths);
  return [...interleave(blocks), ...interleave(blocks.map((block) => correctionFor(block, correction)))];
}

function pack(bytes: Uint8Array, version: number, capacity: number) {
  const length = bytes.length.toString(2).padStart(version < 10 ? 8 : 16, "0");
  const content = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  let bits = `0100${length}${content}`;
  bits += "0".repeat(Math.min(4, capacity * 8 - bits.length));
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, "0");
  const packed = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  for (let pad = 0xec; packed.length < capacity; pad ^= 0xec ^ 0x11) packed.push(pad);
  return Uint8Array.from(packed);
}

function cut(data: Uint8Array, lengths: number[]) {
  let end = 0;
  return lengths.map((length) => {
    end += length;
    return data.subarray(end - length, end);
  });
}

function interleave(blocks: Uint8Array[]) {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) => at).flatMap((at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] as number] : [])),
  );
}
