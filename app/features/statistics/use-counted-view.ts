import { useEffect } from "react";
import { useAuth } from "#app/features/account/use-auth.ts";
import { sendVisit } from "./send-visit.ts";

/**
 * Counts that somebody looks at a profile: pages are kept for everybody, so the server cannot count them when it
 * sends them. Not before the page is seen, and not without JavaScript. The server leaves the owner out.
 */
export function useCountedView(professional: string | undefined) {
  const { user, loading } = useAuth();
  const account = user?.id;
  useEffect(() => {
    if (!professional || loading) return;
    return whenSeen(() => sendVisit(professional, "view", account));
  }, [professional, loading, account]);
}

/** A page fetched ahead or in a tab behind has not been seen yet. */
function whenSeen(tell: () => void) {
  if (document.visibilityState === "visible") {
    tell();
    return;
  }
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    tell();
  };
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
