import { maskPhone } from "#app/shared/forms/masks.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import { EmailField } from "#app/shared/ui/form/email-field.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import type { RequestError } from "./appointment-request.ts";

/** One contact is enough; each says what it is for, so that nobody gives the other without a reason. */
export function ContactField({ errors, typed }: { errors: RequestError; typed: Typed }) {
  return (
    <fieldset>
      <legend className="text-base font-semibold">Onde você quer receber a resposta?</legend>
      <p className="text-sm text-muted-foreground">
        Um dos dois basta; o outro é opcional. Só quem vai atender você os vê.
      </p>
      <div className="mt-3 grid gap-x-4 sm:grid-cols-2">
        <Field label="Seu WhatsApp" error={errors.whatsapp} description="Para a resposta de quem atende.">
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
        <EmailField error={errors.email} description="Para avisos, o link e um lembrete." typed={typed.email} />
      </div>
    </fieldset>
  );
}

/** Also what was typed before it woke up. */
function mask(field: HTMLInputElement | null) {
  if (field) field.value = maskPhone(field.value);
}
