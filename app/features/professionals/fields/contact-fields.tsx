import { profileLimits } from "#app/features/professionals/profile-fields.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { maskedControl } from "./masked-control.ts";
import { useProfileField } from "./use-profile-field.ts";

export function WhatsappField() {
  const { control, error } = useProfileField("whatsapp");
  return (
    <Field label="WhatsApp" optional description="Com DDD. Aparece no seu perfil." error={error}>
      <Input
        {...maskedControl(control, maskPhone)}
        type="tel"
        autoComplete="tel"
        maxLength={profileLimits.whatsapp}
        placeholder="(11) 98765-4321"
      />
    </Field>
  );
}

export function ContactEmailField() {
  const { control, error } = useProfileField("contactEmail");
  return (
    <Field
      label="E-mail de contato"
      optional
      description="Para pacientes. Se ficar vazio, usamos o e-mail da sua conta."
      error={error}
    >
      <Input
        {...control}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={profileLimits.contactEmail}
      />
    </Field>
  );
}
