import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** What a client still sends is taken and dropped for so long: a connection that is reset loses its answer. */
const patience = 3_000;

/** Always with an answer: a proxy takes a connection that ends without one for a dead server, and leaves it out. */
export function refuseUpgrade(socket: Duplex, status: number) {
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), patience);
  socket.once("close", () => clearTimeout(timer));
}
