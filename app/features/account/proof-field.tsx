import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { PasswordInput } from "#app/shared/ui/password-input.tsx";
import type { Proof } from "./prove-identity.client.ts";
import type { Account } from "./use-account.ts";

/** The password, or the authenticator's code where there is one: then the password alone proves nothing. */
export function ProofField({ account }: { account: Account }) {
  if (account.factor)
    return (
      <Field label="Código do aplicativo autenticador" description="Os 6 números que aparecem agora.">
        <Input
          name="proof"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*([0-9]\s*){6}"
          maxLength={9}
          required
          className="numeric max-w-64"
        />
      </Field>
    );
  return (
    <Field label="Senha atual">
      <PasswordInput name="proof" autoComplete="current-password" required />
    </Field>
  );
}

export function readProof(form: FormData, { email, factor }: Account): Proof {
  const given = String(form.get("proof"));
  return factor ? { code: given.replace(/\s/g, "") } : { email, password: given };
}
