import { useEffect, useState } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { CodeForm } from "./code-form.tsx";
import { verifyCode, verifyRecoveryCode, wasRecoveredNow } from "./second-factor.client.ts";

type Prove = () => Promise<{ error: unknown }>;
type FactorProofProps = { note?: string; submitLabel: string; busy: boolean; onSubmit: (prove: Prove) => void };

/** The authenticator's code, or a recovery code in its place; nothing more of who has just come in with one. */
export function FactorProof({ note = "", submitLabel, busy, onSubmit }: FactorProofProps) {
  const [hasLostFactor, setLostFactor] = useState(false);
  const isRecovered = useRecoveredNow();
  if (isRecovered === undefined) return null;
  if (isRecovered)
    return (
      <>
        <p className="mb-5">Você acabou de entrar com um código de recuperação, e isso basta. {note}</p>
        <Button busy={busy} busyLabel="Confirmando..." className="max-sm:w-full" onClick={() => onSubmit(proven)}>
          {submitLabel}
        </Button>
      </>
    );
  const form = hasLostFactor ? recovery : totp;
  return (
    <>
      <CodeForm
        key={form.kind}
        label={form.label}
        description={`${form.description} ${note}`.trim()}
        kind={form.kind}
        busy={busy}
        submitLabel={submitLabel}
        onSubmit={(code) => onSubmit(() => form.verify(code))}
      />
      <Button variant="link" size="sm" className="mt-3" onClick={() => setLostFactor(!hasLostFactor)}>
        {hasLostFactor ? "Usar o aplicativo autenticador" : "Usar um código de recuperação"}
      </Button>
    </>
  );
}

const totp = {
  kind: "totp",
  label: "Código de 6 números",
  description: "Confirme com o código que aparece agora no aplicativo autenticador.",
  verify: verifyCode,
} as const;
const recovery = {
  kind: "recovery",
  label: "Código de recuperação",
  description: "Um dos códigos que você guardou. Cada um vale uma vez.",
  verify: verifyRecoveryCode,
} as const;

const proven: Prove = async () => ({ error: null });

/** Undefined until it is known. */
export function useRecoveredNow() {
  const [isRecovered, setRecovered] = useState<boolean>();
  useEffect(() => {
    wasRecoveredNow().then(setRecovered, () => setRecovered(false));
  }, []);
  return isRecovered;
}
