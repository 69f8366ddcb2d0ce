import { storedAccountId } from "#app/shared/backend/stored-account.ts";

/**
 * Counts that somebody looks at a profile, and which contact they use: pages are kept for everybody, so the server
 * cannot count them when it sends them. Not before the page is seen. The server leaves the owner out.
 */
export function countVisits() {
  const professional = document.querySelector<HTMLElement>("[data-professional]")?.dataset.professional;
  if (!professional) return;
  whenSeen(() => sendVisit(professional, "view", storedAccountId(), `&o=${encodeURIComponent(pageBefore())}`));
  document.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>("[data-contact]") : null;
    const kind = link?.dataset.contact;
    if (kind === "whatsapp" || kind === "email") sendVisit(professional, kind, storedAccountId());
  });
}

/** A page in a tab behind, or fetched ahead, has not been seen yet. */
function whenSeen(report: () => void) {
  const onChange = () => {
    if (document.visibilityState !== "visible") return;
    document.removeEventListener("visibilitychange", onChange);
    report();
  };
  document.addEventListener("visibilitychange", onChange);
  onChange();
}

/** Of a page of ours its path and which filters it had, never their values; of others only that there was one. */
function pageBefore() {
  const { referrer } = document;
  if (!referrer.startsWith(`${location.origin}/`)) return referrer && "fora";
  const { pathname, searchParams } = new URL(referrer);
  const asked = [...searchParams].filter(([, value]) => !/^(tod[ao]s|0|)$/.test(value));
  return [pathname, ...asked.map(([name]) => name)].join();
}

/** Tells the server of a view or a contact, without a cookie and without waiting; see server/counts. */
function sendVisit(professional: string, kind: "view" | "whatsapp" | "email", account: string | undefined, more = "") {
  navigator.sendBeacon?.(`/contagem?k=${kind}&p=${professional}${account ? `&u=${account}` : ""}${more}`);
}
