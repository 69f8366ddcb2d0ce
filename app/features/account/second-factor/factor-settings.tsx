import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { Account } from "../session/use-account.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { FactorEnrolment } from "./factor-enrolment.tsx";
import { FactorManagement } from "./factor-management.tsx";
import { beginEnrolment, type Enrolment } from "./factor-settings.client.ts";
import { ProofField, readProof } from "./proof-field.tsx";
import { type Proof, proveIdentity } from "./prove-identity.client.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

export function FactorSettings({ account }: { account: Account }) {
  // Shown once, whatever the account says meanwhile.
  const [codes, setCodes] = useState<string[]>();
  const content = useRef<HTMLDivElement>(null);
  const hadCodes = useRef(false);
  // What stood here was longer or shorter, and held the focus: the eye and the keyboard start at the top again.
  useEffect(() => {
    if (!codes && !hadCodes.current) return;
    hadCodes.current = Boolean(codes);
    content.current?.focus({ preventScroll: true });
    content.current?.closest("details")?.scrollIntoView();
  }, [codes]);
  return (
    <SettingsSection
      title="Verificação em duas etapas"
      summary={
        account.factor ? "Ligada: além da senha, um código do celular" : "Desligada: só a senha protege sua conta"
      }
    >
      <div ref={content} tabIndex={-1}>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && account.factor && <FactorManagement account={account} factor={account.factor} onCodes={setCodes} />}
        {!codes && !account.factor && <FactorOffer account={account} onCodes={setCodes} />}
      </div>
    </SettingsSection>
  );
}

function FactorOffer({ account, onCodes }: { account: Account; onCodes: (codes: string[]) => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isProofAsked, setProofAsked] = useState(false);
  const { isBusy, attempt } = useAttempt("A verificação não foi ligada");

  async function begin(proof?: Proof) {
    const result = await attempt(async () => {
      const proven = proof && (await proveIdentity(proof));
      if (proven?.error) return { data: null, error: proven.error };
      const begun = await beginEnrolment();
      // Whoever signed in a moment ago is not asked again.
      const isStale = (begun.error as { code?: string } | null)?.code === "reauthentication_needed";
      if (isStale) setProofAsked(true);
      return isStale && !proof ? { data: null, error: null } : begun;
    });
    if (result?.data) setEnrolment(result.data);
  }
  function prove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void begin(readProof(new FormData(event.currentTarget), account));
  }
  if (isProofAsked && !enrolment)
    return (
      <form onSubmit={prove}>
        <p className="mb-5 max-w-text">Antes de ligar a verificação, confirme que é você.</p>
        <ProofField account={account} />
        <Button type="submit" busy={isBusy} busyLabel="Conferindo..." className="max-sm:w-full">
          Continuar
        </Button>
      </form>
    );
  if (enrolment) return <FactorEnrolment enrolment={enrolment} account={account} onCodes={onCodes} />;
  return (
    <>
      {!account.isConfirmed && (
        <Alert
          variant="warning"
          title="Confirme antes o seu e-mail: a confirmação desliga a verificação em duas etapas"
          className="mb-5"
        />
      )}
      <p className="mb-5 max-w-text">
        Ao entrar, você digita a senha e um código que só o seu celular mostra. Quem descobrir sua senha não entra. Você
        precisa de um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis.
      </p>
      <Button busy={isBusy} busyLabel="Preparando..." className="max-sm:w-full" onClick={() => begin()}>
        Ligar a verificação
      </Button>
    </>
  );
}
