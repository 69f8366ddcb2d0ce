import { profileLimits } from "#app/features/professionals/profile-fields.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { useProfileField } from "./use-profile-field.ts";

export function ScheduleField() {
  const { control, error } = useProfileField("schedule");
  return (
    <Field label="Horários de atendimento" description="Em que dias e horários você costuma atender." error={error}>
      <Textarea
        {...control}
        required
        rows={3}
        maxLength={profileLimits.schedule}
        placeholder="Ex.: segunda a sexta, das 8h às 18h"
      />
    </Field>
  );
}

export function DescriptionField() {
  const { control, error } = useProfileField("description");
  return (
    <Field
      label="Descrição"
      optional
      description="Conte como você trabalha e quem você atende. Sem preços e sem promessas de resultado."
      error={error}
    >
      <Textarea {...control} rows={4} maxLength={profileLimits.description} counter />
    </Field>
  );
}
