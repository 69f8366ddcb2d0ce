import type { NavigateFunction } from "react-router";
import { type BackendSettings, sessionStorageKey } from "#app/shared/backend-settings.ts";
import { setAuthState } from "./auth-state.ts";

/** Loads the client where there is a session or a link from a mail brings one; visitors never pay for it. */
export function followSession(settings: BackendSettings, navigate: NavigateFunction) {
  const key = sessionStorageKey(settings, window.location.origin);
  const watch = () =>
    import("./session.client.ts")
      .then(({ watchSession }) => watchSession(navigate))
      .catch(() => {
        setAuthState({ loading: true, isUnreachable: true });
        window.addEventListener("online", watch, { once: true });
      });
  if (hasStored(key) || /[#&](access_token|error|message)=/.test(window.location.hash)) watch();
  else setAuthState({});
  // Another tab signed in.
  const onStorage = (event: StorageEvent) => void (event.key === key && event.newValue && watch());
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

export function hasStored(key: string) {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
