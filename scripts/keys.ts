import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { loadOrCreateKeys } from "#server/gateway/keys.ts";

/** `npm run -s keys`: the address and the keys of this installation as JSON, for clients and scripts. */
try {
  process.loadEnvFile();
} catch {
  // No .env file: everything has a default.
}
const config = readConfig(process.env);
const address = await readFile(join(config.dataDir, "address"), "utf8").catch(() => "");
const keys = config.supabase
  ? { url: config.supabase.url, publishable_key: config.supabase.publishableKey, secret_key: config.supabase.secretKey }
  : await ownKeys();
console.log(JSON.stringify({ url: config.publicUrl ?? (address.trim() || null), ...keys }, null, 2));

async function ownKeys() {
  const { publishable_key, secret_key } = await loadOrCreateKeys(config.dataDir);
  return { publishable_key, secret_key };
}
