import { toast } from "#app/shared/toast.ts";
import type { Account } from "../session/use-account.ts";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { CodeForm } from "./code-form.tsx";
import { type Enrolment, finishEnrolment, makeRecoveryCodes } from "./factor-settings.client.ts";

type FactorEnrolmentProps = { enrolment: Enrolment; account: Account; onCodes: (codes: string[]) => void };

export function FactorEnrolment({ enrolment, account, onCodes }: FactorEnrolmentProps) {
  const { isBusy, attempt } = useAttempt("A verificação não foi ligada");

  async function verify(code: string) {
    const on = await attempt(async () => {
      const { error } = await finishEnrolment(enrolment.id, code);
      if (error) return { codes: null, error };
      // It is on from here, with or without them.
      const made = await makeRecoveryCodes().catch(() => undefined);
      return { codes: made?.data, error: null };
    });
    if (!on) return;
    if (on.codes) onCodes(on.codes);
    toast(on.codes ? ON : ON_WITHOUT_CODES);
    await account.reload();
  }
  return (
    <ol className="flex flex-col gap-6">
      <li>
        <p className="font-semibold">1. Leia este QR code com o aplicativo autenticador</p>
        <img
          src={enrolment.qrCode}
          alt="QR code para o aplicativo autenticador"
          width="208"
          height="208"
          className="mt-3 rounded border bg-white"
        />
        <p className="mt-3 text-sm text-muted-foreground">
          Está neste mesmo celular ou a câmera não lê? Digite esta chave no aplicativo:
        </p>
        <p className="mt-1 font-mono text-sm break-all select-all" data-testid="secret">
          {enrolment.secret.match(/.{1,4}/g)?.join(" ")}
        </p>
      </li>
      <li>
        <p className="mb-3 font-semibold">2. Digite o código que o aplicativo mostra</p>
        <CodeForm
          label="Código de 6 números"
          description="Ao confirmar, os outros aparelhos saem da conta."
          kind="totp"
          busy={isBusy}
          submitLabel="Ligar"
          onSubmit={verify}
        />
      </li>
    </ol>
  );
}

const ON = { title: "Verificação ligada", description: "Guarde os códigos de recuperação agora." };
const ON_WITHOUT_CODES = {
  variant: "destructive",
  title: "Verificação ligada, mas sem códigos de recuperação",
  description: "Eles não foram criados desta vez. Use “Criar novos códigos” e guarde-os.",
  duration: 15_000,
} as const;
