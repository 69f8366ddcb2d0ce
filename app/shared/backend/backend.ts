import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#server/database/schema.generated.ts";
import { readBackendSettings } from "./backend-settings.ts";

/**
 * The browser's way to accounts, tables and functions. The client weighs more than a public page, so it is
 * loaded when somebody has a session or makes one, and once only.
 */
export type Backend = SupabaseClient<Database>;

let backend: Promise<Backend> | undefined;

export function loadBackend(): Promise<Backend> {
  backend ??= connect().catch((error) => {
    // Offline while the client's code was to be fetched: the next call tries again.
    backend = undefined;
    throw error;
  });
  return backend;
}

async function connect() {
  const { connectBackend } = await import("./connect-backend.client.ts");
  return connectBackend(readBackendSettings());
}
