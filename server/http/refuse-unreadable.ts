import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { failureHtml } from "./failure-page.ts";

const LONG = failureHtml(
  "Endereço longo demais",
  "O link tem mais do que cabe em um endereço, como uma lista com milhares de pessoas. Peça um mais curto.",
);

/** As Node answers by itself; only who sent an address that is too long to be read may be a person with a bad link. */
const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: `431 Request Header Fields Too Large\r\nContent-Type: text/html; charset=utf-8\r\nContent-Security-Policy: default-src 'none'\r\nX-Content-Type-Options: nosniff\r\nCache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(LONG)}\r\nConnection: close\r\n\r\n${LONG}`,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large\r\nConnection: close\r\n\r\n",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout\r\nConnection: close\r\n\r\n",
};
const other = "400 Bad Request\r\nConnection: close\r\n\r\n";

/** A browser reads the answer only once all was sent: so long the rest of a long address is taken and dropped. */
const patience = 3_000;

export function refuseUnreadable(server: Server) {
  server.on("clientError", (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket & { _httpMessage?: ServerResponse<IncomingMessage> | null };
    if (socket.writableEnded) return;
    // An answer that has begun must not get another into it.
    if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
    socket.end(`HTTP/1.1 ${answers[error.code ?? ""] ?? other}`);
    if (error.code !== "HPE_HEADER_OVERFLOW") return socket.destroySoon();
    const timer = setTimeout(() => socket.destroy(), patience);
    socket.once("close", () => clearTimeout(timer));
  });
}
