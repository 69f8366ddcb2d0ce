import { once } from "node:events";

/** Speaks with the inspector of a process that was started with `--inspect`, whose address stands in what it printed. */
export async function openInspector(output: string) {
  const address = /ws:\/\/127\.0\.0\.1:\d+\/\S+/.exec(output)?.[0];
  if (!address) throw new Error("The process does not say where its inspector is.");
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let last = 0;
  return {
    ask(method: string) {
      const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
      const id = ++last;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method }));
      return promise;
    },
    [Symbol.dispose]: () => socket.close(),
  };
}
