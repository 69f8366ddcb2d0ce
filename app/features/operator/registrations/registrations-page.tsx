import { useEffect, useRef, useState } from "react";
import { plural } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import { RegistrationCard } from "./registration-card.tsx";
import {
  consequences,
  type Decision,
  decisionKeys,
  prefilledReason,
  type WaitingRegistration,
} from "./registrations.ts";

type Queue = { total: number; rows: WaitingRegistration[] };

const DONE: Record<Decision, string> = {
  confirmed: "Registro confirmado",
  not_found: "Registro não encontrado: fora da busca, e o profissional foi avisado",
  differs: "Registro difere: o profissional foi avisado",
};

/** One registration after the other, by one key each. The keys work while the card has the focus, and nowhere else. */
export function RegistrationsPage() {
  const queue = useOperatorData<Queue>("operator_registrations");
  const [place, setPlace] = useState(0);
  const [asking, setAsking] = useState<keyof typeof consequences>();
  const { act, isBusy } = useAct(queue.reload);
  const card = useRef<HTMLElement>(null);
  const focused = useRef<string>(undefined);
  const rows = queue.data?.rows ?? [];
  const current = rows[Math.min(place, rows.length - 1)];

  const id = current?.id;
  // The focus follows the registration in view, and goes nowhere else: a dialog gives it back by itself, and what closes
  // it is told later than that, when somebody may have gone on.
  useEffect(() => {
    // Behind an open dialog nothing can have it.
    if (asking || focused.current === id) return;
    focused.current = id;
    card.current?.focus({ preventScroll: true });
  }, [id, asking]);

  if (queue.status === "loading") return <OperatorLoading />;
  if (queue.status === "failed") return <OperatorFailure onRetry={queue.reload} />;
  const { total } = queue.data;
  const heading = (
    <OperatorHeading
      title="Registros a conferir"
      lead={
        total === 0
          ? "Ninguém espera por você."
          : `${total >= 1000 ? "Mais de 1.000 registros" : plural(total, "registro", "registros")} na fila, do mais antigo ao mais novo.`
      }
    />
  );
  if (!current)
    return (
      <>
        {heading}
        <EmptyState
          title="Fila vazia"
          description="Novos cadastros e mudanças aparecem aqui."
          action={
            <Button variant="outline" onClick={() => queue.reload()}>
              Atualizar
            </Button>
          }
        />
      </>
    );

  async function decide(decision: Decision, reason?: string) {
    if (isBusy || !current) return;
    const parameters = { verification: current.id, decision, reason: reason ?? null };
    if (await act("operator_decide_registration", parameters, `${current.name}: ${DONE[decision]}`))
      setAsking(undefined);
  }
  function choose(decision: Decision) {
    if (decision === "confirmed") void decide(decision);
    else setAsking(decision);
  }
  const move = (by: number) => setPlace(Math.max(0, Math.min(rows.length - 1, Math.min(place, rows.length - 1) + by)));

  return (
    <>
      {heading}
      <RegistrationCard
        ref={card}
        registration={current}
        position={`${rows.indexOf(current) + 1} de ${total >= 1000 ? "1.000+" : total}`}
        isBusy={isBusy}
        onDecision={choose}
        onKey={(key) => {
          const decision = decisionKeys[key];
          if (decision) choose(decision);
          if (key === "j" || key === "arrowright") move(1);
          if (key === "k" || key === "arrowleft") move(-1);
        }}
        onMove={move}
      />
      {asking && (
        <ReasonDialog
          question={{
            title: asking === "not_found" ? "Registro não encontrado" : "Registro difere",
            description: `${current.name}, ${current.registration}`,
            label: "Mensagem ao profissional",
            note: consequences[asking],
            prefilled: prefilledReason(asking, current),
            button: "Enviar decisão",
          }}
          isBusy={isBusy}
          onClose={() => setAsking(undefined)}
          onReason={(reason) => decide(asking, reason)}
        />
      )}
    </>
  );
}
