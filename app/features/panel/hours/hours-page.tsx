import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import type { WeekPlan } from "#app/features/availability/editor/week-plan.ts";
import type { OwnRecord } from "#app/features/professionals/own-record.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Card, CardDescription, CardTitle } from "#app/shared/ui/card.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import { PanelHeading } from "../panel-heading.tsx";
import { ConflictDialog } from "../profile/conflict-dialog.tsx";
import { columnLabel } from "../record-labels.ts";
import { SaveBar } from "../save-bar.tsx";
import { ConsultationFields, ScheduleText } from "./hours-fields.tsx";
import { type HoursErrors, hasErrors, hoursErrors, toHoursChanges } from "./hours-form.ts";
import { useHoursEditor } from "./use-hours-editor.ts";

type HoursPageProps = {
  record: OwnRecord;
  today: string;
  /** Drawn by the feature of availability; the route brings them together. */
  week: (plan: WeekPlan, onPlan: (plan: WeekPlan) => void, hasModalities: boolean) => ReactNode;
  timeOff: ReactNode;
};

export function HoursPage({ record, today, week, timeOff }: HoursPageProps) {
  const { base, values, change, isDirty, hasDraft, discard, saving } = useHoursEditor(record);
  const [hasTried, setTried] = useState(false);
  const errors: HoursErrors = hasTried ? hoursErrors(values) : { week: false };
  useFirstError(hasTried && hasErrors(errors));

  function submit(event: FormEvent) {
    event.preventDefault();
    const isWrong = hasErrors(hoursErrors(values));
    setTried(isWrong);
    if (!isWrong) saving.save(toHoursChanges(values));
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
        <Card>
          <CardTitle>Semana comum</CardTitle>
          <CardDescription className="mb-4">
            Pacientes podem filtrar a busca por estes horários. Para ter intervalo, crie dois períodos.
          </CardDescription>
          {week(values.plan, (plan) => change({ plan }), base.modality === "ambos")}
        </Card>
        <Card>
          <CardTitle className="mb-4">Consultas</CardTitle>
          <ConsultationFields values={values} error={errors.minutes} today={today} onChange={change} />
        </Card>
        <Card>
          <CardTitle className="mb-4">Texto dos horários</CardTitle>
          <ScheduleText values={values} error={errors.schedule} onChange={change} />
        </Card>
        <SaveBar isDirty={isDirty} isSaving={saving.isSaving} />
      </form>
      <Card className="mt-5">
        <CardTitle>Dias sem atendimento</CardTitle>
        <CardDescription>Férias, cursos, compromissos. Cada período é salvo na hora.</CardDescription>
        {timeOff}
      </Card>
      {saving.conflict && (
        <ConflictDialog
          differences={saving.conflict.differences}
          labelOf={columnLabel}
          isSaving={saving.isSaving}
          onResolve={saving.resolve}
          onReload={saving.takeTheirs}
          onDismiss={saving.dismiss}
        />
      )}
      <LeaveGuard isDirty={isDirty} />
    </>
  );
}

/** A refused save leads to what is wrong. */
function useFirstError(isWrong: boolean) {
  useEffect(() => {
    if (isWrong) document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus();
  }, [isWrong]);
}
