import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { PasswordInput } from "#app/shared/ui/form/password-input.tsx";
import type { Account } from "../session/use-account.ts";
import { sendSignInCode } from "../settings/account.client.ts";
import { MailCodeField } from "./mail-code-field.tsx";
import type { Proof } from "./prove-identity.client.ts";

/**
 * The authenticator's code where there is one, because then the password alone proves nothing; otherwise the password,
 * or a code by mail for who has none.
 */
export function ProofField({ account, error }: { account: Account; error?: string | undefined }) {
  const { email, factor, hasPassword } = account;
  if (factor)
    return (
      <Field label="Código do aplicativo autenticador" description="Os 6 números que aparecem agora." error={error}>
        <Input
          name="proof"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*([0-9]\s*){6}"
          maxLength={9}
          required
          data-problem="Digite os 6 números do aplicativo."
          className="numeric max-w-64"
        />
      </Field>
    );
  if (!hasPassword)
    return <MailCodeField name="proof" email={email} error={error} send={() => sendSignInCode(email)} />;
  return (
    <Field label="Senha atual" error={error}>
      <PasswordInput name="proof" autoComplete="current-password" required data-problem="Informe sua senha atual." />
    </Field>
  );
}

export function readProof(form: FormData, { email, factor, hasPassword }: Account): Proof {
  const given = String(form.get("proof"));
  const digits = given.replace(/\s/g, "");
  if (factor) return { code: digits };
  return hasPassword ? { email, password: given } : { email, mailCode: digits };
}
