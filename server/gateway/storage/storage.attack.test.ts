import { crc32, deflateSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { animatedGif, gif, jpeg, png } from "./testing/pictures.ts";
import { chunk, sendRaw } from "./testing/raw-request.ts";
import { openStorageScene, type StorageScene } from "./testing/storage-scene.ts";

const kilobyte = 1024;
let scene: StorageScene;
let post: (path: string, ...more: string[]) => string[];
beforeAll(async () => {
  scene = await openStorageScene({
    limits: { fileSize: 100 * kilobyte, idleMs: 500, pixels: 1_000_000, frames: 100 },
  });
  post = (path, ...more) => [`POST /storage/v1/object/${path} HTTP/1.1`, `apikey: ${scene.keys.secretKey}`, ...more];
});
afterAll(() => scene.close());
beforeEach(async () => {
  await scene.clear();
  await scene.service.createBucket("docs");
  await scene.service.createBucket("open", { public: true });
});

/** Nothing was stored, and nothing is left of the attempt. */
async function expectNothing() {
  expect(await scene.sql`select 1 from storage.objects`).toHaveLength(0);
  expect(await scene.stored()).toEqual({ files: [], incoming: [] });
}

test.each([
  "docs/..%2f..%2fetc%2fpasswd",
  "docs/a/%2e%2e%2f%2e%2e%2fb",
  "docs/%252e%252e%252fpasswd",
  "docs/..%5c..%5cwindows",
  "docs/a%00.png",
  "docs/a%0d%0ab",
  "docs/a//b",
  "docs/a/./b%2f.",
  "docs/a/%2e%2e",
  "docs/%2fetc",
  "docs/caf%C3%A9",
  "docs/%E0%A4%A",
  "docs/a%7Cb",
  `docs/${"a".repeat(1025)}`,
])("the path %s writes nothing", async (path) => {
  const { status } = await sendRaw(scene.url, post(path, "Content-Length: 1"), ["x"]);
  expect([400, 404]).toContain(status);
  await expectNothing();
});

test("a path that climbs by itself ends at the object it then names, never outside", async () => {
  await scene.service.from("docs").upload("a.txt", "inside");
  const get = (path: string) =>
    sendRaw(scene.url, [`GET /storage/v1/object/${path} HTTP/1.1`, `apikey: ${scene.keys.secretKey}`], []);
  expect((await get("docs/x/../a.txt")).body).toBe("inside");
  expect((await get("docs/../../../../../../etc/passwd")).body).not.toContain("root:");
  expect((await get("docs/..%2f..%2f..%2f..%2fetc%2fpasswd")).body).toContain("InvalidKey");
});

test("a version that somebody forged is no path", async () => {
  const docs = scene.service.from("docs");
  await docs.upload("a.txt", "a");
  await scene.sql`update storage.objects set version = '../../../../../../etc/passwd'`;
  expect((await docs.download("a.txt")).error).toMatchObject({ statusCode: "404" });
  expect((await docs.remove(["a.txt"])).data).toHaveLength(1);
});

const html = "<!doctype html><script>alert(document.domain)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

test.each([
  ["HTML called PNG", html, "image/png"],
  ["SVG called PNG", svg, "image/png"],
  ["HTML called SVG", html, "image/svg+xml"],
  ["a script called PDF", "alert(1)", "application/pdf"],
  ["nothing called JPEG", "", "image/jpeg"],
  ["a script behind the first bytes of a GIF", "GIF89a/*\0\0*/=1;alert(1)//", "image/gif"],
  ["the first bytes of a JPEG", "\xff\xd8\xff<script>alert(1)</script>", "image/jpeg"],
  ["the first bytes of a PNG", "\x89PNG\r\n\x1a\n<script>", "image/png"],
  ["bytes called text", "a\0b", "text/plain"],
  ["an icon", "\0\0\x01\0", "image/x-icon"],
])("%s is refused", async (_, content, contentType) => {
  const { error } = await scene.service.from("open").upload("x.png", Buffer.from(content, "latin1"), { contentType });
  expect(error).toMatchObject({
    status: 400,
    statusCode: "415",
    message: `mime type ${contentType} is not supported`,
  });
  await expectNothing();
});

test.each(["jpeg", "png", "gif"])("what hides behind a %s does not survive", async (kind) => {
  const picture = await { jpeg, png, gif }[kind as "png"]();
  const polyglot = Buffer.concat([picture, Buffer.from(`PK\x03\x04${html}`)]);
  await scene.service.from("open").upload(`a.${kind}`, polyglot, { contentType: `image/${kind}` });
  const { data } = await scene.service.from("open").download(`a.${kind}`);
  const bytes = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
  expect(bytes.length).toBeGreaterThan(10);
  expect(bytes.includes("<script>")).toBe(false);
});

test.each([
  ["page.html", html, "text/html", "text/plain; charset=utf-8"],
  ["page.xhtml", html, "application/xhtml+xml", "text/plain; charset=utf-8"],
  ["feed.xml", html, "text/xml", "text/plain; charset=utf-8"],
  ["code.js", "alert(1)", "text/javascript", "text/plain; charset=utf-8"],
  ["code.mjs", "alert(1)", "application/javascript", "text/plain; charset=utf-8"],
  ["code.es", "alert(1)", "application/x-ecmascript", "text/plain; charset=utf-8"],
  ["look.css", "a{}", "text/css", "text/plain; charset=utf-8"],
  ["image.svg", svg, "image/svg+xml", "image/svg+xml"],
  ["data.json", "{}", "application/json", "application/json"],
  ["worker.bin", "alert(1)", "Text/JavaScript; charset=utf-8", "text/plain; charset=utf-8"],
  ["odd.bin", html, "text/html;,image/png", "text/plain; charset=utf-8"],
  ["mixed.bin", html, "multipart/x-mixed-replace", "application/octet-stream"],
])("%s is served as nothing that runs", async (name, content, contentType, served) => {
  await scene.service.from("open").upload(name, content, { contentType });
  const response = await fetch(`${scene.url}/object/public/open/${name}`);
  expect(await response.text()).toBe(content);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": served,
    "content-disposition": "attachment",
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  });
});

