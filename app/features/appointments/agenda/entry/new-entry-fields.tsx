import type { ReactNode } from "react";
import { TIME_OFF_REASON_LENGTH } from "#app/features/availability/dates/time-off.ts";
import { describeService, type Service } from "#app/features/professionals/booking-rules.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Select } from "#app/shared/ui/form/select.tsx";
import { isOvernight, type NewEntry } from "./new-entry.ts";

/** By how often and every how many weeks. */
const repetitions = [
  { value: "1/1", label: "Não se repete" },
  ...[2, 4, 8, 12, 26, 52].map((times) => ({ value: `${times}/1`, label: `Toda semana, ${times} vezes` })),
  ...[2, 4, 8, 12, 26].map((times) => ({ value: `${times}/2`, label: `A cada duas semanas, ${times} vezes` })),
];

type EntryFieldsProps = {
  typed: NewEntry;
  errors: Partial<Record<keyof NewEntry, string>>;
  onChange: (change: Partial<NewEntry>) => void;
  /** What there is at that time already. */
  children: ReactNode;
};

/** Hours in which nobody is received. */
export function BlockFields({ children, ...props }: EntryFieldsProps) {
  const { typed, errors } = props;
  return (
    <>
      <TimeFields {...props} startLabel="Das">
        <Field label="Até" error={errors.ends} warning={isOvernight(typed) ? "Do dia seguinte." : undefined}>
          <Input type="time" className="numeric px-3" {...fieldOf(props, "ends")} />
        </Field>
      </TimeFields>
      {children}
      <Field label="Motivo" optional description="Só você vê.">
        <Input maxLength={TIME_OFF_REASON_LENGTH} placeholder="Ex.: supervisão" {...fieldOf(props, "reason")} />
      </Field>
    </>
  );
}

/** An appointment that was agreed on elsewhere. */
export function AppointmentFields({
  services,
  children,
  ...props
}: EntryFieldsProps & { services: readonly Service[] }) {
  const { typed, errors, onChange } = props;
  function chooseService(name: string) {
    const chosen = services.find((service) => service.name === name);
    onChange({
      ...{ service: name, minutes: String(chosen?.minutes ?? typed.minutes) },
      modality: chosen?.modality ?? typed.modality,
    });
  }
  return (
    <>
      <Field label="Nome do paciente" error={errors.name}>
        <Input maxLength={120} autoComplete="off" {...fieldOf(props, "name")} />
      </Field>
      {services.length > 0 && (
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
      <TimeFields {...props} startLabel="Hora">
        <Field label="Minutos" error={errors.minutes}>
          <Input
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            className="numeric"
            {...fieldOf(props, "minutes")}
          />
        </Field>
      </TimeFields>
      {children}
      <RadioGroup
        legend="Como?"
        name="modality"
        optionsClassName="flex flex-wrap gap-x-6"
        error={errors.modality}
        {...fieldOf(props, "modality")}
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
          <Input type="email" maxLength={254} autoComplete="off" {...fieldOf(props, "email")} />
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
            onChange={(event) => onChange({ whatsapp: maskPhone(event.target.value) })}
          />
        </Field>
      </div>
    </>
  );
}

type TimeFieldsProps = EntryFieldsProps & { startLabel: string };

/** When it begins, how it ends (`children`), and how often. */
function TimeFields({ startLabel, children, ...props }: TimeFieldsProps) {
  const { typed, errors, onChange } = props;
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-[2fr_1fr_1fr]">
        <Field label="Dia" error={errors.day} className="max-sm:col-span-2">
          <Input type="date" {...fieldOf(props, "day")} />
        </Field>
        <Field label={startLabel} error={errors.starts}>
          <Input type="time" className="numeric px-3" {...fieldOf(props, "starts")} />
        </Field>
        {children}
      </div>
      <Field label="Repetição">
        <Select
          options={repetitions}
          value={`${typed.weeks}/${typed.every}`}
          onChange={(event) => {
            const [weeks = "1", every = "1"] = event.target.value.split("/");
            onChange({ weeks, every });
          }}
        />
      </Field>
    </>
  );
}

const fieldOf = (
  { typed, onChange }: Pick<EntryFieldsProps, "typed" | "onChange">,
  name: Exclude<keyof NewEntry, "kind">,
) => ({
  value: typed[name],
  onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
});
