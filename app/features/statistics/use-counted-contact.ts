import { useEffect, useLayoutEffect, useRef } from "react";
import { useAuth } from "#app/features/account/use-auth.ts";
import { readEarlyClicks } from "#app/shared/early-clicks.ts";
import { sendVisit } from "./send-visit.ts";

export type ContactKind = "whatsapp" | "email";

/**
 * For the links to WhatsApp and e-mail, which say with `data-contact` what they are: they work before the page's code
 * has come, and count all the same. A request for an appointment is counted by the database.
 */
export function useCountedContact(professional: string) {
  const { user, loading } = useAuth();
  const account = user?.id;
  const early = useRef<ContactKind[]>([]);
  // At once: from here on the links tell of a click themselves.
  useLayoutEffect(() => {
    early.current = readEarlyClicks("[data-contact]").map(({ dataset }) => dataset.contact as ContactKind);
  }, []);
  useEffect(() => {
    if (loading) return;
    for (const kind of early.current.splice(0)) sendVisit(professional, kind, account);
  }, [professional, loading, account]);
  return (kind: ContactKind) => sendVisit(professional, kind, account);
}
