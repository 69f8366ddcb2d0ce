import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";

export const codeInputs = {
  totp: { inputMode: "numeric", autoComplete: "one-time-code", pattern: "\\s*([0-9]\\s*){6}", maxLength: 9 },
  recovery: { inputMode: "text", autoComplete: "off", pattern: "[0-9A-Za-z\\s\\-]{12,20}", maxLength: 20 },
} as const;

type CodeFormProps = {
  label: string;
  description: string;
  kind: keyof typeof codeInputs;
  busy: boolean;
  submitLabel?: string;
  onSubmit: (code: string) => void;
};

export function CodeForm({ label, description, kind, busy, submitLabel = "Confirmar", onSubmit }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // It takes the place of what the keyboard was on.
  useEffect(() => input.current?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get("code")).replace(/\s/g, ""));
  }
  return (
    <form onSubmit={submit}>
      <Field label={label} description={description}>
        <Input
          {...codeInputs[kind]}
          ref={input}
          name="code"
          required
          autoCapitalize="none"
          spellCheck={false}
          title={label}
          className="numeric max-w-64 text-lg tracking-widest"
        />
      </Field>
      <Button type="submit" busy={busy} busyLabel="Confirmando..." className="max-sm:w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
