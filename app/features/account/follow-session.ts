import { type BackendSettings, sessionStorageKey } from "#app/shared/backend-settings.ts";
import { setAuthState } from "./auth-state.ts";

/** Loads the client where there is a session or a link from a mail brings one; visitors never pay for it. */
export function followSession(settings: BackendSettings) {
  const key = sessionStorageKey(settings, window.location.origin);
  const watch = () =>
    import("./session.client.ts")
      .then(({ watchSession }) => watchSession())
      .catch(() => window.addEventListener("online", watch, { once: true }));
  const isExpected = hasStored(key) || /[#&](access_token|error|message)=/.test(window.location.hash);
  if (isExpected) watch();
  else setAuthState({});
  // Another tab signed in.
  const onStorage = (event: StorageEvent) => void (event.key === key && event.newValue && watch());
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function hasStored(key: string) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
