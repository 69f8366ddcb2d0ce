import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { jpeg } from "../testing/pictures.ts";
import { ana, openStorageScene, type StorageScene } from "../testing/storage-scene.ts";
import { signUrlToken } from "./url-tokens.ts";

let scene: StorageScene;
beforeAll(async () => {
  scene = await openStorageScene();
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.clear();
  await scene.service.createBucket("docs");
  await scene.service.from("docs").upload("a.txt", "for whoever has the link");
  await scene.service.from("docs").upload("b.txt", "for somebody else");
});

async function tokenFor(name: string) {
  const { data } = await scene.service.from("docs").createSignedUrl(name, 60);
  return new URL(data?.signedUrl ?? "").searchParams.get("token") ?? "";
}

async function open(path: string) {
  const response = await fetch(`${scene.url}${path}`);
  return response.ok ? response.text() : ((await response.json()) as { error: string }).error;
}

test("a signed address opens its object without a key", async () => {
  const { data } = await scene.service.from("docs").createSignedUrl("a.txt", 60, { download: "x.txt" });
  const response = await fetch(data?.signedUrl ?? "");
  expect(await response.text()).toBe("for whoever has the link");
  expect(response.headers.get("content-disposition")).toContain('filename="x.txt"');
  expect(response.headers.get("cache-control")).toBe("private, max-age=3600");
});

test("several are signed at once, and what is not there says so", async () => {
  const { data } = await scene.service.from("docs").createSignedUrls(["a.txt", "missing.txt"], 60);
  expect(await (await fetch(data?.[0]?.signedUrl ?? "")).text()).toBe("for whoever has the link");
  expect(data?.[1]).toEqual({
    path: "missing.txt",
    error: "Either the object does not exist or you do not have access to it",
    signedURL: null,
    signedUrl: null,
  });
  expect((await scene.service.from("docs").createSignedUrl("missing.txt", 60)).error).toMatchObject({
    statusCode: "404",
  });
  expect((await scene.service.from("docs").createSignedUrl("a.txt", 0)).error).toMatchObject({
    statusCode: "400",
  });
});

test("a token opens its own object only", async () => {
  const token = await tokenFor("a.txt");
  expect(await open(`/object/sign/docs/a.txt?token=${token}`)).toBe("for whoever has the link");
  expect(await open(`/object/sign/docs/b.txt?token=${token}`)).toBe("InvalidSignature");
  expect(await open(`/object/sign/docs/b.txt%2F..%2Fa.txt?token=${token}`)).toBe("InvalidKey");
  expect(await open("/object/sign/docs/a.txt")).toBe("InvalidJWT");
  expect(await open("/object/sign/docs/a.txt?token=xxx")).toBe("InvalidJWT");
  expect(await open(`/object/sign/docs/a.txt?token=${token.slice(0, -4)}AAAA`)).toBe("InvalidJWT");
});

test("an expired token opens nothing", async () => {
  const signer = { role: "service_role", claims: {} } as const;
  const token = await signUrlToken(scene.keys, { scope: "storage:download", url: "docs/a.txt", signer }, -1);
  expect(await open(`/object/sign/docs/a.txt?token=${token}`)).toBe("InvalidJWT");
});

test("an access token is no signed address, and a signed address no access token", async () => {
  const access = await scene.signIn(ana, { url: "docs/a.txt" });
  expect(await open(`/object/sign/docs/a.txt?token=${access}`)).toBe("InvalidSignature");
  const token = await tokenFor("a.txt");
  expect(decodeJwt(token)).toEqual({
    scope: "storage:download",
    url: "docs/a.txt",
    signer: { role: "service_role", claims: {} },
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
  const response = await scene.request("/bucket", { headers: { authorization: `Bearer ${token}` } });
  expect(await response.json()).toMatchObject({ statusCode: "403" });
});

test("a token that others signed, or nobody, is refused", async () => {
  const claims = { scope: "storage:download", url: "docs/a.txt" };
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims))}.`.replaceAll("=", "");
  expect(await open(`/object/sign/docs/a.txt?token=${unsigned}`)).toBe("InvalidJWT");
  const symmetric = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", kid: scene.keys.signing.kid })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(JSON.stringify(scene.keys.jwks.keys[0])));
  expect(await open(`/object/sign/docs/a.txt?token=${symmetric}`)).toBe("InvalidJWT");
});

test("a signed upload writes its own name once, as the one who signed", async () => {
  const asAna = await scene.as(ana);
  expect((await asAna.from("docs").createSignedUploadUrl("up.txt")).error).toMatchObject({
    statusCode: "403",
  });
  await scene.sql`create policy "up" on storage.objects for insert to authenticated with check (name = 'up.txt')`;
  const { data } = await asAna.from("docs").createSignedUploadUrl("up.txt");
  const token = data?.token ?? "";
  expect(await scene.sql`select 1 from storage.objects where name = 'up.txt'`).toHaveLength(0);

  const visitor = scene.anon.from("docs");
  const other = await visitor.uploadToSignedUrl("other.txt", token, "x");
  expect(other.error).toMatchObject({ statusCode: "400", message: "The url does not match the signature" });
  const { data: uploaded, error } = await visitor.uploadToSignedUrl("up.txt", token, new Blob(["signed"]));
  expect(error).toBeNull();
  expect(uploaded).toEqual({ path: "up.txt", fullPath: "docs/up.txt" });
  const [row] = await scene.sql`select owner_id from storage.objects where name = 'up.txt'`;
  expect(row?.owner_id).toBe(ana);
  const again = await visitor.uploadToSignedUrl("up.txt", token, "again", { upsert: true });
  expect(again.error).toMatchObject({ statusCode: "409" });
  await scene.sql`drop policy "up" on storage.objects`;
});

test("a signed upload replaces what is there when that was signed too", async () => {
  const docs = scene.service.from("docs");
  expect((await docs.createSignedUploadUrl("a.txt")).error).toMatchObject({ statusCode: "409" });
  const { data } = await docs.createSignedUploadUrl("a.txt", { upsert: true });
  expect((await scene.anon.from("docs").uploadToSignedUrl("a.txt", data?.token ?? "", "new")).error).toBeNull();
  expect(await (await docs.download("a.txt")).data?.text()).toBe("new");
});

test("a download token does not upload, and an upload token does not download", async () => {
  const download = await tokenFor("a.txt");
  const upload = await scene.anon.from("docs").uploadToSignedUrl("a.txt", download, "x");
  expect(upload.error).toMatchObject({ statusCode: "400", code: "InvalidSignature" });
  const { data } = await scene.service.from("docs").createSignedUploadUrl("a.txt", { upsert: true });
  expect(await open(`/object/sign/docs/a.txt?token=${data?.token}`)).toBe("InvalidSignature");
});

test("the size of a signed image is part of what was signed", async () => {
  await scene.service.from("docs").upload("p.jpg", await jpeg(), { contentType: "image/jpeg" });
  const { data } = await scene.service.from("docs").createSignedUrl("p.jpg", 60, {
    transform: { width: 10, height: 10, format: "origin" },
  });
  const address = data?.signedUrl ?? "";
  expect(address).toContain("/render/image/sign/docs/p.jpg?token=");
  const small = await (await fetch(address)).arrayBuffer();
  expect(await (await fetch(`${address}&width=40`)).arrayBuffer()).toEqual(small);
});
