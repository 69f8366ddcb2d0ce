import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tooBusy } from "../storage-error.ts";
import { animatedGif, jpeg, phonePhoto, png } from "../testing/pictures.ts";
import { openStorageScene, type StorageScene } from "../testing/storage-scene.ts";
import { explain } from "./images.ts";

let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene({ limits: { frames: 3 } });
  await scene.service.createBucket("open", { public: true });
  await scene.service.createBucket("docs");
  const open = scene.service.from("open");
  await open.upload("wide.png", await png({ width: 400, height: 200 }));
  await open.upload("phone.jpg", await phonePhoto());
  await open.upload("text.txt", "no image");
  await scene.service.from("docs").upload("private.jpg", await jpeg());
});
afterAll(() => scene.close());

async function render(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${scene.url}/render/image/${path}`, { headers });
  if (!response.ok) return (await response.json()) as { statusCode: string };
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format, type: response.headers.get("content-type") };
}

test("an image is made smaller: cover, contain, fill", async () => {
  const at = (query: string) => render(`public/open/wide.png?format=origin&${query}`);
  expect(await at("width=100&height=100")).toEqual({ width: 100, height: 100, format: "png", type: "image/png" });
  expect(await at("width=100&height=100&resize=contain")).toMatchObject({ width: 100, height: 50 });
  expect(await at("width=100&height=100&resize=fill")).toMatchObject({ width: 100, height: 100 });
  expect(await at("width=100")).toMatchObject({ width: 100, height: 50 });
  expect(await at("width=1000")).toMatchObject({ width: 400, height: 200 });
});

test("the format follows the request, or what the browser takes", async () => {
  expect(await render("public/open/wide.png", { accept: "image/webp,*/*" })).toMatchObject({ format: "webp" });
  expect(await render("public/open/wide.png", { accept: "image/*" })).toMatchObject({ format: "png" });
  expect(await render("public/open/wide.png?format=jpeg&quality=30")).toMatchObject({ type: "image/jpeg" });
  expect(await render("public/open/wide.png?format=avif&width=20")).toMatchObject({ type: "image/avif" });
});

test.each([
  "width=1201",
  "height=1201",
  "quality=91",
  "format=gif",
  "width=0",
  "width=-1",
  "height=1e9",
  "width=abc",
  "quality=101",
  "format=svg",
  "resize=x",
])("%s is refused", async (query) => {
  expect(await render(`public/open/wide.png?${query}`)).toMatchObject({ statusCode: "400" });
});

test("what is no image, is not public or is not there is not rendered", async () => {
  expect(await render("public/open/text.txt")).toMatchObject({ statusCode: "415" });
  expect(await render("public/docs/private.jpg")).toMatchObject({ statusCode: "404" });
  expect(await render("public/open/nothing.png")).toMatchObject({ statusCode: "404" });
  expect(await render("authenticated/docs/private.jpg", { apikey: scene.keys.publishableKey })).toMatchObject({
    statusCode: "404",
  });
  expect(await render("authenticated/docs/private.jpg", scene.asService)).toMatchObject({ format: "jpeg" });
});

test("supabase-js asks for a size when it downloads", async () => {
  const { data } = await scene.service.from("docs").download("private.jpg", { transform: { width: 10 } });
  expect((await sharp((await data?.arrayBuffer()) ?? new ArrayBuffer()).metadata()).width).toBe(10);
});

test("a photo is turned upright and loses its place and maker, on upload and when rendered", async () => {
  const original = await sharp(await phonePhoto()).metadata();
  expect([original.width, original.orientation, original.exif !== undefined]).toEqual([60, 6, true]);
  const stored = await (await fetch(`${scene.url}/object/public/open/phone.jpg`)).arrayBuffer();
  const metadata = await sharp(Buffer.from(stored)).metadata();
  expect(metadata).toMatchObject({ width: 40, height: 60, space: "srgb" });
  expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
});

test("an answer can be validated, and another format has another tag", async () => {
  const address = `${scene.url}/render/image/public/open/wide.png?width=50`;
  const first = await fetch(address);
  const eTag = first.headers.get("etag") ?? "";
  expect(first.headers.get("vary")).toBe("Accept");
  expect((await fetch(address, { headers: { "if-none-match": eTag } })).status).toBe(304);
  const webp = await fetch(address, { headers: { accept: "image/webp", "if-none-match": eTag } });
  expect([webp.status, webp.headers.get("content-type")]).toEqual([200, "image/webp"]);
});

test("an image that takes too long, or that libvips cannot read, is the sender's mistake", async () => {
  const fail = (message: string) => explain("image/png", () => Promise.reject(new Error(message)));
  await expect(fail("timeout: 12% complete")).rejects.toMatchObject({ statusCode: 400 });
  await expect(fail("pngload: libspng read error")).rejects.toMatchObject({ statusCode: 415 });
  await expect(fail("Input image exceeds pixel limit")).rejects.toMatchObject({ statusCode: 413 });
  // What was already said in our words is said in those.
  await expect(explain("image/png", () => Promise.reject(tooBusy()))).rejects.toMatchObject({ statusCode: 503 });
});

test("without the setting images are kept as they came", async () => {
  const plain = await openStorageScene({ reencodeImages: false });
  await plain.service.createBucket("docs");
  const photo = await phonePhoto();
  await plain.service.from("docs").upload("p.jpg", photo);
  const { data } = await plain.service.from("docs").download("p.jpg");
  expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(photo)).toBe(true);
  const refused = await plain.service.from("docs").upload("x.jpg", "text", { contentType: "image/jpeg" });
  expect(refused.error).toMatchObject({ statusCode: "415" });
  await plain.close();
});

test("CMYK becomes sRGB, and an animation keeps its first frames", async () => {
  const open = scene.service.from("open");
  const cmyk = await sharp(await jpeg())
    .toColourspace("cmyk")
    .jpeg()
    .toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
  await open.upload("print.jpg", cmyk);
  const stored = async (name: string) =>
    sharp((await (await open.download(name)).data?.arrayBuffer()) ?? new ArrayBuffer()).metadata();
  expect(await stored("print.jpg")).toMatchObject({ space: "srgb", channels: 3 });
  await open.upload("moving.gif", await animatedGif(5));
  expect(await stored("moving.gif")).toMatchObject({ format: "gif", pages: 3 });
  const still = await render("public/open/moving.gif?format=png");
  expect(still).toMatchObject({ width: 8, height: 8, format: "png" });
});
