import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import type { BlockReason, Overview } from "../overview.ts";

type BlockNoticeProps = { overview: Overview & { block: NonNullable<Overview["block"]> }; now: Date };

/** Why nothing is charged and nothing can be bought: the true reason, in the place of an offer. */
export function BlockNotice({ overview: { block, subscription, cancelAt }, now }: BlockNoticeProps) {
  const { title, text, button } = known(REASONS, block.reason) ?? OTHER;
  const since = new Date(block.since);
  return (
    <Alert variant="warning" title={title} action={button}>
      {block.words && <p>O motivo: {block.words}</p>}
      {since > now ? (
        <p>
          Sem ele, seu perfil fica na busca até {formatDate(since)} e nada é cobrado depois disso. Para assinar,
          informe-o antes.
        </p>
      ) : (
        <p>{text} Enquanto for assim, nada é cobrado e não é possível assinar.</p>
      )}
      {subscription?.isHeld && cancelAt && (
        <p>Se tudo se resolver até {formatDate(new Date(cancelAt))}, a renovação da sua assinatura volta sozinha.</p>
      )}
    </Alert>
  );
}

const registration = (
  <Link to="/dashboard/registro" className={buttonVariants({ className: "max-sm:w-full" })}>
    Ver meu registro
  </Link>
);

const REASONS: Record<BlockReason, { title: string; text: string; button: ReactNode }> = {
  suspended: {
    title: "Seu perfil está suspenso",
    text: "Nossa equipe tirou seu perfil do ar. Escreva para nós se quiser corrigir algo ou discordar.",
    button: (
      <a href="/contato" className={buttonVariants({ className: "max-sm:w-full" })}>
        Falar com a equipe
      </a>
    ),
  },
  contested: {
    title: "Seu registro já está em outro perfil",
    text: "Nossa equipe confere com o conselho de quem ele é; até lá seu perfil espera fora da busca.",
    button: registration,
  },
  refused: {
    title: "Seu registro não foi confirmado",
    text: "Corrija o registro ou peça nova conferência, e seu perfil poderá voltar à busca.",
    button: registration,
  },
  no_rqe: {
    title: "Falta o RQE no seu perfil",
    text: "Psiquiatras aparecem na busca com o número do RQE. Informe-o: com a assinatura em dia, seu perfil volta na hora, e sem ela você já pode assinar.",
    button: (
      <Link to="/dashboard/perfil?campo=rqe" className={buttonVariants({ className: "max-sm:w-full" })}>
        Informar o RQE
      </Link>
    ),
  },
};

const OTHER: (typeof REASONS)[BlockReason] = {
  title: "Seu perfil não pode ser mostrado agora",
  text: "Recarregue a página para ler o motivo, ou fale com a nossa equipe.",
  button: REASONS.suspended.button,
};
