import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** Leads to a server, and can be cut: what a browser only pretends when it is told to be offline. */
export async function layCable(to: string) {
  let { port } = new URL(to);
  const sockets = new Set<Socket>();
  let isCut = false;
  const ends = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), "localhost");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => sockets.delete(one) && other.destroy());
      one.pipe(other);
    }
  });
  await once(ends.listen(0, "localhost"), "listening");
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://localhost:${(ends.address() as AddressInfo).port}`,
    cut,
    /** From now on: the server may have been started anew, at another port. */
    leadTo(other: string) {
      ({ port } = new URL(other));
    },
    mend() {
      isCut = false;
    },
    async [Symbol.asyncDispose]() {
      cut();
      ends.close();
      await once(ends, "close");
    },
  };
}
