import { type ReactNode, useEffect, useRef, useState } from "react";
import { meantEmail } from "#app/shared/forms/email-slip.ts";
import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type EmailFieldProps = {
  description: ReactNode;
  error: string | undefined;
  typed: string | undefined;
  required?: boolean;
};

/** Where an answer goes: a slip in a well-known domain is pointed out at once, stops nobody, and is corrected by one press. */
export function EmailField({ description, error, typed, required = false }: EmailFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState<string>();
  const look = (isTyping: boolean) => setMeant(meantEmail(field.current?.value ?? "", { isTyping }));
  // Also what was typed before it woke up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it wakes
  useEffect(() => look(true), []);

  function correct() {
    if (!field.current || !meant) return;
    field.current.value = meant;
    // The form, too, looks again at what is marked.
    field.current.dispatchEvent(new Event("input", { bubbles: true }));
    field.current.focus();
  }

  return (
    <Field
      label="Seu e-mail"
      description={description}
      error={error}
      warning={
        meant && (
          <button type="button" onClick={correct} className="relative text-left after:absolute after:-inset-2">
            Você quis dizer {meant}? <span className="text-link font-semibold">Corrigir</span>
          </button>
        )
      }
    >
      <Input
        ref={field}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        required={required}
        defaultValue={typed}
        onInput={() => look(true)}
        onBlur={() => look(false)}
      />
    </Field>
  );
}
