import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useState } from "react";
import { Link } from "react-router";
import { registerOf } from "#app/features/professionals/registration/registers.ts";
import { asksRqe } from "#app/features/professionals/registration/titles.ts";
import { describeDatabaseError } from "#app/shared/backend/database-error.ts";
import { formatDate } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { openCards } from "../operator.client.ts";
import {
  causeLabels,
  type Decision,
  describeOthers,
  describeWait,
  recognise,
  type WaitingRegistration,
} from "./registrations.ts";

type RegistrationCardProps = {
  registration: WaitingRegistration;
  position: string;
  isBusy: boolean;
  onDecision: (decision: Decision) => void;
  /** A key in lower case, pressed while the focus is in the card. */
  onKey: (key: string) => void;
  onMove: (by: number) => void;
  ref: Ref<HTMLElement>;
};

export function RegistrationCard({
  registration,
  position,
  isBusy,
  onDecision,
  onKey,
  onMove,
  ref,
}: RegistrationCardProps) {
  const { name, specialty, council, cause, askedAt, city, uf, verifiedAt } = registration;
  const { description, isComplete } = recognise(registration);
  const register = registerOf(registration);

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    onKey(event.key.toLowerCase());
  }
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: holds the focus between two decisions
      tabIndex={0}
      onKeyDown={handleKey}
      aria-labelledby="registro-nome"
      className="max-w-3xl rounded border bg-surface-raised p-5 shadow md:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted-foreground">
        <Badge variant={cause === "new" ? "default" : "accent"}>{causeLabels[cause]}</Badge>
        <span>{position}</span>
        <span>{describeWait(askedAt, new Date())}</span>
      </div>
      <h2 id="registro-nome" className="mt-3 text-2xl">
        {name}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Fact label="Registro informado">
          <span className="text-lg font-semibold">{registration.registration}</span>
          {asksRqe(specialty) && <span className="block">RQE {registration.rqe ?? "não informado"}</span>}
        </Fact>
        <Fact label="Reconhecido como">
          {description} {!isComplete && <Badge variant="warning">confira a forma</Badge>}
        </Fact>
        <Fact label="Especialidade e conselho">
          {specialty} · {council}
        </Fact>
        <Fact label="Cidade">{city ? `${city} - ${uf}` : "Só online"}</Fact>
        {verifiedAt && <Fact label="Confirmado antes em">{formatDate(new Date(verifiedAt))}</Fact>}
      </dl>
      <Others registration={registration} />
      <div className="mt-5 flex flex-wrap gap-3">
        {register && (
          <a
            href={register.address}
            target="_blank"
            rel="noreferrer"
            className={buttonVariants({ variant: "outline", size: "sm" })}
          >
            {register.label}
            <span className="sr-only"> (abre em outra aba)</span>
          </a>
        )}
        <Link
          to={`/operador/suporte/${registration.professionalId}`}
          className={buttonVariants({ variant: "ghost", size: "sm" })}
        >
          Ver tudo sobre o profissional
        </Link>
      </div>
      {registration.hasCard && <CouncilCard key={registration.id} verification={registration.id} />}
      <div className="mt-6 flex flex-wrap gap-3 border-t pt-5">
        <Button busy={isBusy} onClick={() => onDecision("confirmed")}>
          Confirmado <Key>C</Key>
        </Button>
        <Button variant="outline" onClick={() => onDecision("not_found")}>
          Não encontrado <Key>N</Key>
        </Button>
        <Button variant="outline" onClick={() => onDecision("differs")}>
          Difere <Key>D</Key>
        </Button>
        <div className="ml-auto flex gap-2">
          <Button variant="ghost" onClick={() => onMove(-1)}>
            Anterior <Key>K</Key>
          </Button>
          <Button variant="ghost" onClick={() => onMove(1)}>
            Próximo <Key>J</Key>
          </Button>
        </div>
      </div>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Others({ registration }: { registration: WaitingRegistration }) {
  const words = describeOthers(registration);
  if (!words) return null;
  return (
    <Alert variant="warning" title={words.title} className="mt-5">
      <p>{words.text}</p>
      <ul className="mt-2">
        {registration.others.map(({ id, name, registration: number, isListed, verifiedAt }) => (
          <li key={id}>
            <Link to={`/operador/suporte/${id}`} className="text-link inline-flex min-h-11 items-center">
              {name}, {number}
            </Link>{" "}
            {verifiedAt ? "confirmado" : "não confirmado"}, {isListed ? "na busca" : "fora da busca"}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="rounded border border-current px-1.5 font-mono text-xs pointer-coarse:hidden">
      {children}
    </span>
  );
}

/** Fetched when asked for: looking at it is recorded. */
function CouncilCard({ verification }: { verification: string }) {
  const [pictures, setPictures] = useState<string[]>();
  useEffect(() => () => pictures?.forEach((picture) => void URL.revokeObjectURL(picture)), [pictures]);

  async function open() {
    try {
      setPictures(await openCards(verification));
    } catch (error) {
      toast({ variant: "destructive", title: "A carteira não abriu", description: describeDatabaseError(error) });
    }
  }
  if (!pictures)
    return (
      <Button variant="outline" size="sm" className="mt-4" onClick={open}>
        Ver a carteira do conselho
      </Button>
    );
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {pictures.map((picture) => (
        <img
          key={picture}
          src={picture}
          alt="Carteira do conselho enviada pelo profissional"
          className="max-h-96 rounded border"
        />
      ))}
    </div>
  );
}
