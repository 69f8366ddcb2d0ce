import type { SignInWithPasswordCredentials, SignUpWithPasswordCredentials } from "@supabase/supabase-js";
import { type Backend, loadBackend } from "#app/shared/backend.ts";
import { toast } from "#app/shared/toast.ts";
import { describeAuthFault } from "./auth-fault.ts";
import { readAuthState, setAuthState } from "./auth-state.ts";
import { awaitsSecondFactor } from "./second-factor.ts";

let watched: Promise<Backend> | undefined;

/** Keeps the app's state equal to the client's session, whatever tab or link changes it. */
export function watchSession() {
  watched ??= startWatching().catch((error) => {
    watched = undefined;
    throw error;
  });
  return watched;
}

async function startWatching() {
  const backend = await loadBackend();
  backend.auth.onAuthStateChange((event, session) => {
    // A session that could not be renewed for want of a connection is kept: the client goes on trying.
    if (event === "INITIAL_SESSION" && !session && isOffline()) return;
    const isPending = session !== null && awaitsSecondFactor(session);
    if (!session || isPending) setAuthState({ awaitsSecondFactor: isPending });
    else setAuthState({ session, user: session.user });
  });
  return backend;
}

export async function signUp(input: SignUpWithPasswordCredentials) {
  const backend = await watchSession();
  return backend.auth.signUp(input);
}

export async function login(input: SignInWithPasswordCredentials) {
  const backend = await watchSession();
  return backend.auth.signInWithPassword(input);
}

/** True when the session is gone; the client itself takes 401 and 404 for that. */
export async function logout() {
  const error = await endSession();
  if (error) {
    toast({
      variant: "destructive",
      title: "Falha ao sair",
      description: describeAuthFault(error, "Algo deu errado"),
    });
    return false;
  }
  toast({ title: "Logout realizado", description: "Você foi desconectado com sucesso!" });
  return true;
}

async function endSession() {
  try {
    const backend = await watchSession();
    const { error } = await backend.auth.signOut({ scope: "global" });
    if (!error) setAuthState({});
    return error;
  } catch (error) {
    return error;
  }
}

const isOffline = () => !navigator.onLine && readAuthState().loading;
