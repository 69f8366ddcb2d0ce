import { useRef, useState } from "react";
import { Link } from "react-router";
import { formatLongDate } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardTitle } from "#app/shared/ui/card.tsx";
import { FieldError } from "#app/shared/ui/field-error.tsx";
import { removeCards, sendCard } from "./own-registration.client.ts";
import { CARD_TYPES, type OwnRegistration, readCardFile, standingOf } from "./own-registration.ts";

type RegistrationPageProps = { registration: OwnRegistration; onChanged: () => void };

/** /dashboard/registro: how the registration stands, and the council card for who wants to help. */
export function RegistrationPage({ registration, onChanged }: RegistrationPageProps) {
  const isWaiting = standingOf(registration) === "waiting";
  return (
    <>
      <h1 className="text-3xl">Registro no conselho</h1>
      <p className="mt-2 max-w-text text-muted-foreground">
        Comparamos seu nome e número com a consulta pública do conselho. Confirmado, seu perfil mostra o selo com a
        data.
      </p>
      <div className="mt-6 max-w-2xl">
        <StandingNotice registration={registration} />
        {isWaiting && <CouncilCard hasCard={registration.cards > 0} onChanged={onChanged} />}
      </div>
    </>
  );
}

function StandingNotice({ registration }: { registration: OwnRegistration }) {
  const day = (moment: string | null | undefined) => (moment ? formatLongDate(new Date(moment)) : "");
  const toProfile = (
    <Link to="/dashboard/perfil" className="text-link inline-flex min-h-11 items-center">
      Corrigir no perfil
    </Link>
  );
  switch (standingOf(registration)) {
    case "missing":
      return (
        <Alert variant="warning" title="Falta o número do registro" action={toProfile}>
          Com ele no perfil, conferimos e você aparece na busca.
        </Alert>
      );
    case "waiting":
      return (
        <Alert title={`Estamos conferindo ${registration.registration}`}>
          Pedido de {day(registration.latest?.askedAt)}. Você não precisa fazer nada
          {registration.deadline ? ", mas o perfil só volta à busca depois da conferência" : ""}.
        </Alert>
      );
    case "confirmed":
      return (
        <Alert variant="success" title={`${registration.registration} confirmado`}>
          Em {day(registration.verifiedAt)}. Conferimos de novo depois de doze meses ou quando nome, especialidade ou
          número mudar.
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
          {registration.deadline && <p className="mt-1">Prazo para corrigir: {day(registration.deadline)}.</p>}
        </Alert>
      );
  }
}

function CouncilCard({ hasCard, onChanged }: { hasCard: boolean; onChanged: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function work(doIt: () => Promise<void>, done: string) {
    setBusy(true);
    try {
      await doIt();
      toast({ title: done });
      onChanged();
    } catch {
      setError("Não foi possível agora. Confira sua conexão e tente de novo.");
    } finally {
      setBusy(false);
    }
  }
  function choose(file: File | undefined) {
    if (!file) return;
    const { ending, fault } = readCardFile(file);
    setError(fault);
    if (input.current) input.current.value = "";
    if (ending) void work(() => sendCard(file, ending), "Carteira enviada");
  }
  return (
    <Card className="mt-6">
      <CardTitle>Carteira do conselho (opcional)</CardTitle>
      <p id="carteira-ajuda" className="mt-1 text-sm text-muted-foreground">
        Uma foto da carteira ajuda quando o nome mudou ou o registro é recente. Só quem confere a vê, e ela é apagada
        com a decisão. JPEG, PNG ou WebP de até 5 MB.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <input
          ref={input}
          type="file"
          accept={CARD_TYPES}
          aria-label="Foto da carteira"
          aria-describedby="carteira-ajuda carteira-erro"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button
          variant="outline"
          size="sm"
          busy={isBusy}
          busyLabel="Enviando..."
          onClick={() => input.current?.click()}
        >
          {hasCard ? "Trocar a foto" : "Escolher a foto"}
        </Button>
        {hasCard && (
          <Button variant="ghost" size="sm" onClick={() => work(removeCards, "Carteira retirada")}>
            Retirar
          </Button>
        )}
      </div>
      {hasCard && <p className="mt-3 text-sm">Recebemos sua carteira.</p>}
      <FieldError id="carteira-erro">{error}</FieldError>
    </Card>
  );
}
