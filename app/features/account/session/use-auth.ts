import { createContext, use } from "react";
import type { AuthState } from "./auth-state.ts";
import type { login, signUp } from "./session.client.ts";

export type Auth = AuthState & {
  signUp: typeof signUp;
  login: typeof login;
  /** Everywhere, with a toast; leads to the landing page. */
  logout: () => Promise<void>;
};

export const AuthContext = createContext<Auth | null>(null);

export function useAuth() {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
