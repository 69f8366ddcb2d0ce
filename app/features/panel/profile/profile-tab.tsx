import { modalityLabel } from "#app/features/professionals/labels.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { credentialsOf } from "#app/features/professionals/registration/titles.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { PauseButton, ResumeButton } from "../pause-listing.tsx";

type ProfileTabProps = { record: OwnRecord; onRecord: (record: OwnRecord) => void };

export function ProfileTab({ record, onRecord }: ProfileTabProps) {
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardTitle>Meu Perfil</CardTitle>
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {listFacts(record).map(({ label, value, column, isLong }) => (
            <div key={label} className={isLong ? "sm:col-span-2" : undefined}>
              <dt className="text-sm text-muted-foreground">
                {label}{" "}
                {column && record.held_texts.includes(column) && (
                  <Badge variant="warning">Espera uma conferência</Badge>
                )}
              </dt>
              <dd className="max-w-text whitespace-pre-line">
                {value || <span className="text-muted-foreground">Não informado</span>}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardTitle>Visibilidade</CardTitle>
        <CardDescription>
          {record.is_active
            ? "Seu perfil está publicado e aparece na busca."
            : "Seu perfil não aparece na busca. Só você pode abri-lo, como prévia."}
        </CardDescription>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row">
          <a href={`/profissional/${record.id}`} className={buttonVariants({ variant: "secondary" })}>
            {record.is_active ? "Ver perfil público" : "Ver prévia do perfil"}
          </a>
          {record.paused_at && <ResumeButton record={record} onRecord={onRecord} />}
          {record.is_active && <PauseButton record={record} onRecord={onRecord} />}
        </div>
      </Card>
    </div>
  );
}

/** `column` is of what may wait for a look. */
type Fact = { label: string; value: string | null; column?: string; isLong?: boolean };

function listFacts(record: OwnRecord): Fact[] {
  const { name, email, specialty, registration, rqe, modality, city, state, schedule, description } = record;
  return [
    { label: "Nome", value: name, column: "name" },
    { label: "E-mail", value: email },
    { label: "Especialidade", value: specialty },
    {
      label: "Registro",
      value: registration && credentialsOf({ specialty: specialty ?? "", registration, rqe }).join(", "),
    },
    { label: "Modalidade", value: modality && modalityLabel(modality) },
    { label: "Cidade/Estado", value: city && `${city} - ${state}` },
    { label: "Horários", value: schedule, column: "schedule", isLong: true },
    { label: "Descrição", value: description, column: "description", isLong: true },
  ];
}
