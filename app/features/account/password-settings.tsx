import { useState } from "react";
import { toast } from "#app/shared/toast.ts";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { savePassword, sendReauthenticationCode } from "./account.client.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ProofField, readProof } from "./proof-field.tsx";
import { type Proof, proveIdentity } from "./prove-identity.client.ts";
import { SettingsSection } from "./settings-section.tsx";
import type { Account } from "./use-account.ts";
import { useAttempt } from "./use-attempt.ts";

export function PasswordSettings({ account }: { account: Account }) {
  const [needsMailCode, setNeedsMailCode] = useState(false);
  // A new key empties the form, passwords first of all.
  const [turn, setTurn] = useState(0);
  const { isBusy, attempt } = useAttempt("A senha não foi alterada");

  async function change(proof: Proof, password: string, nonce: string | undefined) {
    // The code by mail is a proof of its own, and an authenticator's code works once.
    const proven = nonce ? { error: null } : await proveIdentity(proof);
    if (proven.error) return proven;
    const saved = await savePassword(password, nonce);
    if (saved.error?.code === "reauthentication_needed") {
      setNeedsMailCode(true);
      await sendReauthenticationCode();
    }
    return saved;
  }

  async function submit(password: string, form: FormData) {
    const nonce = form.get("mail-code")?.toString().trim();
    if (!(await attempt(() => change(readProof(form, account), password, nonce)))) return;
    setNeedsMailCode(false);
    setTurn(turn + 1);
    toast({ title: "Senha alterada", description: "Os outros aparelhos saíram da sua conta." });
  }

  return (
    <SettingsSection title="Senha" summary="Trocar a senha com que você entra">
      <NewPasswordForm key={turn} email={account.email} busy={isBusy} onSubmit={submit}>
        {!needsMailCode && <ProofField account={account} />}
        {needsMailCode && (
          <Field label="Código que enviamos ao seu e-mail">
            <Input name="mail-code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} required />
          </Field>
        )}
      </NewPasswordForm>
    </SettingsSection>
  );
}
