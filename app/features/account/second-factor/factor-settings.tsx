import { useEffect, useRef, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import type { Account } from "../session/use-account.ts";
import { SettingsSection } from "../settings/settings-section.tsx";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { FactorEnrolment } from "./factor-enrolment.tsx";
import { FactorManagement } from "./factor-management.tsx";
import { beginEnrolment, type Enrolment } from "./factor-settings.client.ts";
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
  const { isBusy, attempt } = useAttempt("A verificação não foi ligada");

  async function begin() {
    const result = await attempt(beginEnrolment);
    if (result?.data) setEnrolment(result.data);
  }
  if (enrolment) return <FactorEnrolment enrolment={enrolment} account={account} onCodes={onCodes} />;
  return (
    <>
      <p className="mb-5 max-w-text">
        Ao entrar, você digita a senha e um código que só o seu celular mostra. Quem descobrir sua senha não entra. Você
        precisa de um aplicativo autenticador, como Google Authenticator, Microsoft Authenticator ou Aegis.
      </p>
      <Button busy={isBusy} busyLabel="Preparando..." className="max-sm:w-full" onClick={begin}>
        Ligar a verificação
      </Button>
    </>
  );
}
