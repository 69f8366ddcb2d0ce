import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "#server/database/schema.generated.ts";
import { type BackendSettings, sessionStorageKey } from "./backend-settings.ts";

/** Use it through loadBackend. */
export function connectBackend(settings: BackendSettings) {
  const { origin } = window.location;
  const client = createClient<Database>(new URL(settings.supabaseUrl, origin).href, settings.publishableKey, {
    auth: { flowType: "implicit", storageKey: sessionStorageKey(settings, origin), ...keptByTab() },
    global: {
      async fetch(input, init) {
        const response = await fetchWithin(input, init);
        if (response.status === 401 && !String(input).includes("/auth/v1/")) leaveEndedSession(client);
        return response;
      },
    },
  });
  return client;
}

let isAsking = false;

/** Another device may have ended the session: the client asks, and where it is over signs out here too. */
function leaveEndedSession({ auth }: Pick<SupabaseClient, "auth">) {
  if (isAsking) return;
  isAsking = true;
  void auth.getUser().finally(() => {
    isAsking = false;
  });
}

const patience = 20_000;

/** A server that never answers is a failure too; uploads may take their time. */
function fetchWithin(asked: RequestInfo | URL, init?: RequestInit) {
  const input = ownFunction(asked);
  const isUpload = String(input).includes("/storage/v1/");
  if (isUpload || init?.signal) return fetch(input, init);
  return fetch(input, { ...init, signal: AbortSignal.timeout(patience) });
}

/** Our functions are here, also when accounts and tables are a Supabase project's. */
function ownFunction(input: RequestInfo | URL) {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  return pathname.startsWith("/functions/v1/") ? `${window.location.origin}${pathname}${search}` : input;
}

/** Pages are documents: where the browser keeps nothing for longer, the tab keeps the session from one to the next. */
function keptByTab() {
  try {
    localStorage.setItem("-", "");
    localStorage.removeItem("-");
    return {};
  } catch {
    return tabStorage();
  }
}

function tabStorage() {
  try {
    return { storage: window.sessionStorage };
  } catch {
    return {};
  }
}
