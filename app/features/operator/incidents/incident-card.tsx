import { useState } from "react";
import { formatDateTime, formatNumber } from "#app/shared/formats.ts";
import { readDraft } from "#app/shared/forms/draft.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { DraftDialog } from "./draft-dialog.tsx";
import { describeState, type IncidentEntry, natures } from "./incident.ts";
import { type Controller, draftForAnpd, draftForPeople } from "./incident-draft.ts";
import { unsavedKey } from "./typed-incident.ts";

type IncidentCardProps = {
  /** The newest first. */
  entries: readonly IncidentEntry[];
  controller: Controller;
  onEdit: (entry: IncidentEntry) => void;
};

export function IncidentCard({ entries: [entry, ...older], controller, onEdit }: IncidentCardProps) {
  const [draft, setDraft] = useState<{ title: string; text: string }>();
  if (!entry) return null;
  const now = new Date();
  const { label, variant } = describeState(entry, now);
  return (
    <li className="max-w-3xl rounded border bg-surface-raised p-5 shadow">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant={variant}>{label}</Badge>
      </div>
      <h2 className="mt-2 font-sans text-base font-semibold">{natures[entry.nature]}</h2>
      <IncidentFactList entry={entry} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onEdit(entry)}>
          {readDraft(unsavedKey(entry.incident)) ? "Continuar a atualização" : "Atualizar"}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => setDraft({ title: "Rascunho para a ANPD", text: draftForAnpd(entry, controller, now) })}
        >
          Rascunho para a ANPD
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => setDraft({ title: "Rascunho para as pessoas", text: draftForPeople(entry, controller, now) })}
        >
          Rascunho para as pessoas
        </Button>
      </div>
      {older.length > 0 && (
        <details className="mt-3">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">Anotações anteriores</summary>
          <ol className="divide-y">
            {older.map((before) => (
              <li key={before.id} className="py-3">
                <IncidentFactList entry={before} />
              </li>
            ))}
          </ol>
        </details>
      )}
      {draft && <DraftDialog {...draft} onClose={() => setDraft(undefined)} />}
    </li>
  );
}

function IncidentFactList({ entry }: { entry: IncidentEntry }) {
  const moment = (at: string | null) => (at ? formatDateTime(new Date(at)) : null);
  const facts = [
    ["O que houve", entry.circumstances],
    ["Soubemos em", moment(entry.knownAt)],
    ["Aconteceu em", moment(entry.happenedAt)],
    ["Dados", entry.dataAffected],
    [
      "Pessoas",
      [entry.peopleAffected, entry.peopleCount !== null && formatNumber(entry.peopleCount)].filter(Boolean).join(": "),
    ],
    ["Risco", entry.risk],
    ["Medidas", entry.measures],
    ["ANPD avisada", moment(entry.anpdNotifiedAt)],
    ["Pessoas avisadas", moment(entry.peopleNotifiedAt)],
    ["Comunicação", entry.communication],
    ["Anotado", `${moment(entry.at)}, por ${entry.recordedBy}`],
  ].filter(([, value]) => value);
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="mb-1 min-w-0 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
