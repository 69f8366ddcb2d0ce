import { type FormEvent, useId, useState } from "react";
import { toastFailure } from "#app/shared/backend/database-error.ts";
import { plural } from "#app/shared/formats.ts";
import { instantOf } from "#app/shared/time-zones.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { BackButton } from "#app/shared/ui/overlay/modal.tsx";
import { inZone } from "#app/shared/when.ts";
import { addAppointments, mailsPatient } from "../agenda.client.ts";
import { bookedWithin } from "../agenda.ts";
import { useAgenda } from "../use-agenda.ts";
import { useOwnTimes } from "../use-own-times.ts";
import { addBlocks } from "./blocks.client.ts";
import { BookedThen } from "./booked-then.tsx";
import { ConflictsField } from "./conflicts-field.tsx";
import { closedSpans, emptyEntry, entryErrors, entryTimes, type NewEntry } from "./new-entry.ts";
import { AppointmentFields, BlockFields } from "./new-entry-fields.tsx";
import { useConflicts } from "./use-conflicts.ts";

const UNTOLD =
  "O paciente não foi avisado por e-mail. Confirme o e-mail da sua conta e complete seu perfil, e os avisos passam a sair.";

type NewEntryDialogProps = { day: string; onClose: () => void };

/** An appointment that was agreed on elsewhere, or hours in which nobody is received. */
export function NewEntryDialog({ day, onClose }: NewEntryDialogProps) {
  const formId = useId();
  const { agenda, reload } = useAgenda();
  const ownTimes = useOwnTimes();
  const [changed, setChanged] = useState<Partial<NewEntry>>({});
  const typed = { ...emptyEntry(day, ownTimes.own), ...changed };
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isBlock = typed.kind === "closed";
  const closed = closedSpans(typed);
  const {
    skipped,
    isTaken,
    isException,
    field: found,
    refuses,
  } = useConflicts((_, now) => ({
    times: entryTimes(typed, agenda.zone).filter(({ startsAt }) => startsAt > now),
  }));
  const isWarned = isBlock ? bookedWithin(agenda, closed).length > 0 : isException;
  const errors = hasTried
    ? {
        ...(isTaken && { starts: "Já ocupado." }),
        ...entryErrors(typed, agenda.zone, Date.now()),
      }
    : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (refuses() || isBusy || Object.keys(entryErrors(typed, agenda.zone, Date.now())).length > 0) return;
    setBusy(true);
    try {
      const isUntold = !isBlock && typed.email !== "" && !(await mailsPatient(typed));
      const count = await (isBlock
        ? addBlocks(typed)
        : addAppointments(typed, new Date(instantOf(typed.day, typed.starts, agenda.zone)), skipped));
      toast({
        title: isBlock
          ? plural(count, "bloqueio anotado", "bloqueios anotados")
          : plural(count, "consulta anotada", "consultas anotadas"),
        ...(isUntold && { description: UNTOLD }),
      });
      onClose();
    } catch (error) {
      toastFailure(error);
    } finally {
      await Promise.all([reload(), ownTimes.reload()]);
      setBusy(false);
    }
  }
  const fields = { typed, errors, onChange: (change: Partial<NewEntry>) => setChanged({ ...changed, ...change }) };
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title="Anotar na agenda"
      description={`Dia e hora são ${inZone(agenda.zone)}.`}
      footer={
        <>
          <BackButton />
          <Button type="submit" form={formId} busy={isBusy} busyLabel="Anotando...">
            {isWarned ? "Anotar mesmo assim" : "Anotar"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col">
        <RadioGroup
          legend="O que você quer anotar?"
          name="kind"
          value={typed.kind}
          optionsClassName="flex flex-wrap gap-x-6"
          onChange={(event) => fields.onChange({ kind: event.target.value as NewEntry["kind"] })}
          options={[
            { value: "appointment", label: "Uma consulta" },
            { value: "closed", label: "Um bloqueio" },
          ]}
        />
        {isBlock ? (
          <BlockFields {...fields}>
            <BookedThen closed={closed} />
          </BlockFields>
        ) : (
          <AppointmentFields {...fields} services={ownTimes.own?.services ?? []}>
            <ConflictsField act="anotar" {...found} />
          </AppointmentFields>
        )}
      </form>
    </Dialog>
  );
}
