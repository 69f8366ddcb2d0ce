import { Link } from "react-router";
import { formatLongDate } from "#app/shared/formats.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { AskAgain } from "./ask-again.tsx";
import { CouncilCard } from "./council-card.tsx";
import {
  describeDraft,
  describeMissingPlace,
  describeMissingRqe,
  type OwnRegistration,
  statusOf,
} from "./own-registration.ts";
import { verifiedMonths } from "./terms.ts";

type RegistrationPageProps = { registration: OwnRegistration; onChanged: () => void };

/** /dashboard/registro: how the registration stands, and the council card for who wants to help. */
export function RegistrationPage({ registration, onChanged }: RegistrationPageProps) {
  const status = statusOf(registration);
  return (
    <>
      <h1 className="text-3xl">Registro no conselho</h1>
      <p className="mt-2 max-w-text text-muted-foreground">
        Comparamos seu nome e número com a consulta pública do conselho. Confirmado, seu perfil mostra o selo com a data
        por {verifiedMonths} meses; até lá, diz que o registro ainda não foi conferido.
      </p>
      <div className="mt-6 max-w-2xl">
        <RegistrationStatus registration={registration} />
        <RqeStatus registration={registration} />
        {status === "waiting" && <CouncilCard hasCard={registration.cards > 0} onChanged={onChanged} />}
        {status === "refused" && <AskAgain onChanged={onChanged} />}
      </div>
    </>
  );
}

function RegistrationStatus({ registration }: { registration: OwnRegistration }) {
  const day = (moment: string | null | undefined) => (moment ? formatLongDate(new Date(moment)) : "");
  const toProfile = (
    <Link to="/dashboard/perfil" className="text-link inline-flex min-h-11 items-center">
      Corrigir no perfil
    </Link>
  );
  const missingPlace = describeMissingPlace(registration);
  const missingRqe = describeMissingRqe(registration);
  switch (statusOf(registration)) {
    case "missing":
      return (
        <Alert variant="warning" title="Falta o número do registro" action={toProfile}>
          Com ele no perfil, conferimos e você aparece na busca.
        </Alert>
      );
    case "draft":
      return (
        <Alert variant="warning" title="Seu perfil está guardado como rascunho" action={toProfile}>
          {describeDraft(registration)}
        </Alert>
      );
    case "waiting":
      if (registration.contestedAt)
        return (
          <Alert variant="warning" title={`${registration.registration} já está em outro perfil`} action={toProfile}>
            Cada registro aparece uma vez na busca. Estamos conferindo com o conselho de quem ele é, e até lá seu perfil
            não aparece. Se o número é seu, envie a carteira do conselho; se foi um engano, corrija no perfil.
          </Alert>
        );
      return (
        <Alert title={`Estamos conferindo ${registration.registration}`} action={missingPlace && toProfile}>
          Pedido de {day(registration.latest?.askedAt)}.{" "}
          {missingPlace ?? (missingRqe ? "Falta só o RQE." : "Você não precisa fazer nada.")}
          {registration.deadline && " O perfil só volta à busca depois da conferência."}
        </Alert>
      );
    case "confirmed":
      return (
        <Alert variant="success" title={`${registration.registration} confirmado`}>
          Em {day(registration.verifiedAt)}. Antes de completar {verifiedMonths} meses conferimos de novo, e também
          quando nome, especialidade ou número mudar.
        </Alert>
      );
    case "refused":
      return (
        <Alert
          variant="destructive"
          title={`Não conseguimos confirmar ${registration.registration}`}
          action={toProfile}
        >
          <p>{registration.latest?.reason}</p>
          <p className="mt-1">
            {registration.problem === "refused"
              ? "Seu perfil saiu da busca e volta assim que confirmarmos o registro."
              : registration.deadline && `Prazo para corrigir: ${day(registration.deadline)}.`}
          </p>
        </Alert>
      );
  }
}

/** Of psychiatrists alone. */
function RqeStatus({ registration }: { registration: OwnRegistration }) {
  const missing = describeMissingRqe(registration);
  if (missing)
    return (
      <Alert
        variant="warning"
        title="Falta o RQE no seu perfil"
        className="mt-6"
        action={
          <Link to="/dashboard/perfil?campo=rqe" className="text-link inline-flex min-h-11 items-center">
            Informar o RQE
          </Link>
        }
      >
        {missing}
      </Alert>
    );
  if (!registration.rqe) return null;
  return <p className="mt-4">RQE {registration.rqe}, no seu perfil ao lado do registro.</p>;
}
