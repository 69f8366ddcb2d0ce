import { expect, test } from "vitest";
import { describeUploadError, fileError, pictureType, sizeError } from "./check-photo.ts";

const bytes = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const jpeg = bytes("\xff\xd8\xff\xe0\0\x10JFIF\0");

test("JPEG, PNG and WebP are photos by their bytes", () => {
  for (const head of [jpeg, bytes("\x89PNG\r\n\x1a\n...."), bytes("RIFF1234WEBPVP8 ")])
    expect(fileError(1000, head)).toBeUndefined();
});

test("what only carries a photo's name is none", () => {
  for (const head of [bytes("<svg onload=alert(1)>"), bytes("%PDF-1.7"), bytes("GIF89a"), bytes("")])
    expect(fileError(1000, head)).toMatch(/não é uma foto/);
});

test("a phone's HEIC is told how to become a photo", () => {
  expect(fileError(1000, bytes("\0\0\0\x18ftypheic"))).toMatch(/Salve a foto como JPEG/);
});

test("20 MB are too many, and both numbers are told", () => {
  expect(fileError(20 * 1024 * 1024, jpeg)).toBe("Esta foto tem 20 MB. Escolha uma de até 15 MB.");
});

test("a picture is called what it is, and another limit is told as such", () => {
  expect(pictureType(jpeg)).toBe("jpeg");
  expect(pictureType(bytes("\x89PNG\r\n\x1a\n...."))).toBe("png");
  expect(pictureType(bytes("RIFF1234WEBPVP8 "))).toBe("webp");
  expect(fileError(5 * 1024 * 1024, jpeg, 5)).toBeUndefined();
  expect(fileError(6 * 1024 * 1024, jpeg, 5)).toBe("Esta foto tem 6 MB. Escolha uma de até 5 MB.");
  // A little too many are not told as just as many.
  expect(fileError(5 * 1024 * 1024 + 1, jpeg, 5)).toBe("Esta foto tem 5,1 MB. Escolha uma de até 5 MB.");
});

test("only what the storage refused for the picture's sake blames the picture", () => {
  expect(describeUploadError({ message: "mime type text/html is not supported" })).toMatch(/Este tipo de imagem/);
  expect(describeUploadError({ message: "There is no space left for files" })).toMatch(
    /não há espaço para guardar fotos/,
  );
  expect(describeUploadError({ message: "Failed to fetch" })).toBeUndefined();
});

test("one pixel is too small, and a wall is too large", () => {
  expect(sizeError({ width: 1, height: 1 })).toMatch(/pequena demais \(1 × 1 pixels\)/);
  expect(sizeError({ width: 20_000, height: 300 })).toMatch(/grande demais/);
  expect(sizeError({ width: 200, height: 200 })).toBeUndefined();
});
