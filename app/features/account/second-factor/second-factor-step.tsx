import { useState } from "react";
import { type Toast, toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Card } from "#app/shared/ui/card.tsx";
import type { Attempt } from "../sign-in/use-attempt.ts";
import { CodeForm } from "./code-form.tsx";
import { countRecoveryCodes } from "./factor-settings.client.ts";
import { leaveHalfWay, verifyCode, verifyRecoveryCode } from "./second-factor.client.ts";
import { codesLeft } from "./second-factor.ts";

/** After the password: the authenticator's code, or one of the recovery codes. */
export function SecondFactorStep({ signIn: { isBusy, attempt } }: { signIn: Attempt }) {
  const [hasLostFactor, setLostFactor] = useState(false);

  function enter(verify: () => Promise<{ error: unknown }>, welcome: () => Toast | Promise<Toast>) {
    const work = async () => {
      const result = await verify();
      if (!result.error) toast(await welcome());
      return result;
    };
    void attempt(work, "O código não confere. Tente de novo.");
  }
  const submitCode = (code: string) =>
    enter(
      () => verifyCode(code),
      () => ({ title: "Login realizado com sucesso!" }),
    );
  const submitRecoveryCode = (code: string) => enter(() => verifyRecoveryCode(code), describeUse);

  return (
    <Card>
      {hasLostFactor ? (
        <CodeForm
          key="recovery"
          label="Código de recuperação"
          description="Um dos dez códigos que você guardou ao ligar a verificação. Cada um vale uma vez; a verificação continua ligada."
          kind="recovery"
          busy={isBusy}
          onSubmit={submitRecoveryCode}
        />
      ) : (
        <CodeForm
          key="totp"
          label="Código de 6 números"
          description="Abra seu aplicativo autenticador e digite o código que aparece agora."
          kind="totp"
          busy={isBusy}
          onSubmit={submitCode}
        />
      )}
      <div className="mt-3 flex flex-wrap justify-between gap-x-6">
        <Button variant="link" size="sm" onClick={() => setLostFactor(!hasLostFactor)}>
          {hasLostFactor ? "Usar o aplicativo autenticador" : "Usar um código de recuperação"}
        </Button>
        <Button variant="link" size="sm" onClick={() => void leaveHalfWay()}>
          Entrar com outra conta
        </Button>
      </div>
    </Card>
  );
}

async function describeUse(): Promise<Toast> {
  const { data } = await countRecoveryCodes().catch(() => ({ data: null }));
  return {
    title: "Você usou um código de recuperação",
    description:
      `${data === null ? "" : codesLeft(data)} Crie novos em Ajustes; se perdeu o celular, desligue lá a verificação.`.trim(),
    duration: 15_000,
  };
}
