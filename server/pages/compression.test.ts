import { expect, test } from "vitest";
import { chooseEncoding, compress, compressBest, decompress, isCompressible } from "./compression.ts";

const choices: [string | undefined, string][] = [
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["gzip, deflate", "gzip"],
  ["GZIP", "gzip"],
  [" br ; q=0.5 , gzip;q=1.0", "br"],
  ["zstd;q=0, br;q=0.0, gzip", "gzip"],
  ["zstd; q=0.000,br;Q=0", "identity"],
  ["gzip;q=0.001", "gzip"],
  ["gzip;q=0, gzip", "gzip"],
  ["deflate", "identity"],
  ["identity", "identity"],
  ["*", "identity"],
  ["*;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  [",,;;q=", "identity"],
  ["brotli, xgzip, gzipx, zstandard", "identity"],
  ["\u0000gzip", "identity"],
  [`${"x,".repeat(5_000)}gzip`, "gzip"],
];
for (const [accepted, encoding] of choices)
  test(`"${accepted?.slice(0, 40)}" is answered in ${encoding}`, () => {
    // Twice: it is remembered.
    expect([chooseEncoding(accepted), chooseEncoding(accepted)]).toEqual([encoding, encoding]);
  });

test("thousands of ways to say it do not pile up, nor change the answer", () => {
  for (let n = 0; n < 5_000; n++) expect(chooseEncoding(`gzip, x-${n}`)).toBe("gzip");
});

test("what is compressed is smaller, and comes back", () => {
  const body = Buffer.from("palavras ".repeat(500));
  for (const encoding of ["zstd", "br", "gzip"] as const) {
    const compressed = compress(body, encoding);
    expect(compressed.byteLength, encoding).toBeLessThan(body.byteLength / 10);
    expect(decompress(compressed, encoding)).toEqual(body);
  }
  for (const encoding of ["br", "gzip"] as const)
    expect(decompress(compressBest(body, encoding), encoding)).toEqual(body);
  expect(compress(body, "identity")).toBe(body);
});

test("texts gain from it; pictures and fonts do not", () => {
  for (const type of ["text/html; charset=utf-8", "application/json; charset=utf-8", "image/svg+xml", "text/calendar"])
    expect(isCompressible(type), type).toBe(true);
  for (const type of ["image/png", "font/woff2", "application/octet-stream"])
    expect(isCompressible(type), type).toBe(false);
});
