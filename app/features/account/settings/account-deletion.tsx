import { type FormEvent, useId, useState } from "react";
import { keptFor } from "#app/features/privacy/retention.ts";
import { refundDays } from "#app/features/subscription/terms.ts";
import { useFieldErrors } from "#app/shared/forms/use-field-errors.ts";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Dialog } from "#app/shared/ui/overlay/dialog.tsx";
import { ProofField, readProof } from "../second-factor/proof-field.tsx";
import { type Proof, proveIdentity } from "../second-factor/prove-identity.client.ts";
import type { Account } from "../session/use-account.ts";
import { useAttempt } from "../sign-in/use-attempt.ts";
import { deleteOwnAccount, fetchAppointmentsAhead } from "./account.client.ts";
import { type Ahead, aheadWords } from "./deletion-words.ts";
import { SettingsSection } from "./settings-section.tsx";

const confirmation = "EXCLUIR";
/** In capitals or not: a phone's keyboard has its own mind. */
const confirmationForm = `\\s*${[...confirmation].map((letter) => `[${letter}${letter.toLowerCase()}]`).join("")}\\s*`;

export function AccountDeletion({ account }: { account: Account }) {
  const [isAsking, setAsking] = useState(false);
  const [ahead, setAhead] = useState<Ahead>();
  const load = () => fetchAppointmentsAhead().then((found) => setAhead(found ?? undefined));
  return (
    <SettingsSection
      title="Excluir minha conta"
      summary="Apagar a conta e o perfil para sempre"
      onOpen={() => load().catch(() => {})}
    >
      <p className="max-w-text">Seu perfil sai da busca na hora, e apagamos para sempre:</p>
      <ul className="mt-2 list-disc pl-6">
        <li>a conta, o perfil, a foto e os horários</li>
        <li>a agenda: os pedidos que você recebeu e as consultas que anotou</li>
        <li>as avaliações e as estatísticas do seu perfil</li>
      </ul>
      <p className="mt-4 max-w-text font-semibold">{aheadWords(ahead)}</p>
      <p className="mt-4 max-w-text">
        Guardamos à parte, sem uso para mais nada, o que a lei exige: os registros de pagamento por {keptFor("charges")}{" "}
        (Código Tributário Nacional) e os registros de acesso por {keptFor("access_records")} (Marco Civil da Internet).
        E, por {keptFor("former_accounts")}, códigos do e-mail, do registro e do CPF ou CNPJ, que não os revelam, para
        que o período gratuito não se repita. Uma assinatura em curso termina e nada mais é cobrado; dentro do prazo de
        desistência de {refundDays} dias, devolvemos o que você pagou.
      </p>
      <p className="mt-4 max-w-text">
        Se a ideia é só dar um tempo, você pode pausar o perfil na visão geral do painel.
      </p>
      <Button variant="destructive" className="mt-6 max-sm:w-full" onClick={() => setAsking(true)}>
        Excluir minha conta
      </Button>
      <DeletionDialog account={account} ahead={ahead} open={isAsking} onClose={() => setAsking(false)} />
    </SettingsSection>
  );
}

type DeletionDialogProps = { account: Account; ahead: Ahead | undefined; open: boolean; onClose: () => void };

function DeletionDialog({ account, ahead, open, onClose }: DeletionDialogProps) {
  const formId = useId();
  const { isBusy, attempt } = useAttempt("A conta não foi excluída");
  const { errors, check } = useFieldErrors();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!check(event.currentTarget)) return;
    const proof = readProof(new FormData(event.currentTarget), account);
    if (!(await attempt(() => proveAndDelete(proof)))) return;
    toast({ title: "Conta excluída", description: "Seu perfil saiu do ar. Obrigado pelo tempo que passou aqui." });
    leaveFor("/", { replace: true });
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={isBusy}
      title="Excluir a conta para sempre?"
      description={`A conta ${account.email} e o perfil deixam de existir. ${aheadWords(ahead)} Não há como desfazer.`}
      footer={
        <>
          <Button variant="outline" aria-disabled={isBusy} onClick={onClose}>
            Manter a conta
          </Button>
          <Button type="submit" form={formId} variant="destructive" busy={isBusy} busyLabel="Excluindo...">
            Excluir para sempre
          </Button>
        </>
      }
    >
      {open && (
        <form id={formId} noValidate onSubmit={submit}>
          <ProofField account={account} error={errors.proof} />
          <Field label={`Digite ${confirmation} para confirmar`} error={errors.confirmation}>
            <Input
              name="confirmation"
              pattern={confirmationForm}
              data-problem={`Escreva a palavra ${confirmation}.`}
              autoComplete="off"
              autoCapitalize="characters"
              required
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}

async function proveAndDelete(proof: Proof) {
  const proven = await proveIdentity(proof);
  return proven.error ? proven : deleteOwnAccount();
}
