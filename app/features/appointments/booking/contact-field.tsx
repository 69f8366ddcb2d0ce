import { maskPhone } from "#app/shared/forms/masks.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import type { RequestError } from "./appointment-request.ts";

/**
 * One contact is enough: forms.css shows the field of the chosen one. Both keep what was typed while one changes one's
 * mind.
 */
export function ContactField({ errors, typed }: { errors: RequestError; typed: Typed }) {
  return (
    <div className="contact-field">
      <RadioGroup
        legend="Onde você quer receber a resposta?"
        name="contato"
        defaultValue={typed.contato ?? "whatsapp"}
        options={[
          { value: "whatsapp", label: "WhatsApp", description: "O profissional escreve para você." },
          { value: "email", label: "E-mail", description: "Você recebe avisos e um lembrete no dia anterior." },
        ]}
      />
      <Field label="Seu WhatsApp" error={errors.whatsapp} className="by-whatsapp">
        <Input
          name="whatsapp"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          placeholder="(11) 91234-5678"
          maxLength={30}
          defaultValue={typed.whatsapp}
          ref={mask}
          onInput={(event) => mask(event.currentTarget)}
        />
      </Field>
      <Field label="Seu e-mail" error={errors.email} className="by-email">
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={typed.email}
        />
      </Field>
    </div>
  );
}

/** Also what was typed before it woke up. */
function mask(field: HTMLInputElement | null) {
  if (field) field.value = maskPhone(field.value);
}
