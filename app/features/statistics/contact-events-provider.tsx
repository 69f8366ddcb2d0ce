import { type ReactNode, useState } from "react";
import { useFollow } from "#app/shared/backend/use-follow.ts";
import { known } from "#app/shared/known.ts";
import { toast } from "#app/shared/toast.ts";
import { followContacts } from "./contact-events.client.ts";
import { ContactEventsContext } from "./use-contact-events.ts";

const WORDS = { whatsapp: " pelo WhatsApp", email: " por e-mail" };

/** Around the panel: a toast when somebody used a contact of the profile. */
export function ContactEventsProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  useFollow(followContacts, (kind) => {
    setCount((before) => before + 1);
    toast({ title: "Novo contato", description: `Alguém abriu uma conversa com você${known(WORDS, kind) ?? ""}.` });
  });
  return <ContactEventsContext value={count}>{children}</ContactEventsContext>;
}
