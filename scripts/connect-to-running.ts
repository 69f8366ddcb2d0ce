import { join } from "node:path";
import postgres from "postgres";
import { readConfig } from "../server/config.ts";
import { connectTo } from "../server/database/connect-to.ts";
import { readPidFile } from "../server/database/embedded/postmaster.ts";

/** The database of this installation: DATABASE_URL, or the embedded one while the server runs. */
export async function connectToRunning() {
  try {
    process.loadEnvFile();
  } catch {
    // No .env file: everything has a default.
  }
  const { databaseUrl, dataDir } = readConfig(process.env);
  const options = { max: 1, onnotice() {} };
  if (databaseUrl) return connectTo(databaseUrl, options);
  const running = await readPidFile(join(dataDir, "postgres"));
  if (running) return postgres({ ...options, host: running.socketFolder, user: "authenticator", database: "postgres" });
  console.error("O banco de dados não está rodando. Inicie com npm start, ou defina DATABASE_URL.");
  process.exit(1);
}
