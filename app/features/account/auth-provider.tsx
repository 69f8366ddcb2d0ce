import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { configureBackend } from "#app/shared/backend.ts";
import type { BackendSettings } from "#app/shared/backend-settings.ts";
import { readAuthState, readInitialAuthState, subscribeToAuthState } from "./auth-state.ts";
import { followSession } from "./follow-session.ts";
import { type Auth, AuthContext } from "./use-auth.ts";

const loadSession = () => import("./session.client.ts");

type AuthProviderProps = { settings: BackendSettings | undefined; children: ReactNode };

export function AuthProvider({ settings, children }: AuthProviderProps) {
  const state = useSyncExternalStore(subscribeToAuthState, readAuthState, readInitialAuthState);
  const navigate = useNavigate();

  const { supabaseUrl, publishableKey } = settings ?? {};
  useEffect(() => {
    if (!supabaseUrl || !publishableKey) return;
    const same = { supabaseUrl, publishableKey };
    configureBackend(same);
    return followSession(same, navigate);
  }, [supabaseUrl, publishableKey, navigate]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signUp: async (input) => (await loadSession()).signUp(input),
      login: async (input) => (await loadSession()).login(input),
      logout: async () => {
        const { logout } = await loadSession();
        if (await logout()) await navigate("/");
      },
    }),
    [state, navigate],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
