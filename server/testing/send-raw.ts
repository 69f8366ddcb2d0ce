import { connect } from "node:net";
import { text } from "node:stream/consumers";

/** Exactly these bytes on the wire: fetch would tidy them up. */
export async function sendRaw(address: string, request: string) {
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  // Not ended: a server may take a half-closed connection for a visitor who has left.
  socket.write(request, "latin1");
  return text(socket);
}
