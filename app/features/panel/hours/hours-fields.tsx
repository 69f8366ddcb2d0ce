import { upcomingHolidays } from "#app/features/availability/dates/national-holidays.ts";
import { useWordWarning } from "#app/features/professionals/fields/use-word-warning.ts";
import { profileFields } from "#app/features/professionals/profile-fields.ts";
import { formatDay } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { type HoursValues, textOfPlan } from "./hours-form.ts";
import { RulesFields } from "./rules-fields.tsx";

type PartProps = {
  values: HoursValues;
  error: string | undefined;
  onChange: (change: Partial<HoursValues>) => void;
};

export function ConsultationFields({ values, error, today, onChange }: PartProps & { today: string }) {
  const holidays = upcomingHolidays(today, 3).map(({ day, name }) => `${formatDay(day)} (${name})`);
  return (
    <>
      {values.rules.services.length === 0 && (
        <Field label="Duração da consulta, em minutos" error={error}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={values.minutes}
            onChange={(event) => onChange({ minutes: event.target.value })}
            className="numeric max-w-32"
          />
        </Field>
      )}
      <RulesFields rules={values.rules} onChange={(change) => onChange({ rules: { ...values.rules, ...change } })} />
      <Checkbox
        label="Não atendo em feriados nacionais"
        description={`Próximos: ${holidays.join(", ")}.`}
        checked={!values.worksOnHolidays}
        onChange={(event) => onChange({ worksOnHolidays: !event.target.checked })}
      />
    </>
  );
}

export function ScheduleText({ values, specialty, error, onChange }: PartProps & { specialty: string }) {
  const warning = useWordWarning(specialty, values.schedule);
  const text = textOfPlan(values.plan);
  return (
    <>
      <Field
        label={profileFields.schedule.label}
        description="É o que pacientes leem no cartão e no seu perfil."
        error={error}
        warning={warning}
      >
        <Textarea
          rows={3}
          counter
          limit={profileFields.schedule.max}
          value={values.schedule}
          onChange={(event) => onChange({ schedule: event.target.value })}
        />
      </Field>
      {text && text !== values.schedule && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-surface p-4">
          <p className="min-w-0 flex-[1_1_16rem] text-sm">
            <span className="block font-semibold">Pela semana acima:</span>
            {text}
          </p>
          <Button variant="outline" size="sm" onClick={() => onChange({ schedule: text })}>
            Usar este texto
          </Button>
        </div>
      )}
    </>
  );
}
