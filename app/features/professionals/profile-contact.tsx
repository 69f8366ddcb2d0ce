import { Link } from "react-router";
import { useCountedContact } from "#app/features/statistics/use-counted-contact.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon } from "#app/shared/ui/place-icons.tsx";
import { stamped } from "#app/shared/ui/stamp.tsx";
import { ChatIcon, MailIcon } from "./contact-icons.tsx";
import { emailLink, whatsappLink } from "./contact-links.ts";
import type { Reachable } from "./professional.ts";

export function ProfileContact({ person }: { person: Reachable }) {
  const { id, name, whatsapp, contactEmail } = person;
  const countContact = useCountedContact(id);
  return (
    <Contact
      id={id}
      chat={whatsapp ? whatsappLink(whatsapp, name) : null}
      mail={contactEmail ? emailLink(contactEmail, name) : null}
      onChat={() => countContact("whatsapp")}
      onMail={() => countContact("email")}
    />
  );
}

type ContactProps = {
  id: string;
  chat: string | null;
  mail: string | null;
  onChat: () => void;
  onMail: () => void;
};

/** A card beside the profile; on phones, a bar at the lower edge. */
const Contact = stamped(function ContactDrawing({ id, chat, mail, onChat, onMail }: ContactProps) {
  return (
    <section
      aria-labelledby="contato"
      className="sticky bottom-0 z-10 -mx-4 border-t bg-surface-raised px-4 py-3 shadow md:-mx-8 md:px-8 lg:static lg:col-start-2 lg:row-start-1 lg:mx-0 lg:rounded lg:border lg:p-6"
    >
      <h2 id="contato" className="text-xl max-lg:sr-only">
        Entre em Contato
      </h2>
      <p className="mt-1 text-sm text-muted-foreground max-lg:hidden">
        A conversa é direta entre você e o profissional, sem intermediários.
      </p>
      <div className="flex flex-wrap gap-x-3 gap-y-2 lg:mt-4 lg:flex-col lg:gap-3">
        <Link to={`/profissional/${id}/agendar`} className={buttonVariants({ className: "basis-full lg:basis-auto" })}>
          <CalendarIcon /> Agendar Consulta
        </Link>
        {chat && (
          <a
            href={chat}
            onClick={onChat}
            data-contact="whatsapp"
            target="_blank"
            rel="noopener"
            className={buttonVariants({ variant: "outline", className: "flex-1" })}
          >
            <ChatIcon /> WhatsApp
          </a>
        )}
        {mail && (
          <a
            href={mail}
            onClick={onMail}
            data-contact="email"
            target="_blank"
            rel="noopener"
            className={buttonVariants({ variant: "outline", className: "flex-1" })}
          >
            <MailIcon /> E-mail
          </a>
        )}
      </div>
    </section>
  );
});
