import { useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { PasswordInput } from "#app/shared/ui/form/password-input.tsx";
import type { Account } from "../session/use-account.ts";
import { sendSignInCode } from "../settings/account.client.ts";
import { codeInputs } from "./code-form.tsx";
import { MailCodeField } from "./mail-code-field.tsx";
import type { Proof } from "./prove-identity.client.ts";

/** A recovery code is accepted in place of the authenticator's, for people who lost their phone. */
function FactorField({ error }: { error: string | undefined }) {
  const [hasLostFactor, setLostFactor] = useState(false);
  return (
    <>
      {hasLostFactor ? (
        <Field key="recovery" label="Código de recuperação" description="Cada um vale uma vez." error={error}>
          <Input
            {...codeInputs.recovery}
            name="proof"
            autoCapitalize="none"
            spellCheck={false}
            required
            data-problem="Digite um dos códigos que você guardou."
            className="numeric max-w-64"
          />
        </Field>
      ) : (
        <Field
          key="totp"
          label="Código do aplicativo autenticador"
          description="Os 6 números que aparecem agora."
          error={error}
        >
          <Input
            {...codeInputs.totp}
            name="proof"
            required
            data-problem="Digite os 6 números do aplicativo."
            className="numeric max-w-64"
          />
        </Field>
      )}
      <Button variant="link" size="sm" className="mb-5" onClick={() => setLostFactor(!hasLostFactor)}>
        {hasLostFactor ? "Usar o aplicativo autenticador" : "Usar um código de recuperação"}
      </Button>
    </>
  );
}

/**
 * The authenticator's code where there is one, because then the password alone proves nothing; otherwise the password,
 * or a code by mail for who has none.
 */
export function ProofField({ account, error }: { account: Account; error?: string | undefined }) {
  const { email, factor, hasPassword } = account;
  if (factor) return <FactorField error={error} />;
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