test("pictures and plain text are shown, and still never sniffed", async () => {
  await scene.service.from("open").upload("a.png", await png());
  await scene.service.from("open").upload("a.txt", html, { contentType: "text/plain" });
  for (const name of ["a.png", "a.txt"]) {
    const { headers } = await fetch(`${scene.url}/object/public/open/${name}`);
    expect(headers.get("content-disposition")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
  }
});

const tooLarge = { statusCode: "413", message: "The object exceeded the maximum allowed size" };

test("a file over the limit is refused, its length declared or not", async () => {
  const large = Buffer.alloc(101 * kilobyte, "x");
  const docs = scene.service.from("docs");
  expect((await docs.upload("a.txt", large, { contentType: "text/plain" })).error).toMatchObject(tooLarge);
  expect((await docs.upload("b.txt", new Blob([large]))).error).toMatchObject(tooLarge);
  const chunked = await sendRaw(scene.url, post("docs/c.txt", "Transfer-Encoding: chunked"), [
    ...Array.from({ length: 101 }, () => chunk("x".repeat(kilobyte))),
    "0\r\n\r\n",
  ]);
  expect(JSON.parse(chunked.body)).toMatchObject(tooLarge);
  const promised = await sendRaw(scene.url, post("docs/d.txt", "Content-Length: 999999999"), ["x"]);
  expect(JSON.parse(promised.body)).toMatchObject(tooLarge);
  await expectNothing();
});

test("a file at the limit fits, and a bucket's own limit is closer", async () => {
  await scene.service.createBucket("tiny", { public: false, fileSizeLimit: 10 });
  const upload = (bucket: string, size: number, name: string) =>
    scene.service.from(bucket).upload(name, Buffer.alloc(size, "x"), { contentType: "text/plain" });
  expect((await upload("docs", 100 * kilobyte, "a")).error).toBeNull();
  expect((await upload("tiny", 10, "a")).error).toBeNull();
  expect((await upload("tiny", 11, "b")).error).toMatchObject(tooLarge);
  const form = await scene.service.from("tiny").upload("c", new Blob(["x".repeat(11)]));
  expect(form.error).toMatchObject(tooLarge);
  expect((await scene.stored()).files).toHaveLength(2);
});

test("a stream without end is cut off", async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * kilobyte;
      controller.enqueue(new Uint8Array(64 * kilobyte).fill(120));
    },
  });
  const request = scene.request("/object/docs/a.txt", {
    method: "POST",
    headers: { ...scene.asService, "content-type": "text/plain" },
    body: endless,
    duplex: "half",
  });
  // The answer, or the end of the connection, whichever the client notices first.
  const statusCode = await request.then(
    async (response) => ((await response.json()) as { statusCode: string }).statusCode,
    () => "413",
  );
  expect(statusCode).toBe("413");
  expect(sent).toBeLessThan(200_000 * kilobyte);
  await expectNothing();
});

