import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";

/** A way to a database, the test server's unless another is named, that can be cut, as when the database restarts. */
export async function createDatabaseProxy(target = inject("postgresHost")) {
  const host = await mkdtemp(join(tmpdir(), "realtime-proxy-"));
  const path = (folder: string) => join(folder, ".s.PGSQL.5432");
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((client) => {
    const database = connect(path(target));
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      if (isFrozen) from.pause();
      from.on("error", () => {});
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const open = async () => {
    if (server.listening) return;
    server.listen(path(host));
    await once(server, "listening");
  };
  /** Nothing passes any more, and nobody is told: as when a cable is pulled. */
  const freeze = () => {
    isFrozen = true;
    for (const socket of sockets) socket.pause();
  };
  const thaw = () => {
    isFrozen = false;
    for (const socket of sockets) socket.resume();
  };
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  };
  await open();
  return {
    host,
    open,
    cut,
    freeze,
    thaw,
    async close() {
      await cut();
      await rm(host, { recursive: true });
    },
  };
}
