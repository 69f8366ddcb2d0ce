import { hasStoredSession, storedAccountId, storedSessionKey } from "#app/shared/backend/stored-account.ts";
import { readAuthState, setAuthState } from "./auth-state.ts";

/** Loads the client where there is a session or a link from a mail brings one; visitors never pay for it. */
export function followSession() {
  const key = storedSessionKey();
  const watch = () =>
    import("./session.client.ts")
      .then(({ watchSession }) => watchSession())
      .catch(() => {
        setAuthState({ loading: true, isUnreachable: true });
        window.addEventListener("online", watch, { once: true });
      });
  if (hasStoredSession() || /[#&](access_token|error|message)=/.test(location.hash)) watch();
  else setAuthState({});
  // Another tab signed in.
  const onStorage = (event: StorageEvent) => void (event.key === key && event.newValue && watch());
  window.addEventListener("storage", onStorage);
  window.addEventListener("pageshow", startAnewIfOld);
  return () => {
    window.removeEventListener("storage", onStorage);
    window.removeEventListener("pageshow", startAnewIfOld);
  };
}

/** Back to a document that the browser kept, while another one signed in or out. */
function startAnewIfOld({ persisted }: PageTransitionEvent) {
  if (persisted && storedAccountId() !== readAuthState().user?.id) location.reload();
}
