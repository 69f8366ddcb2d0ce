import { useState } from "react";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { useLoaded } from "#app/features/panel/use-loaded.ts";
import { internationalDigits } from "#app/features/professionals/profile/contact-links.ts";
import { formatDate, plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { SOURCES } from "../review.ts";
import { reviewTerms } from "../review-terms.ts";
import { type Invitations, invitationText } from "./own-review.ts";
import { loadInvitations, makeReviewLink } from "./own-reviews.client.ts";

type MadeLink = { address: string; patient?: Invitations["patients"][number] | undefined };

/** Ways to ask for a review where no email goes. */
export function InvitationsCard({ name }: { name: string }) {
  const { status, data, replace } = useLoaded(loadInvitations);
  const [made, setMade] = useState<MadeLink>();
  const [isBusy, setBusy] = useState(false);

  async function make(patient?: Invitations["patients"][number]) {
    setBusy(true);
    try {
      setMade({ address: await makeReviewLink(patient?.appointment), patient });
      replace?.(await loadInvitations());
    } catch (error) {
      toast({ variant: "destructive", title: "Não foi possível", description: describeDatabaseError(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Card>
      <CardTitle>Peça uma avaliação</CardTitle>
      <p className="mt-2 max-w-text text-muted-foreground">
        Quem marcou consulta aqui com e-mail e aceitou ser convidado recebe o convite sozinho, onde o conselho permite
        depoimentos. Quem aceitou e deixou só o WhatsApp aparece abaixo: crie o link da consulta e passe-o a essa
        pessoa. A avaliação conta, como “{SOURCES.appointment}”, porque a consulta foi marcada aqui. Para quem você
        atendeu de outro jeito, crie um link: ele serve uma vez, vale por {reviewTerms.linkDays} dias, e a avaliação
        aparece como “{SOURCES.contact}”, sem contar na média nem no número de avaliações. Entregue-o a qualquer pessoa
        que atendeu, contente ou não, sem oferecer nada em troca.
      </p>
      {data && data.patients.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y border-y">
          {data.patients.map((patient) => (
            <li key={patient.appointment} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 break-words">
                <span className="font-semibold">{patient.name}</span>{" "}
                <span className="numeric text-sm text-muted-foreground">
                  atendido em {formatDate(new Date(patient.startsAt))}
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
      {made && <NewLink made={made} name={name} />}
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* Not before the count is there: it would come without this one. */}
        <Button
          busy={isBusy}
          disabled={status === "loading" || data?.linksLeft === 0 || data?.isConfirmed === false}
          onClick={() => make()}
        >
          Criar link de avaliação
        </Button>
        {data && <span className="text-sm text-muted-foreground">{describeLinks(data)}</span>}
      </div>
    </Card>
  );
}

function describeLinks({ isConfirmed, linksLeft }: Invitations) {
  if (!isConfirmed) return "Confirme o e-mail da sua conta para pedir avaliações.";
  if (linksLeft === 0) return "Você já criou os links de hoje.";
  return `Hoje você ainda pode criar ${plural(linksLeft, "link", "links")}.`;
}

/** Only its hash is kept: this is the one time it can be read. */
function NewLink({ made: { address, patient }, name }: { made: MadeLink; name: string }) {
  const text = encodeURIComponent(invitationText(name, address));
  const chat = patient
    ? `https://wa.me/${internationalDigits(patient.whatsapp)}?text=${text}`
    : `https://wa.me/?text=${text}`;
  async function copy() {
    await navigator.clipboard.writeText(address);
    toast({ title: "Link copiado" });
  }
  return (
    <div className="mt-4 flex flex-col gap-3 rounded bg-secondary p-4" role="status">
      <Field
        label={patient ? `Link para ${patient.name}` : "Link de avaliação"}
        description="Copie agora: por segurança, ele não é mostrado de novo."
      >
        <Input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={copy}>
          Copiar o link
        </Button>
        <a href={chat} target="_blank" rel="noopener noreferrer" className={buttonVariants({ variant: "outline" })}>
          Enviar pelo WhatsApp
        </a>
      </div>
    </div>
  );
}
