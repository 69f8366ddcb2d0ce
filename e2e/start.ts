import { runServer } from "../server/testing/run-server.ts";

/** Starts the built product once for all journeys. */
export default async function start() {
  const server = await runServer();
  if (!server.address) throw new Error(server.output());
  process.env.E2E_ADDRESS = server.address;
  return () => server[Symbol.asyncDispose]();
}
