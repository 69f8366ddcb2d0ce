import { formatPhone } from "#app/shared/formats.ts";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { CalendarIcon } from "#app/shared/ui/icons/place-icons.tsx";
import type { Professional } from "../professional.ts";
import { ChatIcon, MailIcon } from "./contact-icons.tsx";
import { emailLink, whatsappLink } from "./contact-links.ts";

const OUTLINE = buttonVariants({ variant: "outline", className: "flex-1" });

type ProfileContactProps = { professional: Professional; nextTime: string | undefined };

/** A card beside the profile; on phones, a bar at the lower edge. What `data-contact` names is counted when used. */
export function ProfileContact({ professional, nextTime }: ProfileContactProps) {
  const { id, name, whatsapp, contactEmail } = professional;
  return (
    <section
      aria-labelledby="contato"
      className="sticky bottom-0 z-10 -mx-4 max-[16rem]:static short:static border-t bg-surface-raised px-4 py-3 shadow md:-mx-8 md:px-8 lg:static lg:mx-0 lg:rounded lg:border lg:p-6 print:static print:-order-1 print:mx-0 print:rounded print:border print:p-5"
    >
      <h2 id="contato" className="text-xl max-lg:sr-only print:not-sr-only">
        Entre em Contato
      </h2>
      <p className="mt-1 text-sm text-muted-foreground max-lg:hidden print:hidden">
        A conversa é direta entre você e o profissional, sem intermediários.
      </p>
      {/* Replaced in an open page when the times change (app/public/browser/follow-page.ts). */}
      <div id="proximo-horario" data-live className="max-lg:hidden print:hidden">
        {nextTime && (
          <p className="mt-3 text-sm">
            Próximo horário livre:{" "}
            <b className="numeric block text-base font-semibold first-letter:uppercase">{nextTime}</b>
          </p>
        )}
      </div>
      <ul className="mt-2 hidden print:block">
        {whatsapp && <li>WhatsApp: {formatPhone(whatsapp)}</li>}
        {contactEmail && <li>E-mail: {contactEmail}</li>}
      </ul>
      <div className="flex flex-wrap gap-x-3 gap-y-2 lg:mt-4 lg:flex-col lg:gap-3">
        <a href={`/profissional/${id}/agendar`} className={buttonVariants({ className: "basis-full lg:basis-auto" })}>
          <CalendarIcon /> Agendar Consulta
        </a>
        {whatsapp && (
          <a
            href={whatsappLink(whatsapp, name)}
            data-contact="whatsapp"
            target="_blank"
            rel="noopener"
            className={OUTLINE}
          >
            <ChatIcon /> WhatsApp
          </a>
        )}
        {contactEmail && (
          <a
            href={emailLink(contactEmail, name)}
            data-contact="email"
            target="_blank"
            rel="noopener"
            className={OUTLINE}
          >
            <MailIcon /> E-mail
          </a>
        )}
      </div>
    </section>
  );
}
