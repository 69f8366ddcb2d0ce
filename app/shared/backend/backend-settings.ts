export type BackendSettings = {
  /** A Supabase project's address, or "/" when this server answers itself. */
  supabaseUrl: string;
  publishableKey: string;
};

/** Where the client keeps the session; derived from the backend's host. */
export function sessionStorageKey({ supabaseUrl }: BackendSettings, origin: string) {
  const { hostname } = new URL(supabaseUrl, origin);
  return `sb-${hostname.split(".")[0]}-auth-token`;
}

/** The name of the `meta` element in which every document says them. */
export const BACKEND_META = "backend";

/** In the browser: what the document says. */
export function readBackendSettings(): BackendSettings {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${BACKEND_META}"]`);
  return JSON.parse(meta?.content ?? "");
}
