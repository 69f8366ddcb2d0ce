import { profileLimits } from "#app/features/professionals/profile-fields.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { useProfileField } from "./use-profile-field.ts";

export function NameField() {
  const { control, error } = useProfileField("name");
  return (
    <Field label="Nome completo" description="Como está no seu registro profissional." error={error}>
      <Input {...control} required autoComplete="name" maxLength={profileLimits.name} />
    </Field>
  );
}
