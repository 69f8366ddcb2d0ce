import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { avif, gif, jpeg, png, webp } from "../testing/pictures.ts";
import { openStorageScene, type StorageScene } from "../testing/storage-scene.ts";

let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.clear();
  await scene.service.createBucket("docs");
  await scene.service.createBucket("open", { public: true });
});

test("a file goes up as a form, as bytes, as text and as a stream, and comes back the same", async () => {
  const docs = scene.service.from("docs");
  const { data, error } = await docs.upload("a/form.txt", new Blob(["as a form"], { type: "text/plain" }));
  expect(error).toBeNull();
  expect(data).toEqual({ path: "a/form.txt", fullPath: "docs/a/form.txt", id: expect.any(String) });
  await docs.upload("a/bytes.bin", Buffer.from([0, 1, 2, 255]), { contentType: "application/x-thing" });
  await docs.upload("a/text.txt", "como texto", { contentType: "text/plain;charset=UTF-8" });
  const stream = Readable.toWeb(Readable.from([Buffer.from("a "), Buffer.from("stream")]));
  await docs.upload("a/stream.txt", stream as ReadableStream<Uint8Array>);
  const form = new FormData();
  form.append("file", new Blob(["from a form of one's own"]), "own.bin");
  await docs.upload("a/own.bin", form);

  const text = async (name: string) => (await docs.download(name)).data?.text();
  expect(await text("a/form.txt")).toBe("as a form");
  expect(await text("a/text.txt")).toBe("como texto");
  expect(await text("a/stream.txt")).toBe("a stream");
  expect(await text("a/own.bin")).toBe("from a form of one's own");
  const bytes = (await docs.download("a/bytes.bin")).data;
  expect(bytes?.type).toBe("application/x-thing");
  expect([...new Uint8Array((await bytes?.arrayBuffer()) ?? [])]).toEqual([0, 1, 2, 255]);
  expect((await scene.stored()).incoming).toEqual([]);
});

test("supabase-js 2.30 uploads, downloads, lists, signs and removes", async () => {
  const docs = scene.serviceOld.from("docs");
  expect((await docs.upload("old.txt", new Blob(["old"], { type: "text/plain" }))).error).toBeNull();
  expect(await (await docs.download("old.txt")).data?.text()).toBe("old");
  expect((await docs.list()).data?.map((entry) => entry.name)).toEqual(["old.txt"]);
  const { data: signed } = await docs.createSignedUrl("old.txt", 60);
  expect(await (await fetch(signed?.signedUrl ?? "")).text()).toBe("old");
  expect((await docs.remove(["old.txt"])).data).toHaveLength(1);
});

