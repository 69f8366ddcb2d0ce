import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadOrCreateKeys } from "#server/gateway/keys.ts";
import { readInstallation } from "./installation.ts";

/** `npm run -s keys`: the address and the keys of this installation as JSON, for clients and scripts. */
const config = readInstallation();
const address = await readFile(join(config.dataDir, "address"), "utf8").catch(() => "");
const keys = config.supabase
  ? { url: config.supabase.url, publishable_key: config.supabase.publishableKey, secret_key: config.supabase.secretKey }
  : await ownKeys();
console.log(JSON.stringify({ url: config.publicUrl ?? (address.trim() || null), ...keys }, null, 2));

async function ownKeys() {
  const { publishable_key, secret_key } = config.keys ?? (await loadOrCreateKeys(config.dataDir));
  return { publishable_key, secret_key };
}
