import { hasStoredSession, storedSessionKey } from "#app/shared/backend/stored-account.ts";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";

/** Keeps the mark of who is signed in true: another tab may sign in or out, and a page may come back from before that. */
export function markSession() {
  const mark = () => document.documentElement.toggleAttribute("data-session", hasStoredSession());
  addEventListener("storage", ({ key }) => key === storedSessionKey() && mark());
  addEventListener("pageshow", ({ persisted }) => persisted && mark());
  // A link of an email brings a session, or says why not (auth-callback.ts).
  if (/[#&](access_token|error|message)=/.test(location.hash))
    import("#app/features/account/session/session.client.ts")
      .then(({ watchSession }) => watchSession())
      .catch(() => toast(NOT_LOADED));
}
