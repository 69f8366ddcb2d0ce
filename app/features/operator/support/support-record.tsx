import { type ReactNode, useState } from "react";
import { factorRemovalDays, trialExtensionDays } from "#app/features/account/account-terms.ts";
import { asksRqe } from "#app/features/professionals/registration/titles.ts";
import { formatDate, formatDateTime } from "#app/shared/formats.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { EmptyState } from "#app/shared/ui/empty-state.tsx";
import type { LogEntry } from "../log/log.ts";
import { OperatorHeading } from "../operator-heading.tsx";
import { OperatorFailure, OperatorLoading } from "../operator-state.tsx";
import { type Planned, planRestoration, planSuspension } from "../planned-acts.ts";
import { ReasonDialog } from "../reason-dialog.tsx";
import { useAct } from "../use-act.ts";
import { useOperatorData } from "../use-operator-data.ts";
import { planAddedDays, planRefund } from "./payment-acts.ts";
import { describeSubscription, extensionRoom, type SupportRecord } from "./support.ts";
import { ListingBadge } from "./support-page.tsx";
import { SupportTables } from "./support-tables.tsx";

/** /operador/suporte/:id: everything about one professional, and the few bounded acts. */
export function SupportRecordPage({ id }: { id: string }) {
  const { status, data, reload } = useOperatorData<SupportRecord | null>("operator_professional", { professional: id });
  const [planned, setPlanned] = useState<Planned>();
  const acts = useOperatorData<LogEntry[]>("operator_log", { of_target: id });
  const { act, isBusy } = useAct(() => Promise.all([reload(), acts.reload()]));
  if (status === "loading") return <OperatorLoading />;
  if (status === "failed") return <OperatorFailure onRetry={reload} />;
  if (!data) return <EmptyState heading="h1" title="Este profissional não existe mais" />;
  const who = { professionalId: id, name: data.name || "Sem nome" };
  return (
    <>
      <OperatorHeading title={who.name} lead={data.email} action={<ListingBadge {...data} />} />
      <Facts record={data} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() => setPlanned((data.suspendedAt ? planRestoration : planSuspension)(who))}
        >
          {data.suspendedAt ? "Encerrar a suspensão" : "Suspender"}
        </Button>
        {data.status === "trial" && (
          <Button variant="outline" size="sm" onClick={() => setPlanned(planExtension(who, data.trialEnd, new Date()))}>
            Estender o período gratuito
          </Button>
        )}
        {data.charges.some(({ status }) => status !== "failed") && (
          <Button variant="outline" size="sm" onClick={() => setPlanned(planAddedDays(who))}>
            Acrescentar dias
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => setPlanned(planSessionsEnd(who))}>
          Encerrar sessões
        </Button>
        {data.hasSecondFactor && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => setPlanned((data.factorRemovalAt ? planFactorKept : planFactorRemoval)(who))}
          >
            {data.factorRemovalAt ? "Manter o segundo fator" : "Remover o segundo fator"}
          </Button>
        )}
        {data.isListed && (
          <a href={`/profissional/${id}`} className={buttonVariants({ variant: "ghost", size: "sm" })}>
            Ver perfil público
          </a>
        )}
      </div>
      <SupportTables
        record={data}
        acts={acts}
        isBusy={isBusy}
        onRefund={(charge) => setPlanned(planRefund(who, charge))}
        onResend={(message) => act("operator_resend_email", { message }, "A mensagem vai sair de novo")}
      />
      {planned && (
        <ReasonDialog
          question={planned.question}
          isBusy={isBusy}
          onClose={() => setPlanned(undefined)}
          onReason={async (reason, form) => {
            const days = form.get("days");
            const parameters = { ...planned.parameters(reason), ...(days && { days: Number(days) }) };
            if (await act(planned.name, parameters, planned.done)) setPlanned(undefined);
          }}
        />
      )}
    </>
  );
}

