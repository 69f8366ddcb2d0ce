import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FileStore } from "../files/file-store.ts";
import { png } from "../testing/pictures.ts";
import { openStorageScene, type StorageScene } from "../testing/storage-scene.ts";

let scene: StorageScene;
/** How often an original was opened: once for every picture that is really made. */
let opened = 0;
let opening: Promise<void> = Promise.resolve();
beforeAll(async () => {
  const files = (disk: FileStore): FileStore => ({
    ...disk,
    async open(...given) {
      opened += 1;
      await opening;
      return disk.open(...given);
    },
  });
  scene = await openStorageScene({
    files,
    networkOf: (request) => request.headers.get("x-network") ?? undefined,
    renderTime: { perSecond: 0.01, burst: 300 },
  });
  await scene.service.createBucket("open", { public: true });
  const noise = { width: 1300, height: 1300, channels: 3 } as const;
  const photo = await sharp(randomBytes(1300 * 1300 * 3), { raw: noise })
    .jpeg()
    .toBuffer();
  await scene.service.from("open").upload("noise.jpg", photo);
  await scene.service.from("open").upload("tall.png", await png({ width: 20, height: 20_000 }));
});
afterAll(() => scene.close());

const render = (query: string, init: RequestInit = {}) => fetch(`${scene.url}/render/image/public/open/${query}`, init);

function leaver() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Pictures cannot be made until this is called. */
function hold() {
  const { promise, resolve } = Promise.withResolvers<void>();
  opening = promise;
  return resolve;
}

test("a picture of 2500 x 2500 in AVIF is refused unmade, by either side, and no side is left unbounded", async () => {
  opened = 0;
  for (const query of ["width=2500&height=2500&format=avif", "width=1201", "height=1201", "quality=100&format=avif"]) {
    const answer = await render(`noise.jpg?${query}`);
    expect([answer.status, (await answer.json()).statusCode], query).toEqual([400, "400"]);
  }
  expect(opened).toBe(0);
  for (const query of ["tall.png?format=origin", "tall.png?width=20&format=origin"]) {
    const { height } = await sharp(Buffer.from(await (await render(query)).arrayBuffer())).metadata();
    expect(height, query).toBe(1200);
  }
});

test("forty who ask for the same picture at once get one that was made once, and later ones that it is kept", async () => {
  opened = 0;
  const all = await Promise.all(Array.from({ length: 40 }, () => render("noise.jpg?width=64")));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await render("noise.jpg?width=64")).status).toBe(200);
  expect(opened).toBe(1);
});

test("uploads go on while pictures are wanted by the hundred", async () => {
  const release = hold();
  const { signal, abort } = leaver();
  const flood = Array.from({ length: 100 }, (_, at) => render(`noise.jpg?width=${100 + at}`, { signal }));
  expect((await Promise.race(flood)).status).toBe(503);
  const uploaded = await scene.service.from("open").upload("meanwhile.png", await png());
  expect(uploaded.error).toBeNull();
  abort();
  await Promise.allSettled(flood);
  release();
  await expect.poll(async () => (await render("noise.jpg?width=99")).status).toBe(200);
});

test("what nobody waits for any more is not made", async () => {
  const release = hold();
  opened = 0;
  const first = render("noise.jpg?width=300");
  await expect.poll(() => opened).toBe(1);
  const { signal, abort } = leaver();
  const left = [301, 302, 303].map((width) => render(`noise.jpg?width=${width}`, { signal }));
  const last = render("noise.jpg?width=304");
  const patient = render("noise.jpg?width=303");
  // What is asked later is answered later: those before it have arrived, and have left, by then.
  await fetch(`${scene.url}/object/public/open/tall.png`, { method: "HEAD" });
  abort();
  expect((await Promise.allSettled(left)).map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
  await fetch(`${scene.url}/object/public/open/tall.png`, { method: "HEAD" });
  release();
  for (const answer of [first, last, patient]) expect((await answer).status).toBe(200);
  expect(opened).toBe(3);
});

test("one network pays for what it has made, and then waits; others do not", async () => {
  const headers = { "x-network": "flood" };
  const answers = [];
  for (let width = 400; answers.at(-1) !== 503 && width < 480; width += 1)
    answers.push((await render(`noise.jpg?width=${width}&format=avif`, { headers })).status);
  expect(answers.at(0)).toBe(200);
  expect(answers.at(-1)).toBe(503);
  expect((await render("noise.jpg?width=400", { headers: { "x-network": "other" } })).status).toBe(200);
});
