import { readlink } from "node:fs/promises";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import type { Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { connectTo } from "./connect-to.ts";
import { readPidFile } from "./embedded/postmaster.ts";

/** One connection as the owner of the schema, for programs beside the server: the embedded database must be running. */
export async function connectOwner(config: Config): Promise<Sql> {
  const options = { max: 1, connect_timeout: 5, onnotice() {} };
  if (config.databaseUrl) return connectTo(config.databaseUrl, options);
  const link = join(config.dataDir, "postgres");
  const running = await readPidFile(await readlink(link).catch(() => link));
  if (!running?.isReady) throw new StartError("O servidor não está no ar. Inicie-o com npm start e repita.");
  return postgres({ ...options, host: running.socketFolder, user: "postgres", database: "postgres" });
}