test("a sender who stops in the middle is not waited for", async () => {
  const raw = post("docs/a.txt", "Content-Type: text/plain", "Content-Length: 100");
  const { body } = await sendRaw(scene.url, raw, ["only this"]);
  expect(JSON.parse(body)).toMatchObject({ statusCode: "408" });
  await expectNothing();
});

test("who may not write is told so before a byte of the file is read", async () => {
  const form = `--b\r\nContent-Disposition: form-data; name=""; filename="a"\r\n\r\n`;
  for (const [type, first] of [
    ["text/plain", ""],
    ["multipart/form-data; boundary=b", form],
  ]) {
    const head = [
      "POST /storage/v1/object/docs/a.txt HTTP/1.1",
      `apikey: ${scene.keys.publishableKey}`,
      `Content-Type: ${type}`,
      "Content-Length: 5000",
    ];
    const { body } = await sendRaw(scene.url, head, [first ?? ""]);
    expect(JSON.parse(body)).toMatchObject({ statusCode: "403" });
  }
});

test("a sender who hangs up leaves nothing behind", async () => {
  const raw = post("docs/a.txt", "Content-Type: text/plain", "Content-Length: 100");
  // Not before something is there to be left behind.
  const leavesAfter = () => expect.poll(async () => (await scene.stored()).incoming, { interval: 5 }).toHaveLength(1);
  await sendRaw(scene.url, raw, ["only this"], { leavesAfter });
  await expect.poll(() => scene.stored()).toEqual({ files: [], incoming: [] });
  await expectNothing();
});

test("of many who make one name at once, one succeeds", async () => {
  const docs = scene.service.from("docs");
  const results = await Promise.all(Array.from({ length: 8 }, (_, at) => docs.upload("same.txt", `by ${at}`)));
  expect(results.filter(({ error }) => error === null)).toHaveLength(1);
  for (const { error } of results) if (error) expect(error).toMatchObject({ statusCode: "409" });
  expect((await scene.stored()).files).toHaveLength(1);
});

test("of many who upsert one name at once, all succeed and one file is left: the row's", async () => {
  const docs = scene.service.from("docs");
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, at) => docs.upload("same.txt", `by ${at}`, { upsert: true })),
  );
  expect(results.map(({ error }) => error)).toEqual(Array(8).fill(null));
  const rows = await scene.sql`select version from storage.objects`;
  expect(await scene.stored()).toEqual({ files: rows.map((row) => row.version), incoming: [] });
  expect(await (await docs.download("same.txt")).data?.text()).toMatch(/^by \d$/);
});

