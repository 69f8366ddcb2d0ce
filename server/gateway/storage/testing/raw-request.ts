import { connect } from "node:net";
import { text } from "node:stream/consumers";

type RawOptions = {
  /** The sender waits for this, and then leaves. */
  leavesAfter?: () => Promise<unknown>;
};

/** Sends the text as it is, which no client library would, and gives the answer; the connection stays open until then. */
export async function sendRaw(
  url: string,
  head: string[],
  body: (string | Buffer)[],
  { leavesAfter }: RawOptions = {},
) {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write([...head, `Host: ${host}`, "Connection: close", "", ""].join("\r\n"));
  for (const part of body) socket.write(part);
  if (leavesAfter) {
    await leavesAfter();
    socket.destroy();
    return { status: 0, body: "" };
  }
  const answer = await text(socket);
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0),
    body: answer.slice(answer.indexOf("\r\n\r\n") + 4),
  };
}

/** A chunk of a chunked body. */
export function chunk(content: string | Buffer) {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from("\r\n")]);
}
