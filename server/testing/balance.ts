import { once } from "node:events";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** Hands every request to the next of these servers, as a balancer without sticky sessions does. */
export async function balance(addresses: string[]) {
  let turn = 0;
  const server = createServer((request, response) => {
    const { hostname, port } = new URL(String(addresses[turn++ % addresses.length]));
    const { method, url: path, headers } = request;
    const passed = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    passed.on("error", () => response.destroy());
    request.pipe(passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
