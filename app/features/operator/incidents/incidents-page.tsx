import { useEffect, useRef, useState } from "react";
import { communicationDays } from "#app/features/privacy/incident-deadline.ts";
import { keptFor } from "#app/features/privacy/retention.ts";
import { readDraft } from "#app/shared/forms/draft.ts";
import type { Operator } from "#app/shared/operator.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import type { IncidentEntry, IncidentFacts } from "./incident.ts";
import { IncidentCard } from "./incident-card.tsx";
import { controllerOf } from "./incident-draft.ts";
import { IncidentForm } from "./incident-form.tsx";
import { unsavedKey } from "./typed-incident.ts";

/** /operador/incidentes: the register that the ANPD asks for. Each save is a new entry; the older ones stay. */
export function IncidentsPage({ company }: { company: Operator | undefined }) {
  const { status, data, reload } = useOperatorData<IncidentEntry[][]>("operator_incidents");
  const [edited, setEdited] = useState<IncidentEntry | "new">();
  const { act, isBusy } = useAct(reload);
  const list = useRef<HTMLUListElement>(null);
  const wasEdited = useRef(false);
  // Whoever comes back from the form goes on at the list.
  useEffect(() => {
    if (wasEdited.current && !edited) {
      list.current?.focus({ preventScroll: true });
      // The form was longer: without this the page would end where its last button was.
      scrollTo(0, 0);
    }
    wasEdited.current = Boolean(edited);
  }, [edited]);
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;

  const [known] = data.find(([entry]) => edited !== "new" && entry?.incident === edited?.incident) ?? [];
  async function save(facts: IncidentFacts) {
    const parameters = { incident: known?.incident ?? null, seen: known?.id ?? null, facts };
    const quicker =
      "Outra pessoa anotou algo neste incidente. O que você não mudou mostra agora a anotação dela, e o que você mudou continua aqui. Confira e salve de novo.";
    const isSaved = await act("operator_record_incident", parameters, "Incidente registrado", quicker);
    if (isSaved) setEdited(undefined);
    return isSaved;
  }
  if (edited) return <IncidentForm entry={known} isBusy={isBusy} onCancel={() => setEdited(undefined)} onSave={save} />;
  return (
    <>
      <OperatorHeading
        title="Incidentes"
        lead={`Todo incidente de segurança com dados pessoais entra aqui, comunicado ou não, e fica por ${keptFor("incidents")}. Havendo risco relevante, a ANPD e as pessoas são avisadas em ${communicationDays} dias úteis (Resolução CD/ANPD 15/2024).`}
        action={
          <Button onClick={() => setEdited("new")}>
            {readDraft(unsavedKey()) ? "Continuar o registro" : "Registrar incidente"}
          </Button>
        }
      />
      {data.length === 0 && <p className="text-muted-foreground">Nenhum incidente registrado.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Incidentes registrados" className="flex flex-col gap-4 outline-none">
        {data.map((entries) => (
          <IncidentCard
            key={entries[0]?.incident}
            entries={entries}
            controller={controllerOf(company, location.origin)}
            onEdit={setEdited}
          />
        ))}
      </ul>
    </>
  );
}
