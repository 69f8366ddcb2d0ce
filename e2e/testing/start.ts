import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runServer } from "../../server/testing/run-server.ts";
import { findBrowser } from "./browser.ts";

/** Starts the built product once for all journeys, as if behind a proxy, which tells visitors apart. */
export default async function start() {
  // Once for all: of several journeys that install it at a time, one succeeds.
  process.env.E2E_WHOLE_BROWSER = await findBrowser("whole");
  const server = await runServer({ DEMO: "1", PROXIES: "1" });
  if (!server.address) throw new Error(server.output());
  const keys = JSON.parse(await readFile(join(server.dataDir, "keys.json"), "utf8"));
  process.env.E2E_ADDRESS = server.address;
  process.env.E2E_PUBLISHABLE_KEY = keys.publishable_key;
  process.env.E2E_DATA_DIR = server.dataDir;
  return () => server[Symbol.asyncDispose]();
}