function planExtension(
  { professionalId, name }: { professionalId: string; name: string },
  trialEnd: string,
  now: Date,
): Planned {
  const max = extensionRoom(trialEnd, now);
  return {
    name: "operator_extend_trial",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: "Período gratuito estendido",
    question: {
      title: "Estender o período gratuito",
      description: name,
      label: "Motivo",
      note: "Fica no registro dos atos. O profissional recebe a nova data.",
      days: {
        ...{ max, initial: Math.max(1, Math.min(7, max)) },
        description: `O novo fim fica no máximo ${trialExtensionDays} dias à frente de hoje.`,
      },
      button: "Estender",
    },
  };
}

function planFactorRemoval({ professionalId, name }: { professionalId: string; name: string }): Planned {
  return {
    name: "operator_remove_factor",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: `A remoção foi marcada para daqui a ${factorRemovalDays} dias`,
    question: {
      title: "Remover o segundo fator",
      description: `${name} perdeu o celular e os códigos de recuperação. A remoção acontece em ${factorRemovalDays} dias, se ninguém disser que não pediu.`,
      label: "Como você conferiu quem está pedindo",
      note: "Por exemplo: documento com foto e carteira do conselho, por vídeo. Fica no registro dos atos, sem números de documentos.",
      button: "Marcar a remoção",
      isDestructive: true,
    },
  };
}

function planFactorKept({ professionalId, name }: { professionalId: string; name: string }): Planned {
  return {
    name: "operator_keep_factor",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: "O segundo fator continua ligado",
    question: {
      title: "Manter o segundo fator",
      description: name,
      label: "Motivo",
      note: "Fica no registro dos atos.",
      button: "Manter",
    },
  };
}

function planSessionsEnd({ professionalId, name }: { professionalId: string; name: string }): Planned {
  return {
    name: "operator_end_sessions",
    parameters: (reason) => ({ professional: professionalId, reason }),
    done: "Sessões encerradas",
    question: {
      title: "Encerrar todas as sessões",
      description: `${name} terá de entrar de novo em todos os aparelhos.`,
      label: "Motivo",
      note: "Fica no registro dos atos.",
      button: "Encerrar sessões",
      isDestructive: true,
    },
  };
}

function Facts({ record }: { record: SupportRecord }) {
  const day = (moment: string | null) => (moment ? formatDate(new Date(moment)) : "–");
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-8 lg:grid-cols-4">
      <Fact label="Especialidade">{record.specialty ?? "–"}</Fact>
      <Fact label="Registro">{record.registration ?? "–"}</Fact>
      {asksRqe(record.specialty) && (
        <Fact label="RQE">{record.rqe ?? `não informado, na busca até ${day(record.rqeEnd)}`}</Fact>
      )}
      <Fact label="Registro verificado em">{day(record.verifiedAt)}</Fact>
      <Fact label="Prazo para corrigir">{day(record.deadline)}</Fact>
      <Fact label="Cidade">{record.city ? `${record.city} - ${record.uf}` : "–"}</Fact>
      <Fact label="Conta desde">{day(record.createdAt)}</Fact>
      <Fact label="E-mail confirmado em">{day(record.emailConfirmedAt)}</Fact>
      <Fact label="Última entrada">{record.lastSignInAt ? formatDateTime(new Date(record.lastSignInAt)) : "–"}</Fact>
      <Fact label="Assinatura">{describeSubscription(record, new Date())}</Fact>
      <Fact label="Fim do período gratuito">{day(record.trialEnd)}</Fact>
      <Fact label="Pago até">{day(record.paidUntil)}</Fact>
      <Fact label="Segundo fator">{describeFactor(record)}</Fact>
    </dl>
  );
}

function describeFactor({ hasSecondFactor, factorRemovalAt }: SupportRecord) {
  if (!hasSecondFactor) return "Desligado";
  return factorRemovalAt ? `Ligado, sai em ${formatDateTime(new Date(factorRemovalAt))}` : "Ligado";
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
