import { afterAll, beforeAll, expect, test } from "vitest";
import { openStorageScene, type StorageScene } from "../testing/storage-scene.ts";

let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene({ limits: { fileSize: 10_000_000 } });
});
afterAll(() => scene.close());

test("a bucket is made, read, listed, changed and deleted", async () => {
  const { service } = scene;
  expect(await service.createBucket("avatars", { public: true, fileSizeLimit: "2MB" })).toEqual({
    data: { name: "avatars" },
    error: null,
  });
  const { data: bucket } = await service.getBucket("avatars");
  expect(bucket).toMatchObject({
    id: "avatars",
    name: "avatars",
    public: true,
    type: "STANDARD",
    file_size_limit: 2_000_000,
    allowed_mime_types: null,
  });
  expect(
    await service.updateBucket("avatars", { public: false, allowedMimeTypes: ["image/*", "Application/PDF"] }),
  ).toEqual({ data: { message: "Successfully updated" }, error: null });
  expect((await service.getBucket("avatars")).data).toMatchObject({
    public: false,
    file_size_limit: 2_000_000,
    allowed_mime_types: ["image/*", "application/pdf"],
  });
  await service.createBucket("zebra");
  expect((await service.listBuckets()).data?.map((each) => each.id)).toEqual(["avatars", "zebra"]);
  const { data: some } = await service.listBuckets({ search: "ZEB", sortColumn: "id", sortOrder: "desc" });
  expect(some?.map((each) => each.id)).toEqual(["zebra"]);
  expect(await service.deleteBucket("avatars")).toEqual({
    data: { message: "Successfully deleted" },
    error: null,
  });
  expect((await service.getBucket("avatars")).error).toMatchObject({
    status: 400,
    statusCode: "404",
    message: "Bucket not found",
  });
});

test("a name that is taken is a duplicate", async () => {
  await scene.service.createBucket("twice");
  const response = await scene.request("/bucket", {
    method: "POST",
    headers: scene.asService,
    body: JSON.stringify({ name: "twice" }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    statusCode: "409",
    code: "BucketAlreadyExists",
    error: "Duplicate",
    message: "The resource already exists",
  });
});

test.each(["", "a/b", "..", ".", " padded", "a".repeat(64), "new\nline", "ação", "%2e%2e"])(
  "%j is no name for a bucket",
  async (name) => {
    const { error } = await scene.service.createBucket(name);
    expect(error).toMatchObject({ statusCode: "400", message: "Bucket name invalid" });
  },
);

test("limits are checked when they are set", async () => {
  const { service } = scene;
  const tooLarge = await service.createBucket("huge", { public: false, fileSizeLimit: "1GB" });
  expect(tooLarge.error).toMatchObject({ statusCode: "413" });
  const nonsense = await service.createBucket("odd", { public: false, fileSizeLimit: "a lot" });
  expect(nonsense.error).toMatchObject({ statusCode: "400" });
  const noType = await service.createBucket("odd", { public: false, allowedMimeTypes: ["image"] });
  expect(noType.error).toMatchObject({ statusCode: "415" });
  const versioned = await service.createBucket("odd", { public: false, versioningStatus: "ENABLED" });
  expect(versioned.error).toMatchObject({ statusCode: "400", message: "Versioning is not served here" });
});

test("a bucket with objects is emptied before it is deleted", async () => {
  const { service } = scene;
  await service.createBucket("full");
  await service.from("full").upload("a/b.txt", "one");
  await service.from("full").upload("c.txt", "two");
  expect((await service.deleteBucket("full")).error).toMatchObject({
    statusCode: "409",
    message: "The bucket you tried to delete is not empty",
  });
  expect((await service.emptyBucket("full")).data).toEqual({ message: "Successfully emptied" });
  expect((await service.from("full").list()).data).toEqual([]);
  expect((await service.deleteBucket("full")).error).toBeNull();
  expect((await scene.stored()).files).toEqual([]);
});

test("without a policy nobody but the service sees or changes buckets", async () => {
  const { service, anon } = scene;
  await service.createBucket("closed");
  expect((await anon.listBuckets()).data).toEqual([]);
  expect((await anon.getBucket("closed")).error).toMatchObject({ statusCode: "404" });
  expect((await anon.createBucket("mine")).error).toMatchObject({
    statusCode: "403",
    message: "new row violates row-level security policy",
  });
  expect((await anon.updateBucket("closed", { public: true })).error).toMatchObject({ statusCode: "404" });
  expect((await anon.emptyBucket("closed")).error).toMatchObject({ statusCode: "404" });
  expect((await anon.deleteBucket("closed")).error).toMatchObject({ statusCode: "404" });
  expect((await service.getBucket("closed")).data).toMatchObject({ public: false });
});

test("a policy shows buckets to those it names", async () => {
  await scene.service.createBucket("shown");
  await scene.sql`create policy "all see it" on storage.buckets for select to anon using (id = 'shown')`;
  expect((await scene.anon.listBuckets()).data?.map((bucket) => bucket.id)).toEqual(["shown"]);
  expect((await scene.anon.getBucket("shown")).data).toMatchObject({ id: "shown" });
});

test("supabase-js 2.30 manages buckets too", async () => {
  const { serviceOld } = scene;
  expect((await serviceOld.createBucket("old", { public: true })).data).toEqual({ name: "old" });
  expect((await serviceOld.getBucket("old")).data).toMatchObject({ public: true });
  expect((await serviceOld.deleteBucket("old")).error).toBeNull();
});

test("a call without a valid key is refused, and an unknown route has the service's own error", async () => {
  const noKey = await fetch(`${scene.url}/bucket`);
  expect(noKey.status).toBe(401);
  expect(await noKey.json()).toMatchObject({ statusCode: "401", error: "Unauthorized" });
  expect((await scene.request("/bucket", { headers: { apikey: "sb_secret_guess" } })).status).toBe(401);
  const resumable = await scene.request("/upload/resumable", { method: "POST" });
  expect(resumable.status).toBe(404);
  expect(await resumable.json()).toMatchObject({ statusCode: "404", message: "Route not found" });
});

test("a body that is no JSON or has no end is refused", async () => {
  const send = (body: string) => scene.request("/bucket", { method: "POST", headers: scene.asService, body });
  expect(await (await send("{")).json()).toMatchObject({ statusCode: "400", message: "body must be JSON" });
  expect(await (await send('{"name": 1}')).json()).toMatchObject({ statusCode: "400" });
  expect(await (await send(`{"name": "${"x".repeat(1_100_000)}"}`)).json()).toMatchObject({
    statusCode: "413",
  });
});
