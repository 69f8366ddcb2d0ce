import { hasStoredSession, storedSessionKey } from "#app/features/account/session/stored-account.ts";
import { NOT_LOADED, toast } from "#app/shared/toast.ts";

/** Keeps the mark of who is signed in true: another tab may sign in or out, and a page may come back from before that. */
export function markSession() {
  const mark = () => document.documentElement.toggleAttribute("data-session", hasStoredSession());
  addEventListener("storage", ({ key }) => key === storedSessionKey() && mark());
  addEventListener("pageshow", ({ persisted }) => persisted && mark());
  // A link of a mail brings a session, or says why not.
  if (/[#&](access_token|error|message)=/.test(location.hash))
    import("#app/features/account/session/arrive.client.ts")
      .then(({ arrive }) => arrive())
      .catch(() => toast(NOT_LOADED));
}
