import { hkdfSync } from "node:crypto";
import { loadOrCreateKeys } from "../kernel/keys.ts";
import type { Config } from "./config.ts";

/** A secret for one purpose, the same in every process of the installation; it does not tell the key it comes from. */
export async function installationSecret({ supabase, keys, dataDir }: Config, purpose: string) {
  const root = supabase?.secretKey ?? (keys ?? (await loadOrCreateKeys(dataDir))).secret_key;
  return Buffer.from(hkdfSync("sha256", root, "", purpose, 32)).toString("hex");
}
