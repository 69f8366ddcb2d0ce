import type { Session, SignInWithPasswordCredentials, SignUpWithPasswordCredentials } from "@supabase/supabase-js";
import { type Backend, loadBackend } from "#app/shared/backend/backend.ts";
import { dropStoredSession, hasStoredSession, storedAccountId } from "#app/shared/backend/stored-account.ts";
import { awaitsSecondFactor } from "../second-factor/second-factor.ts";
import { readAuthCallback } from "./auth-callback.ts";
import { readAuthState, setAuthState, withAuthStateHeld } from "./auth-state.ts";
import { handleAuthCallback } from "./handle-auth-callback.client.ts";

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
  const callback = readAuthCallback(window.location.hash);
  // The client reads what a link brought from the address, and must not take a refusal for the end of a session.
  if (callback && callback.kind !== "session")
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  const accountBefore = storedAccountId();
  const backend = await loadBackend();
  backend.auth.onAuthStateChange((event, session) => {
    // A session that could not be renewed for want of a connection stays stored; the client goes on trying.
    if (event === "INITIAL_SESSION" && !session && hasStoredSession()) {
      setAuthState({ loading: true, isUnreachable: true });
      window.addEventListener("online", startAgain, { once: true });
    } else showSession(session);
  });
  if (callback) await handleAuthCallback(backend, callback, accountBefore);
  return backend;
}

/** After a failure the client rests for a minute; a page that shows nothing yet loses nothing by loading anew. */
function startAgain() {
  if (readAuthState().isUnreachable) window.location.reload();
}

function showSession(session: Session | null) {
  if (session && isAnotherAccount(session)) return startAnew();
  const isPending = session !== null && awaitsSecondFactor(session);
  if (!session || isPending) setAuthState({ awaitsSecondFactor: isPending });
  else setAuthState({ session, user: session.user });
}

/** The link of somebody else's mail in another tab. */
function isAnotherAccount({ user }: Session) {
  const shown = readAuthState().user;
  return shown !== null && shown.id !== user.id;
}

/** The page is about who was here. It is unmounted first: a form with unsaved changes would stop the reload to ask. */
function startAnew() {
  setAuthState({ loading: true });
  setTimeout(() => window.location.reload());
}

export async function signUp(input: SignUpWithPasswordCredentials) {
  const backend = await watchSession();
  return backend.auth.signUp(input);
}

export async function login(input: SignInWithPasswordCredentials) {
  const backend = await watchSession();
  return backend.auth.signInWithPassword(input);
}

/** Answers whether all devices are signed out: where the server cannot be asked, it is this one alone. */
export async function logout() {
  const { isEverywhere } = await withAuthStateHeld(async () => {
    const { auth } = await watchSession();
    // The client itself takes 401 and 404 for a session that is gone.
    const { error } = await auth.signOut({ scope: "global" });
    if (error) {
      dropStoredSession();
      // Tells the other tabs; without the session it has no token to send, and waits for nobody.
      await auth.signOut({ scope: "local" });
    }
    return { error: null, isEverywhere: !error };
  });
  return isEverywhere;
}
