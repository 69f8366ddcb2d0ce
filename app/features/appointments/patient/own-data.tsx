import { ERASE_LABEL } from "#app/features/privacy/erase-label.ts";
import { appointmentsKept } from "#app/features/privacy/retention.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import type { Appointment } from "../appointment.ts";
import { Unfold } from "./unfold.tsx";

/** What the patient decides about the own data, at once and without a word to anybody of ours. */
export function OwnData({ appointment }: { appointment: Appointment }) {
  const { isInvited, hasReview, status, professional, isOwn } = appointment;
  const isOpen = ["requested", "proposed", "confirmed"].includes(status);
  return (
    <section aria-labelledby="seus-dados" className="flex flex-col gap-3 border-t pt-6">
      <h2 id="seus-dados" className="text-xl">
        Seus dados
      </h2>
      <p className="text-sm text-muted-foreground">
        {isOwn && `${professional} anotou aqui o que vocês combinaram. `}
        Esta página é só sua: quem tiver o endereço dela pode ver, mudar, cancelar ou apagar a consulta. Os dados são
        apagados {appointmentsKept}, ou agora, se você {isOwn ? "quiser" : "retirar o consentimento"}. Para receber uma
        cópia de tudo o que guardamos, faça um pedido em{" "}
        <a href="/lgpd" className="text-link">
          Seus dados
        </a>{" "}
        com o endereço desta página.
      </p>
      {isInvited !== null && !hasReview && <Invitation isInvited={isInvited} />}
      <Unfold label={ERASE_LABEL}>
        <form method="post" className="flex flex-col gap-4">
          <p>
            {isOwn
              ? "Apagamos na hora a consulta, seu nome, seu contato e suas mensagens"
              : "Apagamos na hora o pedido, seu nome, seu contato, suas mensagens e seus consentimentos"}
            , e este link deixa de existir.
            {isOpen &&
              ` ${status === "confirmed" ? "A consulta é cancelada" : "O pedido é cancelado"}, e ${professional} recebe um aviso, sem o seu nome.`}{" "}
            Isso não pode ser desfeito. O que {professional} já anotou fica com quem atende: peça a essa pessoa.
          </p>
          {hasReview && (
            <Checkbox
              name="avaliacao"
              value="apagar"
              label="Apagar também a avaliação que escrevi. Sem marcar, ela continua no perfil, sem ligação com você."
            />
          )}
          <Button type="submit" variant="destructive" name="acao" value="apagar">
            Sim, apagar meus dados
          </Button>
        </form>
      </Unfold>
    </section>
  );
}

function Invitation({ isInvited }: { isInvited: boolean }) {
  return (
    <form method="post" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">
        {isInvited ? "Você aceitou receber um convite para avaliar." : "Você não recebe convite para avaliar."}
      </p>
      <Button type="submit" variant="outline" size="sm" name="acao" value={isInvited ? "nao-convidar" : "convidar"}>
        {isInvited ? "Não quero o convite" : "Quero receber o convite"}
      </Button>
    </form>
  );
}
