import type { Factor } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { formatLongDate, plural } from "#app/shared/formats.ts";
import { toast } from "#app/shared/toast.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import type { Account } from "../session/use-account.ts";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { FactorProof, useRecoveredNow } from "./factor-proof.tsx";
import { countRecoveryCodes, makeRecoveryCodes, removeFactor } from "./factor-settings.client.ts";
import { codesLeft } from "./second-factor.ts";

type FactorManagementProps = { account: Account; factor: Factor; onCodes: (codes: string[]) => void };

export function FactorManagement({ account, factor, onCodes }: FactorManagementProps) {
  const [asked, setAsked] = useState<"codes" | "removal">();
  const left = useCodesLeft();
  const isRecovered = useRecoveredNow();
  const close = () => setAsked(undefined);
  return (
    <>
      {isRecovered && left !== undefined && (
        <Alert variant="warning" title={`Você usou um código de recuperação. ${codesLeft(left)}`} className="mb-5">
          Crie novos códigos se restam poucos. Se perdeu o celular, desligue a verificação e ligue de novo no aparelho
          novo.
        </Alert>
      )}
      <p>Ligada em {formatLongDate(new Date(factor.created_at))}.</p>
      {left !== undefined && (
        <p className="mt-2">
          {left > 0
            ? `Você tem ${plural(left, "código de recuperação", "códigos de recuperação")} sem usar.`
            : "Você não tem códigos de recuperação. Sem eles, perder o celular é perder o acesso."}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="outline" className="max-sm:w-full" onClick={() => setAsked("codes")}>
          Criar novos códigos
        </Button>
        <Button variant="outline" className="max-sm:w-full" onClick={() => setAsked("removal")}>
          Desligar a verificação
        </Button>
      </div>
      <CodesDialog open={asked === "codes"} onClose={close} onCodes={onCodes} />
      <RemovalDialog account={account} factor={factor} open={asked === "removal"} onClose={close} />
    </>
  );
}

type CodesDialogProps = { open: boolean; onClose: () => void; onCodes: (codes: string[]) => void };

function CodesDialog({ open, onClose, onCodes }: CodesDialogProps) {
  const { isBusy, attempt } = useAttempt("Os códigos não foram criados");

  async function renew(prove: () => Promise<{ error: unknown }>) {
    const made = await attempt(async () => {
      const proven = await prove();
      return proven.error ? { data: null, error: proven.error } : makeRecoveryCodes();
    });
    if (!made?.data) return;
    onClose();
    onCodes(made.data);
  }
  return (
    <Dialog open={open} busy={isBusy} onClose={onClose} title="Criar novos códigos?">
      {open && (
        <FactorProof note="Os códigos de antes deixam de valer." busy={isBusy} submitLabel="Criar" onSubmit={renew} />
      )}
    </Dialog>
  );
}

type RemovalDialogProps = { account: Account; factor: Factor; open: boolean; onClose: () => void };

function RemovalDialog({ account, factor, open, onClose }: RemovalDialogProps) {
  const { isBusy, attempt } = useAttempt("A verificação continua ligada");

  async function remove(prove: () => Promise<{ error: unknown }>) {
    const isRemoved = await attempt(async () => {
      const proven = await prove();
      return proven.error ? proven : removeFactor(factor.id);
    });
    if (!isRemoved) return;
    toast({ title: "Verificação desligada", description: "Agora só a senha protege sua conta." });
    onClose();
    await account.reload();
  }
  return (
    <Dialog open={open} busy={isBusy} onClose={onClose} title="Desligar a verificação?">
      {open && <FactorProof busy={isBusy} submitLabel="Desligar" onSubmit={remove} />}
    </Dialog>
  );
}

function useCodesLeft() {
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    countRecoveryCodes().then(
      ({ data }) => setLeft(data ?? undefined),
      () => {},
    );
  }, []);
  return left;
}
