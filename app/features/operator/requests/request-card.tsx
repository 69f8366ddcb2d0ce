import { useId } from "react";
import { Link } from "react-router";
import { requestKinds } from "#app/features/privacy/privacy-request.ts";
import { keptFor } from "#app/features/privacy/retention.ts";
import { plural } from "#app/shared/formats.ts";
import { known } from "#app/shared/known.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import type { Planned } from "../planned-acts.ts";
import { answerStates, daysLeft, describeKept, type PrivacyRequest } from "./requests.ts";

type RequestCardProps = {
  request: PrivacyRequest;
  onSend: (request: PrivacyRequest) => unknown;
  onPlan: (planned: Planned) => void;
};

/** One open request: who, what, until when, and what can be done about it without reading anything of theirs. */
export function RequestCard({ request, onSend, onPlan }: RequestCardProps) {
  const { kept } = request;
  const answer = known(answerStates, request.answer);
  const whyNot = useId();
  const left = daysLeft(request.dueAt, new Date());
  return (
    <li className="max-w-3xl rounded border bg-surface-raised p-5 shadow">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge>{known(requestKinds, request.kind) ?? request.kind}</Badge>
        <Badge variant={left <= 0 ? "destructive" : left <= 5 ? "warning" : "secondary"}>
          {left <= 0 ? "prazo vencido" : `${plural(left, "dia", "dias")} de prazo`}
        </Badge>
        <Badge variant={request.provedAt ? "success" : "secondary"}>
          {request.provedAt ? "e-mail confirmado" : "e-mail ainda não confirmado"}
        </Badge>
        {request.isNameOther && <Badge variant="warning">nome diferente do guardado</Badge>}
        {kept && kept.linked > 0 && <Badge variant="success">link da consulta</Badge>}
        {answer && <Badge variant={answer.variant}>{answer.label}</Badge>}
        <span className="text-sm text-muted-foreground">{request.protocol}</span>
      </div>
      <p className="mt-2 font-semibold">
        {request.name} · {request.email}
      </p>
      {request.message && <p className="mt-1 whitespace-pre-line">{request.message}</p>}
      {kept && <p className="mt-1 text-sm text-muted-foreground">{describeKept(kept)}</p>}
      {request.professionalId && (
        <Link
          to={`/operador/suporte/${request.professionalId}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          Há uma conta com este e-mail
        </Link>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onPlan(planAnswer(request, true))}>
          Atendido
        </Button>
        <Button variant="outline" size="sm" onClick={() => onPlan(planAnswer(request, false))}>
          Recusar
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={!request.provedAt}
          aria-describedby={request.provedAt ? undefined : whyNot}
          onClick={() => onSend(request)}
        >
          Enviar os dados a quem pediu
        </Button>
        {kept && kept.erasable > 0 && (
          <Button variant="ghost" size="sm" onClick={() => onPlan(planErasure(request))}>
            Apagar consultas e contatos
          </Button>
        )}
      </div>
      {!request.provedAt && (
        <p id={whyNot} className="mt-2 text-sm text-muted-foreground">
          Os dados só são enviados depois que a pessoa confirma, pelo link que recebeu, que o e-mail é dela.
        </p>
      )}
    </li>
  );
}

function planAnswer({ id, name, protocol }: PrivacyRequest, isDone: boolean): Planned {
  return {
    name: "operator_close_request",
    parameters: (answer) => ({ request: id, is_done: isDone, answer }),
    done: "Pedido respondido",
    question: {
      title: isDone ? "Pedido atendido" : "Recusar o pedido",
      description: `${name}, ${protocol}`,
      label: isDone ? "O que foi feito" : "Por que",
      note: "Vai por e-mail a quem pediu.",
      keptFor: `${keptFor("privacy_requests")}, com o pedido`,
      button: "Responder",
      isDestructive: !isDone,
    },
  };
}

function planErasure({ id, name, protocol }: PrivacyRequest): Planned {
  return {
    name: "operator_erase_kept",
    parameters: (reason) => ({ request: id, reason }),
    done: "Dados apagados",
    question: {
      title: "Apagar consultas e contatos",
      description: `${name}, ${protocol}. Só o que a pessoa provou ser dela, pelo e-mail ou pelo link: as consultas, também as que ainda iam acontecer, que são canceladas com aviso ao profissional, e suas avaliações. Não tem volta.`,
      label: "Motivo",
      note: "Fica no registro dos atos. O pedido continua em aberto até a sua resposta.",
      button: "Apagar",
      isDestructive: true,
    },
  };
}
