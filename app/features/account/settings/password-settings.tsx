import { useState } from "react";
import { accessTokenHours } from "#app/features/account/account-terms.ts";
import { hours } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { MailCodeField } from "../second-factor/mail-code-field.tsx";
import { ProofField, readProof } from "../second-factor/proof-field.tsx";
import { type Proof, proveIdentity } from "../second-factor/prove-identity.client.ts";
import type { Account } from "../session/use-account.ts";
import { NewPasswordForm } from "../sign-in/new-password-form.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { savePassword, sendReauthenticationCode } from "./account.client.ts";
import { doSessionsEndAtOnce } from "./own-sessions.client.ts";
import { SettingsSection } from "./settings-section.tsx";

export function PasswordSettings({ account }: { account: Account }) {
  const { hasPassword, email, name } = account;
  const [needsMailCode, setNeedsMailCode] = useState(false);
  // A new key empties the form, passwords first of all.
  const [turn, setTurn] = useState(0);
  const { isBusy, attempt } = useAttempt(hasPassword ? "A senha não foi alterada" : "A senha não foi criada");

  async function change(proof: Proof, password: string, nonce: string | undefined) {
    // The code by mail is a proof of its own, and an authenticator's code works once.
    const proven = nonce ? { error: null } : await proveIdentity(proof);
    if (proven.error) return { ...proven, isDone: false };
    const saved = await savePassword(password, nonce);
    if (saved.error?.code !== "reauthentication_needed") return { ...saved, isDone: true };
    setNeedsMailCode(true);
    const sent = await sendReauthenticationCode();
    if (!sent.error) toast({ title: "Falta um passo", description: "Digite o código que enviamos ao seu e-mail." });
    return { ...sent, isDone: false };
  }

  async function submit(password: string, form: FormData) {
    const nonce = form.get("mail-code")?.toString().replace(/\s/g, "");
    const result = await attempt(() => change(readProof(form, account), password, nonce));
    if (!result?.isDone) return;
    setNeedsMailCode(false);
    setTurn(turn + 1);
    toast({
      title: hasPassword ? "Senha alterada" : "Senha criada",
      description: doSessionsEndAtOnce()
        ? "Os outros aparelhos saíram da sua conta."
        : `Os outros aparelhos saem da sua conta em até ${hours(accessTokenHours)}.`,
    });
    await account.reload().catch(() => {});
  }

  return (
    <SettingsSection
      title="Senha"
      summary={hasPassword ? "Trocar a senha com que você entra" : "Sua conta ainda não tem senha"}
    >
      {!hasPassword && (
        <p className="mb-5 max-w-text">
          Você entra por um link ou por outro serviço. Com uma senha, entra também direto por aqui.
        </p>
      )}
      <NewPasswordForm key={turn} email={email} name={name} busy={isBusy} onSubmit={submit}>
        {!needsMailCode && <ProofField account={account} />}
        {needsMailCode && <MailCodeField name="mail-code" email={email} isSent send={sendReauthenticationCode} />}
      </NewPasswordForm>
    </SettingsSection>
  );
}
