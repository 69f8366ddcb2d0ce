import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { WeekPlan } from "#app/features/availability/editor/week-plan.ts";
import { isServiceName } from "#app/features/professionals/held-texts.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { Fold } from "#app/shared/ui/fold.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { LeaveGuard } from "#app/shared/ui/overlay/leave-guard.tsx";
import { HeldTexts } from "../held-texts.tsx";
import { PanelHeading } from "../panel-heading.tsx";
import { ConflictDialog } from "../profile/conflict-dialog.tsx";
import { SaveBar } from "../save-bar.tsx";
import { ConsultationFields, ScheduleText } from "./hours-fields.tsx";
import {
  type HoursErrors,
  hasErrors,
  hoursErrors,
  isTextApart,
  NO_ERRORS,
  textOfPlan,
  toHoursChanges,
} from "./hours-form.ts";
import { ServicesField } from "./rules-fields.tsx";
import { useHoursEditor } from "./use-hours-editor.ts";

type HoursPageProps = {
  record: OwnRecord;
  today: string;
  /** Drawn by the feature of availability; the route brings them together. */
  week: (plan: WeekPlan, onPlan: (plan: WeekPlan) => void, hasModalities: boolean) => ReactNode;
  timeOff: ReactNode;
  dates: (hasModalities: boolean) => ReactNode;
  /** Whether the council allows prices, where that is known. */
  hasFees: boolean | undefined;
};

export function HoursPage({ record, today, week, timeOff, dates, hasFees }: HoursPageProps) {
  const { base, values, change, isDirty, hasDraft, discard, saving } = useHoursEditor(record);
  // How often a save was refused: each time leads to what is wrong.
  const [refusals, setRefusals] = useState(0);
  const hasTried = refusals > 0;
  const [isAsking, setAsking] = useState(false);
  const errors: HoursErrors = hasTried ? hoursErrors(values) : NO_ERRORS;
  const hasModalities = base.modality === "ambos";
  useFirstError(refusals);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWrong = hasErrors(hoursErrors(values));
    setRefusals(isWrong ? refusals + 1 : 0);
    if (isWrong) return;
    if (isTextApart(values, base)) setAsking(true);
    else saving.save(toHoursChanges(values));
  }
  function saveWith(schedule: string) {
    setAsking(false);
    change({ schedule });
    saving.save(toHoursChanges({ ...values, schedule }));
  }
  return (
    <>
      <PanelHeading title="Horários" lead="Quando você atende em uma semana comum, e quando não." />
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
        {hasDraft && isDirty && (
          <Alert
            title="Recuperamos o que você não salvou"
            announce
            action={
              <Button variant="outline" size="sm" onClick={discard}>
                Descartar rascunho
              </Button>
            }
          />
        )}
        <HeldTexts record={base} of={(text) => text === "schedule" || isServiceName(text)} />
        <Card>
          <CardTitle>Semana comum</CardTitle>
          <CardDescription className="mb-4">
            Pacientes podem filtrar a busca por estes horários. Para ter intervalo, crie dois períodos.
          </CardDescription>
          {week(values.plan, (plan) => change({ plan }), hasModalities)}
        </Card>
        <Card>
          <CardTitle>Serviços</CardTitle>
          <CardDescription className="mb-4">
            Se você atende de mais de um jeito, como primeira consulta e retorno, cada um com sua duração. Quem agenda
            escolhe.
          </CardDescription>
          <ServicesField
            {...{ values, hasModalities, hasFees }}
            specialty={base.specialty ?? ""}
            showsErrors={hasTried}
            onChange={(services) => change({ rules: { ...values.rules, services } })}
          />
        </Card>
        <Card>
          <CardTitle className="mb-4">Consultas</CardTitle>
          <ConsultationFields values={values} error={errors.minutes} today={today} onChange={change} />
        </Card>
        <Card>
          <CardTitle className="mb-4">Texto dos horários</CardTitle>
          <ScheduleText values={values} specialty={base.specialty ?? ""} error={errors.schedule} onChange={change} />
        </Card>
        <SaveBar isDirty={isDirty} isSaving={saving.isSaving} />
      </form>
      <FoldedCard
        title="Dias sem atendimento"
        description="Férias, cursos, compromissos. Cada período é salvo na hora."
      >
        {timeOff}
      </FoldedCard>
      <FoldedCard
        title="Horários de uma data"
        description="Uma tarde sem atender, um sábado a mais. Horários a mais valem também em feriados. Cada data é salva na hora."
      >
        {dates(hasModalities)}
      </FoldedCard>
      <TextDialog
        open={isAsking}
        own={values.schedule}
        derived={textOfPlan(values.plan)}
        onChoose={saveWith}
        onClose={() => setAsking(false)}
      />
      <ConflictDialog saving={saving} />
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

type FoldedCardProps = { title: string; description: string; children: ReactNode };

function FoldedCard({ title, description, children }: FoldedCardProps) {
  return (
    <Card className="mt-5">
      <Fold summary={<CardTitle>{title}</CardTitle>}>
        <CardDescription>{description}</CardDescription>
        {children}
      </Fold>
    </Card>
  );
}

type TextDialogProps = {
  open: boolean;
  own: string;
  derived: string;
  onChoose: (text: string) => void;
  onClose: () => void;
};

/** Patients read both: nobody should have to guess which one holds. */
function TextDialog({ open, own, derived, onChoose, onClose }: TextDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="O texto dos horários diz outra coisa"
      description="Seu perfil mostra o texto e a semana, um ao lado do outro. Qual texto deve ficar?"
      footer={
        <>
          <Button variant="outline" onClick={() => onChoose(own)}>
            Manter o meu texto
          </Button>
          <Button onClick={() => onChoose(derived)}>Usar o texto da semana</Button>
        </>
      }
    >
      <p className="break-words whitespace-pre-line">
        <span className="block font-semibold">O seu texto:</span> {own}
      </p>
      <p className="mt-3">
        <span className="block font-semibold">Pela semana:</span> {derived}
      </p>
    </Dialog>
  );
}

/** A refused save leads to what is wrong. */
function useFirstError(refusals: number) {
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
  }, [refusals]);
}
