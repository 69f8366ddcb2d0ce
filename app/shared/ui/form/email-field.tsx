import { type ReactNode, useState } from "react";
import { meantEmail } from "#app/shared/forms/email-slip.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type EmailFieldProps = {
  description: ReactNode;
  error: string | undefined;
  typed: string | undefined;
  required?: boolean;
};

/** Where an answer goes: a slip in a well-known domain is pointed out once the field is left, and stops nobody. */
export function EmailField({ description, error, typed, required = false }: EmailFieldProps) {
  const [meant, setMeant] = useState<string>();
  return (
    <Field label="Seu e-mail" description={description} error={error} warning={meant && `Você quis dizer ${meant}?`}>
      <Input
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required={required}
        defaultValue={typed}
        onBlur={({ currentTarget }) => setMeant(meantEmail(currentTarget.value))}
      />
    </Field>
  );
}
