import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import { readAuthState, readInitialAuthState, subscribeToAuthState } from "./auth-state.ts";
import { followSession } from "./follow-session.ts";
import { signOut } from "./sign-out.ts";
import { type Auth, AuthContext } from "./use-auth.ts";

const loadSession = () => import("./session.client.ts");

/** Around the panel, and inside each island that has to do with the session: all of them share one. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(subscribeToAuthState, readAuthState, readInitialAuthState);
  useEffect(followSession, []);
  const auth = useMemo<Auth>(
    () => ({
      ...state,
      signUp: async (input) => (await loadSession()).signUp(input),
      login: async (input) => (await loadSession()).login(input),
      logout: signOut,
    }),
    [state],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
