import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#server/database/schema.generated.ts";
import type { BackendSettings } from "./backend-settings.ts";

/**
 * The browser's way to accounts, tables and functions. The client weighs more than a public page, so it is
 * loaded when somebody has a session or makes one, and once only.
 */
export type Backend = SupabaseClient<Database>;

/** Called by the root of the app with what its loader says; whoever asks for the backend earlier waits. */
export let configureBackend: (settings: BackendSettings) => void;
export const backendSettings = new Promise<BackendSettings>((resolve) => {
  configureBackend = resolve;
});

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
  const [{ connectBackend }, settings] = await Promise.all([import("./connect-backend.client.ts"), backendSettings]);
  return connectBackend(settings);
}
