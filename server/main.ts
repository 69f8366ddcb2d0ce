import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { hideRows } from "./kernel/hide-rows.ts";

hideRows();

// Halves the time until the first line of ours runs, from the second start on.
enableCompileCache(join(import.meta.dirname, "../.cache/node"));
// React and Vite read it while they are being imported, so it is set before anything of theirs is.
process.env.NODE_ENV ??= process.argv.includes("--dev") ? "development" : "production";
try {
  process.loadEnvFile();
} catch {
  // No .env file: everything has a default.
}

const { StartError } = await import("./kernel/start-error.ts");

try {
  // A wrong setting is said at once: the rest takes most of a second to load.
  const { readConfig } = await import("./config/config.ts");
  readConfig(process.env);
  const { startServer } = await import("./server.ts");
  const { endOnSignal } = await import("./kernel/end-on-signal.ts");
  const { brand } = await import("#app/shared/brand.ts");
  const server = await startServer(process.env, (line) => console.log(line));
  endOnSignal(() => server.stop());
  // Last: whoever reads it may stop us at once, and the database must be stopped with us.
  console.log(`${brand.name} está em ${server.address}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