test("a name that is taken is a duplicate, unless upsert is said", async () => {
  const docs = scene.service.from("docs");
  const { data: first } = await docs.upload("note.txt", "first");
  const before = (await scene.stored()).files;
  const { error } = await docs.upload("note.txt", "second");
  expect(error).toMatchObject({
    status: 400,
    statusCode: "409",
    message: "The resource already exists",
    code: "KeyAlreadyExists",
  });
  expect((await scene.stored()).files).toEqual(before);
  const { data: second } = await docs.upload("note.txt", "second", { upsert: true });
  expect(second?.id).toBe(first?.id);
  expect(await (await docs.download("note.txt")).data?.text()).toBe("second");
  const after = (await scene.stored()).files;
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test("update replaces what is there, and makes what is not", async () => {
  const docs = scene.service.from("docs");
  const { data: first } = await docs.upload("note.txt", "first");
  const { data: second } = await docs.update("note.txt", "second", { cacheControl: "60" });
  expect(second).toEqual({ ...first });
  const { data: info } = await docs.info("note.txt");
  expect(info).toMatchObject({ size: 6, cacheControl: "max-age=60" });
  expect((await docs.update("fresh.txt", "new")).error).toBeNull();
  expect((await scene.stored()).files).toHaveLength(2);
});

test("info tells what is known of an object, and exists whether it is there", async () => {
  const docs = scene.service.from("docs");
  const metadata = { patient: false, tags: ["x"] };
  await docs.upload("a.txt", new Blob(["hello"], { type: "text/plain" }), { metadata });
  await docs.upload("raw.txt", "hello", { metadata });
  const { data } = await docs.info("a.txt");
  expect(data).toMatchObject({
    name: "a.txt",
    bucketId: "docs",
    size: 5,
    contentType: "text/plain",
    cacheControl: "max-age=3600",
    etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    metadata: { patient: false, tags: ["x"] },
  });
  expect((await docs.info("raw.txt")).data?.metadata).toEqual({ patient: false, tags: ["x"] });
  expect((await docs.exists("a.txt")).data).toBe(true);
  expect((await docs.exists("b.txt")).data).toBe(false);
  expect((await docs.info("b.txt")).error).toMatchObject({ status: 400, statusCode: "404" });
  const head = await scene.request("/object/docs/a.txt", { method: "HEAD", headers: scene.asService });
  expect([head.status, head.headers.get("content-length")]).toEqual([200, "5"]);
  const missing = await scene.request("/object/docs/b.txt", { method: "HEAD", headers: scene.asService });
  expect(missing.status).toBe(400);
});

test("an object in no bucket, or a bucket that is not, is not found", async () => {
  expect((await scene.service.from("nowhere").upload("a.txt", "a")).error).toMatchObject({
    statusCode: "404",
    message: "Bucket not found",
  });
  const { error } = await scene.service.from("docs").download("nothing.txt");
  expect(error).toMatchObject({ status: 400, statusCode: "404", message: "Object not found" });
});

test("a public bucket is read by its public address without a key, a private one is not", async () => {
  await scene.service.from("open").upload("hi.txt", "hello");
  await scene.service.from("docs").upload("hi.txt", "secret");
  const address = scene.anon.from("open").getPublicUrl("hi.txt").data.publicUrl;
  const response = await fetch(address);
  expect([response.status, await response.text()]).toEqual([200, "hello"]);
  expect(response.headers.get("cache-control")).toBe("max-age=3600");
  const closed = await fetch(scene.anon.from("docs").getPublicUrl("hi.txt").data.publicUrl);
  expect(await closed.json()).toMatchObject({ statusCode: "404", message: "Bucket not found" });
  // Public means by the public address: every other one asks the policies.
  expect((await scene.anon.from("open").download("hi.txt")).error).toMatchObject({ statusCode: "404" });
  const info = await fetch(`${scene.url}/object/info/public/open/hi.txt`);
  expect(await info.json()).toMatchObject({ name: "hi.txt", size: 5 });
});

test("an answer can be validated, and asked for in part", async () => {
  await scene.service.from("open").upload("abc.txt", "abcdefghij");
  const address = `${scene.url}/object/public/open/abc.txt`;
  const get = (headers: Record<string, string>) => fetch(address, { headers });
  const whole = await get({});
  const eTag = whole.headers.get("etag") ?? "";
  const modified = whole.headers.get("last-modified") ?? "";
  expect(whole.headers.get("accept-ranges")).toBe("bytes");
  expect((await get({ "if-none-match": eTag })).status).toBe(304);
  expect((await get({ "if-none-match": `"other", W/${eTag}` })).status).toBe(304);
  expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  expect((await get({ "if-modified-since": modified })).status).toBe(304);
  expect((await get({ "if-modified-since": new Date(0).toUTCString() })).status).toBe(200);

  const part = async (range: string, more = {}) => {
    const response = await get({ range, ...more });
    return [response.status, response.headers.get("content-range"), await response.text()];
  };
  expect(await part("bytes=2-4")).toEqual([206, "bytes 2-4/10", "cde"]);
  expect(await part("bytes=7-")).toEqual([206, "bytes 7-9/10", "hij"]);
  expect(await part("bytes=-3")).toEqual([206, "bytes 7-9/10", "hij"]);
  expect(await part("bytes=8-999999999999999")).toEqual([206, "bytes 8-9/10", "ij"]);
  expect(await part("bytes=-99")).toEqual([206, "bytes 0-9/10", "abcdefghij"]);
  expect((await part("bytes=10-"))[0]).toBe(416);
  expect((await part("bytes=10-"))[1]).toBe("bytes */10");
  expect((await part("bytes=4-2"))[0]).toBe(416);
  expect((await part("bytes=-0"))[0]).toBe(416);
  expect((await part("bytes=0-1,3-4"))[0]).toBe(200);
  expect((await part("lines=1-2"))[0]).toBe(200);
  expect((await part("bytes=0-1", { "if-range": eTag }))[0]).toBe(206);
  expect((await part("bytes=0-1", { "if-range": '"older"' }))[0]).toBe(200);
});

test("download gives a name that cannot break out of its header", async () => {
  await scene.service.from("open").upload("a.txt", "a");
  const disposition = async (download: string) => {
    const { publicUrl } = scene.anon.from("open").getPublicUrl("a.txt", { download }).data;
    return (await fetch(publicUrl)).headers.get("content-disposition");
  };
  expect(await disposition("relatório (1).txt")).toBe(
    `attachment; filename="relat_rio (1).txt"; filename*=UTF-8''relat%C3%B3rio%20%281%29.txt`,
  );
  expect(await disposition('a"; x=\r\nSet-Cookie: b=c')).not.toMatch(/[\r\n]|; x=/);
  expect(await disposition("../../etc/passwd")).toContain('filename=".._.._etc_passwd"');
  const unnamed = scene.anon.from("open").getPublicUrl("a.txt", { download: true }).data.publicUrl;
  expect((await fetch(`${unnamed}`)).headers.get("content-disposition")).toBe("attachment");
});

test("a listing shows a folder's objects and subfolders", async () => {
  const docs = scene.service.from("docs");
  for (const name of ["b.txt", "A.txt", "folder/x.txt", "folder/deep/y.txt", "folder2/z.txt", "c.txt"])
    await docs.upload(name, name);
  const names = async (...args: Parameters<typeof docs.list>) =>
    (await docs.list(...args)).data?.map((entry) => entry.name);
  expect(await names()).toEqual(["A.txt", "b.txt", "c.txt", "folder", "folder2"]);
  expect(await names("folder")).toEqual(["deep", "x.txt"]);
  expect(await names("folder/deep/")).toEqual(["y.txt"]);
  expect(await names("fold")).toEqual([]);
  expect(await names("", { limit: 2, offset: 1 })).toEqual(["b.txt", "c.txt"]);
  expect(await names("", { sortBy: { column: "name", order: "desc" } })).toEqual([
    "folder2",
    "folder",
    "c.txt",
    "b.txt",
    "A.txt",
  ]);
  expect(await names("", { sortBy: { column: "created_at", order: "desc" } })).toEqual([
    "folder2",
    "folder",
    "c.txt",
    "A.txt",
    "b.txt",
  ]);
  expect(await names("", { search: "FOL" })).toEqual(["folder", "folder2"]);
  expect(await names("folder", { search: "x_" })).toEqual([]);
  const [file, folder] = ((await docs.list("", { search: "" })).data ?? []).filter((entry) =>
    ["b.txt", "folder"].includes(entry.name),
  );
  expect(file).toMatchObject({ id: expect.any(String), metadata: { size: 5, mimetype: "text/plain;charset=UTF-8" } });
  expect(folder).toEqual({
    name: "folder",
    id: null,
    updated_at: null,
    created_at: null,
    last_accessed_at: null,
    metadata: null,
  });
});

test("the second form of listing pages with a cursor", async () => {
  const docs = scene.service.from("docs");
  for (const name of ["a.txt", "f/1.txt", "f/2.txt", "f/g/3.txt", "z.txt"]) await docs.upload(name, name);
  const { data: flat } = await docs.listV2({ limit: 3 });
  expect(flat?.objects.map((entry) => entry.name)).toEqual(["a.txt", "f/1.txt", "f/2.txt"]);
  expect(flat?.hasNext).toBe(true);
  const { data: rest } = await docs.listV2({ limit: 3, cursor: flat?.nextCursor });
  expect(rest?.objects.map((entry) => entry.name)).toEqual(["f/g/3.txt", "z.txt"]);
  expect(rest?.hasNext).toBe(false);
  const { data: delimited } = await docs.listV2({ prefix: "f/", with_delimiter: true });
  expect(delimited?.folders).toEqual([{ name: "f/g/", key: "f/g" }]);
  expect(delimited?.objects.map((entry) => entry.name)).toEqual(["f/1.txt", "f/2.txt"]);
  expect((await docs.listV2({ cursor: "nonsense" })).error).toMatchObject({ statusCode: "400" });
});

test("a move keeps the object and its file", async () => {
  const docs = scene.service.from("docs");
  const { data: uploaded } = await docs.upload("from.txt", "moving");
  const before = await scene.stored();
  expect((await docs.move("from.txt", "to/here.txt")).data).toMatchObject({ message: "Successfully moved" });
  expect((await docs.info("to/here.txt")).data?.id).toBe(uploaded?.id);
  expect((await docs.exists("from.txt")).data).toBe(false);
  expect(await (await docs.download("to/here.txt")).data?.text()).toBe("moving");
  await docs.move("to/here.txt", "there.txt", { destinationBucket: "open" });
  expect(await (await scene.service.from("open").download("there.txt")).data?.text()).toBe("moving");
  expect(await scene.stored()).toEqual(before);
  expect((await docs.move("nothing.txt", "x.txt")).error).toMatchObject({ statusCode: "404" });
  await docs.upload("one.txt", "1");
  await docs.upload("two.txt", "2");
  expect((await docs.move("one.txt", "two.txt")).error).toMatchObject({ statusCode: "409" });
  expect(await (await docs.download("two.txt")).data?.text()).toBe("2");
});

test("a copy has a file of its own", async () => {
  const docs = scene.service.from("docs");
  await docs.upload("from.txt", "copied", { metadata: { kept: "yes" } });
  expect((await docs.copy("from.txt", "a/copy.txt")).data).toEqual({ path: "docs/a/copy.txt" });
  expect((await docs.copy("from.txt", "copy.txt", { destinationBucket: "open" })).error).toBeNull();
  await docs.remove(["from.txt"]);
  expect(await (await docs.download("a/copy.txt")).data?.text()).toBe("copied");
  expect((await docs.info("a/copy.txt")).data?.metadata).toEqual({ kept: "yes" });
  await docs.copy("a/copy.txt", "bare.txt", { copyMetadata: false });
  expect((await docs.info("bare.txt")).data?.metadata).toEqual({});
  expect((await docs.copy("nothing.txt", "x.txt")).error).toMatchObject({ statusCode: "404" });
  expect((await docs.copy("a/copy.txt", "bare.txt")).error).toMatchObject({ statusCode: "409" });
  expect((await scene.stored()).files).toHaveLength(3);
});

test("what is moved or copied into a bucket keeps to that bucket's limits", async () => {
  await scene.service.createBucket("tiny", { public: false, fileSizeLimit: 3, allowedMimeTypes: ["text/*"] });
  const docs = scene.service.from("docs");
  await docs.upload("long.txt", "too long");
  await docs.upload("b.bin", Buffer.from([1]), { contentType: "application/x-thing" });
  const there = { destinationBucket: "tiny" };
  expect((await docs.copy("long.txt", "x", there)).error).toMatchObject({ statusCode: "413" });
  expect((await docs.move("long.txt", "x", there)).error).toMatchObject({ statusCode: "413" });
  expect((await docs.copy("b.bin", "x", there)).error).toMatchObject({ statusCode: "415" });
  expect((await docs.move("b.bin", "x", there)).error).toMatchObject({ statusCode: "415" });
  expect((await scene.service.from("tiny").list()).data).toEqual([]);
});

test("removing takes rows and files, many or one", async () => {
  const docs = scene.service.from("docs");
  for (const name of ["a.txt", "b.txt", "c.txt"]) await docs.upload(name, name);
  const { data } = await docs.remove(["a.txt", "c.txt", "missing.txt"]);
  expect(data?.map((row) => row.name).sort()).toEqual(["a.txt", "c.txt"]);
  expect(data?.[0]).toMatchObject({ bucket_id: "docs", version: expect.any(String) });
  expect((await scene.stored()).files).toHaveLength(1);
  const one = () => scene.request("/object/docs/b.txt", { method: "DELETE", headers: scene.asService });
  expect(await (await one()).json()).toEqual({ message: "Successfully deleted" });
  expect(await (await one()).json()).toMatchObject({ statusCode: "404" });
  expect((await scene.stored()).files).toEqual([]);
  expect((await docs.remove([])).error).toMatchObject({ statusCode: "400" });
});

test("images of every kind are known by their bytes, whatever they are called", async () => {
  const docs = scene.service.from("docs");
  const pictures = { jpeg: await jpeg(), png: await png(), webp: await webp(), gif: await gif(), avif: await avif() };
  for (const [kind, bytes] of Object.entries(pictures)) {
    const { error } = await docs.upload(`picture.${kind}`, bytes, { contentType: "application/octet-stream" });
    expect([kind, error]).toEqual([kind, null]);
    const { data } = await docs.info(`picture.${kind}`);
    expect(data?.contentType).toBe(`image/${kind}`);
  }
  await docs.upload("a.pdf", "%PDF-1.7 …", { contentType: "application/octet-stream" });
  expect((await docs.info("a.pdf")).data?.contentType).toBe("application/pdf");
});

test("a bucket takes the types it allows", async () => {
  await scene.service.createBucket("photos", { public: false, allowedMimeTypes: ["image/*", "text/csv"] });
  const photos = scene.service.from("photos");
  expect((await photos.upload("a.png", await png(), { contentType: "image/png" })).error).toBeNull();
  expect((await photos.upload("a.csv", "a;b", { contentType: "text/csv" })).error).toBeNull();
  expect((await photos.upload("a.txt", "text", { contentType: "text/plain" })).error).toMatchObject({
    statusCode: "415",
    message: "mime type text/plain is not supported",
  });
  expect((await photos.upload("a.pdf", "%PDF-1.7", { contentType: "image/png" })).error).toMatchObject({
    message: "mime type application/pdf is not supported",
  });
  expect((await scene.stored()).files).toHaveLength(2);
});
