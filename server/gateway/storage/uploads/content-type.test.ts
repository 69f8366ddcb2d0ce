import { expect, test } from "vitest";
import { isTypeAllowed, parseFileSizeLimit } from "../buckets/bucket-limits.ts";
import { decideType } from "./content-type.ts";

const decide = (declared: string, head: string) => decideType(declared, Buffer.from(head, "latin1"));

test("bytes outrank what the sender says", () => {
  expect(decide("text/plain", "\xff\xd8\xff\xe0")).toBe("image/jpeg");
  expect(decide("image/png", "RIFF\0\0\0\0WEBPVP8 ")).toBe("image/webp");
  expect(decide("", "\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf")).toBe("image/avif");
  expect(decide("", "\0\0\0\x1cftypmif1\0\0\0\0avifmiaf")).toBe("image/avif");
  // What follows the first box names no brand.
  expect(decide("video/mp4", "\0\0\0\x14ftypmp42\0\0\0\0isomavif")).toBe("video/mp4");
  expect(decide("video/mp4", "\0\0\0\x18ftypmp42\0\0\0\0mp42isom")).toBe("video/mp4");
  expect(() => decide("image/avif", "\0\0\0\x18ftypheic\0\0\0\0heicmif1")).toThrow("image/avif");
});

test("a text keeps its charset and nothing else", () => {
  expect(decide("Text/CSV; charset=utf-8; header=x", "a;b")).toBe("text/csv;charset=utf-8");
  expect(decide("application/json", "{}")).toBe("application/json");
  expect(decide("nonsense", "abc")).toBe("application/octet-stream");
  expect(decide("text/html\r\nx: y", "abc")).toBe("application/octet-stream");
});

test("a bucket allows types by name, by family, or all", () => {
  expect(isTypeAllowed("image/png", ["image/*"])).toBe(true);
  expect(isTypeAllowed("image/png", ["image/jpeg", "text/*"])).toBe(false);
  expect(isTypeAllowed("anything/else", ["*/*"])).toBe(true);
  expect(isTypeAllowed("anything/else", null)).toBe(true);
});

test("a limit is a number of bytes, or a number with its unit", () => {
  expect(parseFileSizeLimit(1024, 1e9)).toBe(1024);
  expect(parseFileSizeLimit("1.5MB", 1e9)).toBe(1_500_000);
  expect(parseFileSizeLimit(null, 1e9)).toBeNull();
  expect(() => parseFileSizeLimit(-1, 1e9)).toThrow("Invalid file size");
  expect(() => parseFileSizeLimit("2GB", 1e9)).toThrow("maximum allowed size");
});
