import { useState } from "react";
import { chatLink } from "#app/features/professionals/profile/contact-links.ts";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import type { Loaded } from "#app/shared/backend/use-loaded.ts";
import { copyLink } from "#app/shared/copy.ts";
import { formatDate, plural } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { LoadFailure } from "#app/shared/ui/load-failure.tsx";
import { describeInvitations, type Invitations, invitationText } from "./own-review.ts";
import { loadInvitations, makeReviewLink } from "./own-reviews.client.ts";

type MadeLink = { address: string; patient?: Invitations["patients"][number] | undefined };

/** Ways to ask for a review where no email goes. */
export function InvitationsCard({ name, invitations }: { name: string; invitations: Loaded<Invitations> }) {
  const { status, data, reload, replace } = invitations;
  const told = data && describeInvitations(data.allowsTestimonials);
  const [made, setMade] = useState<MadeLink>();
  const [isBusy, setBusy] = useState(false);

  async function make(patient?: Invitations["patients"][number]) {
    setBusy(true);
    try {
      setMade({ address: await makeReviewLink(patient?.appointment), patient });
      replace?.(await loadInvitations());
    } catch (error) {
      toastFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <CardTitle>{told?.title ?? "Avaliações de pacientes"}</CardTitle>
      {told && (
        <div className="mt-2 max-w-text text-muted-foreground">
          <p>{told.words}</p>
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              Como funcionam os links
            </summary>
            <p>{told.more}</p>
          </details>
        </div>
      )}
      {data && data.patients.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y border-y">
          {data.patients.map((patient) => (
            <li key={patient.appointment} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{patient.name}</span>{" "}
                <span className="numeric text-sm text-muted-foreground">
                  consulta em {formatDate(new Date(patient.startsAt), data.zone)}
                  {patient.invitedAt && ", link já criado"}
                </span>
              </span>
              <Button variant="outline" size="sm" busy={isBusy} onClick={() => make(patient)}>
                {patient.invitedAt ? "Criar outro link" : "Criar link"}
                <span className="sr-only"> para {patient.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {status === "failed" && <LoadFailure onRetry={reload} />}
      {made && data && <NewLink made={made} text={invitationText(name, made.address, data.allowsTestimonials)} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not before the count is there: it would come without this one. */}
        <Button busy={isBusy} disabled={!data?.linksLeft || !data.isConfirmed} onClick={() => make()}>
          {told?.button ?? "Criar link"}
        </Button>
        {data && <span className="text-sm text-muted-foreground">{describeLinks(data)}</span>}
      </div>
    </Card>
  );
}

function describeLinks({ isConfirmed, linksLeft }: Invitations) {
  if (!isConfirmed) return "Confirme o e-mail da sua conta para pedir avaliações.";
  if (linksLeft === 0) return "Você já criou os links que podia por agora.";
  return `Hoje você ainda pode criar ${plural(linksLeft, "link", "links")}.`;
}

/** Only its hash is kept: this is the one time it can be read. */
function NewLink({ made: { address, patient }, text }: { made: MadeLink; text: string }) {
  return (
    <div className="mt-4 flex flex-col gap-3 rounded bg-secondary p-4" role="status">
      <Field
        label={patient ? `Link para ${patient.name}` : "Link de avaliação"}
        description="Copie agora: por segurança, ele não é mostrado de novo."
      >
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => copyLink(address)}>
          Copiar o link
        </Button>
        <a
          href={chatLink(patient?.whatsapp, text)}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          Enviar pelo WhatsApp
        </a>
      </div>
    </div>
  );
}
