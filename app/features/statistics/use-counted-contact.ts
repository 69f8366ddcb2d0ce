import { useAuth } from "#app/features/account/use-auth.ts";
import { sendVisit } from "./send-visit.ts";

/** For the links to WhatsApp and e-mail; a request for an appointment is counted by the database. */
export function useCountedContact(professional: string) {
  const { user } = useAuth();
  return (kind: "whatsapp" | "email") => sendVisit(professional, kind, user?.id);
}
