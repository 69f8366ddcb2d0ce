import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { expect, test } from "vitest";
import { readPhoto } from "./read-photo.ts";

async function startStorage(host: string) {
  const server = createServer(({ url }, response) => {
    response.statusCode = url?.endsWith("/gone.webp") ? 404 : url?.endsWith("/slow.webp") ? 503 : 200;
    response.end(url);
  });
  server.listen(0, host);
  await once(server, "listening");
  return server;
}
const read = async (storage: { url: string } | Server, name: string) =>
  Buffer.from((await readPhoto(storage, name)) ?? "nothing").toString();

test.each(["127.0.0.1", "0.0.0.0", "127.0.0.2"])(
  "a photo is read from the own server that listens at %s",
  async (host) => {
    const server = await startStorage(host);
    expect(await read(server, "ana/a b.webp")).toBe("/storage/v1/object/public/photos/ana/a%20b.webp");
    expect(await read(server, "ana/gone.webp")).toBe("nothing");
    server.close();
  },
);

test("a storage that is away is not taken for one without the photo", async () => {
  await expect(read({ url: "http://127.0.0.1:1" }, "ana/x.webp")).rejects.toThrow("fetch failed");
  const server = await startStorage("127.0.0.1");
  await expect(read(server, "ana/slow.webp")).rejects.toThrow("the storage answered 503");
  server.close();
});