test("two upserts that meet on a name that was free know what they replace", async () => {
  const docs = scene.service.from("docs");
  let uploads: Promise<unknown>[] = [];
  // Whoever comes first has to wait for this row, and the other one for them.
  await scene.sql
    .begin(async (tx) => {
      await tx`insert into storage.objects (bucket_id, name) values ('docs', 'same.txt')`;
      uploads = ["one", "two"].map((text) => docs.upload("same.txt", text, { upsert: true }));
      const countWaiting = async () => {
        const [row] = await tx`
          select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row?.waiting;
      };
      await expect.poll(countWaiting).toBe(2);
      throw new Error("rolled back");
    })
    .catch(() => {});
  expect(await Promise.all(uploads)).toMatchObject([{ error: null }, { error: null }]);
  const rows = await scene.sql`select version from storage.objects`;
  expect((await scene.stored()).files).toEqual(rows.map((row) => row.version));
});

test("a small file with a huge picture in it is refused before it is decoded", async () => {
  const docs = scene.service.from("docs");
  const refusal = { statusCode: "413", message: "The image exceeded the maximum allowed size" };
  for (const bomb of [pngOf(100_000, 100_000), await png({ width: 1001, height: 1000 })])
    expect((await docs.upload("a.png", bomb, { contentType: "image/png" })).error).toMatchObject(refusal);
  expect((await docs.upload("b.png", await png({ width: 1000, height: 1000 }))).error).toBeNull();
});

test("an animation of more frames than fit is cut, and of more pixels refused", async () => {
  const docs = scene.service.from("docs");
  expect((await docs.upload("a.gif", await animatedGif(120))).error).toBeNull();
  const { data } = await docs.download("a.gif");
  const text = Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).toString("latin1");
  // Each frame has a control block of its own.
  expect(text.split("\x21\xf9\x04").length - 1).toBe(100);
  expect((await docs.upload("b.gif", await animatedGif(100, 101))).error).toMatchObject({ statusCode: "413" });
});

test("forms that cheat are refused", async () => {
  const send = async (body: string, boundary = "b") => {
    const head = post(
      "docs/a.txt",
      `Content-Type: multipart/form-data; boundary=${boundary}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
    );
    return JSON.parse((await sendRaw(scene.url, head, [body])).body) as { message: string };
  };
  const file = 'Content-Disposition: form-data; name=""; filename="a"\r\n\r\nx';
  const field = 'Content-Disposition: form-data; name="n"\r\n\r\nx';
  expect((await send(`--b\r\n${file}`)).message).toBe("The form ends in the middle");
  expect((await send(`--b\r\n${field}\r\n--b--`)).message).toBe("No file provided");
  expect((await send(`--b\r\n${file}\r\n--b\r\n${file}\r\n--b--`)).message).toContain("Only one file");
  expect((await send(`--b\r\n${`${field}\r\n--b\r\n`.repeat(25)}`)).message).toContain("Too many parts");
  expect((await send(`--b\r\nX: ${"x".repeat(9000)}\r\n\r\nx\r\n--b--`)).message).toContain("too long");
  expect((await send(`--b\r\n${field}${"x".repeat(17_000)}\r\n--b--`)).message).toContain("too long");
  expect((await send("x", "")).message).toBe("The form has no boundary");
  await expectNothing();
});

test("a NUL where a name should be is the caller's mistake", async () => {
  const docs = scene.service.from("docs");
  const mistake = { status: 400, statusCode: "400", message: "Invalid input" };
  expect((await docs.list("a\0b")).error).toMatchObject(mistake);
  expect((await docs.remove(["a\0b"])).error).toMatchObject(mistake);
  expect((await docs.createSignedUrls(["a\0b"], 60)).error).toMatchObject(mistake);
  expect((await docs.upload("a.txt", "a", { metadata: { a: "\0" } })).error).toMatchObject(mistake);
  await expectNothing();
});

test("what comes back in headers cannot be bent, and metadata is small JSON", async () => {
  const upload = (name: string, headers: Record<string, string>) =>
    scene.request(`/object/open/${name}`, {
      method: "POST",
      headers: { ...scene.asService, "content-type": "text/plain", ...headers },
      body: "a",
    });
  await upload("a.txt", { "cache-control": 'max-age=1, evil="; Set-Cookie: a=b' });
  expect((await fetch(`${scene.url}/object/public/open/a.txt`)).headers.get("cache-control")).toBe("max-age=3600");
  for (const metadata of ["[]", "nonsense", JSON.stringify({ a: "x".repeat(17_000) })]) {
    const response = await upload("b.txt", { "x-metadata": btoa(metadata) });
    expect([response.status, metadata.slice(0, 9)]).toEqual([
      metadata.length > 16_384 ? expect.any(Number) : 400,
      metadata.slice(0, 9),
    ]);
    expect(response.ok).toBe(false);
  }
  expect((await upload("c.txt", { "content-encoding": "gzip" })).status).toBe(400);
});

/** A PNG that says it is so large, with next to nothing in it. */
function pngOf(width: number, height: number) {
  const block = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data]);
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(data.length, 0);
    numbers.writeUInt32BE(crc32(content), 4);
    return Buffer.concat([numbers.subarray(0, 4), content, numbers.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    block("IHDR", header),
    block("IDAT", deflateSync(Buffer.alloc(10_000))),
    block("IEND", Buffer.alloc(0)),
  ]);
}
