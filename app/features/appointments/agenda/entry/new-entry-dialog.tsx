import { type FormEvent, useId, useState } from "react";
import { describeService } from "#app/features/availability/booking-rules.ts";
import { TIME_OFF_REASON_LENGTH } from "#app/features/availability/dates/time-off.ts";
import { describeDatabaseError } from "#app/features/panel/database-error.ts";
import { plural } from "#app/shared/formats.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { instantOf } from "#app/shared/time-zones.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { inZone } from "#app/shared/when.ts";
import { addAppointments } from "../agenda.client.ts";
import { bookedWithin } from "../agenda.ts";
import { useAgenda } from "../use-agenda.ts";
import { useOwnTimes } from "../use-own-times.ts";
import { addBlocks } from "./blocks.client.ts";
import { BookedThen } from "./booked-then.tsx";
import { LandingsField } from "./landings-field.tsx";
import { closedSpans, entryErrors, entryTimes, isOvernight, type NewEntry } from "./new-entry.ts";
import { useLandings } from "./use-landings.ts";

type NewEntryDialogProps = { day: string; onClose: () => void };

/** By how often and every how many weeks. */
const repetitions = [
  { value: "1/1", label: "Não se repete" },
  ...[2, 4, 8, 12, 26, 52].map((times) => ({ value: `${times}/1`, label: `Toda semana, ${times} vezes` })),
  ...[2, 4, 8, 12, 26].map((times) => ({ value: `${times}/2`, label: `A cada duas semanas, ${times} vezes` })),
];

/** An appointment that was agreed on elsewhere, or hours in which nobody is received. */
export function NewEntryDialog({ day, onClose }: NewEntryDialogProps) {
  const formId = useId();
  const { agenda, reload } = useAgenda();
  const ownTimes = useOwnTimes();
  const [typed, setTyped] = useState<NewEntry>({
    ...{ kind: "appointment", day, starts: "", minutes: "50", ends: "", weeks: "1", every: "1" },
    ...{ name: "", email: "", whatsapp: "", modality: "online", reason: "", service: "" },
  });
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const services = ownTimes.own?.services ?? [];
  const isBlock = typed.kind === "closed";
  const closed = closedSpans(typed);
  const {
    skipped,
    isTaken,
    isException,
    field: found,
    refuses,
  } = useLandings((_, now) => ({
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
      const count = await (isBlock
        ? addBlocks(typed)
        : addAppointments(typed, new Date(instantOf(typed.day, typed.starts, agenda.zone)), skipped));
      toast({
        title: isBlock
          ? plural(count, "bloqueio anotado", "bloqueios anotados")
          : plural(count, "consulta anotada", "consultas anotadas"),
      });
      onClose();
    } catch (error) {
      toast({ variant: "destructive", title: "Não foi possível", description: describeDatabaseError(error) });
    } finally {
      await Promise.all([reload(), ownTimes.reload()]);
      setBusy(false);
    }
  }
  function chooseService(name: string) {
    const chosen = services.find((service) => service.name === name);
    setTyped({
      ...typed,
      ...{ service: name, minutes: String(chosen?.minutes ?? typed.minutes) },
      modality: chosen?.modality ?? typed.modality,
    });
  }
  const field = (name: Exclude<keyof NewEntry, "kind">) => ({
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  return (
    <Dialog
      open
      busy={isBusy}
      onClose={onClose}
      title="Anotar na agenda"
      description={`Dia e hora são ${inZone(agenda.zone)}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Voltar
          </Button>
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
          onChange={(event) => setTyped({ ...typed, kind: event.target.value as NewEntry["kind"] })}
          options={[
            { value: "appointment", label: "Uma consulta" },
            { value: "closed", label: "Um bloqueio" },
          ]}
        />
        {!isBlock && (
          <Field label="Nome do paciente" error={errors.name}>
            <Input maxLength={120} autoComplete="off" {...field("name")} />
          </Field>
        )}
        {!isBlock && services.length > 0 && (
          <Field label="Serviço" optional>
            <Select
              value={typed.service}
              onChange={(event) => chooseService(event.target.value)}
              options={[
                { value: "", label: "Nenhum: só os minutos" },
                ...services.map((service) => ({
                  value: service.name,
                  label: `${service.name} (${describeService(service)})`,
                })),
              ]}
            />
          </Field>
        )}
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[2fr_1fr_1fr]">
          <Field label="Dia" error={errors.day} className="max-sm:col-span-2">
            <Input type="date" {...field("day")} />
          </Field>
          <Field label={isBlock ? "Das" : "Hora"} error={errors.starts}>
            <Input type="time" className="numeric px-3" {...field("starts")} />
          </Field>
          {isBlock ? (
            <Field label="Até" error={errors.ends} warning={isOvernight(typed) ? "Do dia seguinte." : undefined}>
              <Input type="time" className="numeric px-3" {...field("ends")} />
            </Field>
          ) : (
            <Field label="Minutos" error={errors.minutes}>
              <Input inputMode="numeric" maxLength={3} autoComplete="off" className="numeric" {...field("minutes")} />
            </Field>
          )}
        </div>
        <Field label="Repetição">
          <Select
            options={repetitions}
            value={`${typed.weeks}/${typed.every}`}
            onChange={(event) => {
              const [weeks = "1", every = "1"] = event.target.value.split("/");
              setTyped({ ...typed, weeks, every });
            }}
          />
        </Field>
        {isBlock ? <BookedThen closed={closed} /> : <LandingsField act="anotar" {...found} />}
        {isBlock ? (
          <Field label="Motivo" optional description="Só você vê.">
            <Input maxLength={TIME_OFF_REASON_LENGTH} placeholder="Ex.: supervisão" {...field("reason")} />
          </Field>
        ) : (
          <>
            <RadioGroup
              legend="Como?"
              name="modality"
              optionsClassName="flex flex-wrap gap-x-6"
              {...field("modality")}
              options={[
                { value: "online", label: "Online" },
                { value: "presencial", label: "Presencial" },
              ]}
            />
            <div className="grid gap-x-4 sm:grid-cols-2">
              {/* Rows of their own: whichever of the words above needs a second line, the inputs stand side by side. */}
              <Field
                label="E-mail"
                optional
                error={errors.email}
                description="Recebe a confirmação e um lembrete."
                className="sm:row-span-4 sm:grid sm:grid-rows-subgrid"
              >
                <Input type="email" maxLength={254} autoComplete="off" {...field("email")} />
              </Field>
              <Field
                label="WhatsApp"
                optional
                error={errors.whatsapp}
                description="Para você avisar com um toque."
                className="sm:row-span-4 sm:grid sm:grid-rows-subgrid"
              >
                <Input
                  type="tel"
                  maxLength={30}
                  autoComplete="off"
                  value={typed.whatsapp}
                  onChange={(event) => setTyped({ ...typed, whatsapp: maskPhone(event.target.value) })}
                />
              </Field>
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}
