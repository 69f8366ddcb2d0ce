export type BackendSettings = {
  /** A Supabase project's address, or "/" when this server answers itself. */
  supabaseUrl: string;
  publishableKey: string;
};

/** Where the client keeps the session; derived from the backend's host (SPEC.md section 9). */
export function sessionStorageKey({ supabaseUrl }: BackendSettings, origin: string) {
  const { hostname } = new URL(supabaseUrl, origin);
  return `sb-${hostname.split(".")[0]}-auth-token`;
}
