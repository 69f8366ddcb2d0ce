import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The least that a Node process can answer, in one of its own as the server is. Says its port to whoever started it. */
const server = createServer((_, response) => response.end("hello"));
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.once("disconnect", () => process.exit());
