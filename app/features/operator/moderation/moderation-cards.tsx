import type { ReactNode } from "react";
import { Link } from "react-router";
import { nameTexts } from "#app/features/professionals/held-texts.ts";
import { reasonsOf } from "#app/features/reports/report-reasons.ts";
import { HIDDEN_FOR } from "#app/features/reviews/hidden-for.ts";
import { SOURCES } from "#app/features/reviews/review.ts";
import { formatDate, formatDateTime } from "#app/shared/formats.ts";
import { Badge } from "#app/shared/ui/badge.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import {
  type Planned,
  planCorrection,
  planDismissal,
  planHeldReview,
  planReportEnd,
  planReviewChange,
  planSuspension,
} from "../planned-acts.ts";
import { type Flag, type HeldReview, holdReasons, quoteOf, type Report } from "./moderation.ts";

type Plans = { onPlan: (planned: Planned) => void };

export function ReportCard({ report, onPlan }: { report: Report } & Plans) {
  const { kind, reason, words, createdAt, name, review } = report;
  return (
    <CardFrame>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant="warning">{reasonsOf(kind)[reason]?.short}</Badge>
        <span className="text-sm text-muted-foreground">
          {kind === "review" ? "Avaliação" : "Perfil"} · {formatDateTime(new Date(createdAt))}
        </span>
      </div>
      <Who {...report} />
      {words && <p className="mt-2 whitespace-pre-line">{words}</p>}
      {review && (
        <blockquote className="mt-3 border-l-4 border-accent pl-4">
          <p>
            {review.stars} de 5 {review.hiddenAt && <Badge variant="secondary">oculta</Badge>}
          </p>
          {review.comment && <p className="whitespace-pre-line">{review.comment}</p>}
          <footer className="text-sm text-muted-foreground">{review.author ?? "Paciente"}</footer>
        </blockquote>
      )}
      <Actions>
        {review && (
          <Button variant="outline" size="sm" onClick={() => onPlan(planReviewChange(review))}>
            {review.hiddenAt ? "Mostrar a avaliação" : "Ocultar a avaliação"}
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onPlan(planSuspension(report))}>
          Suspender {name}
        </Button>
        <Button size="sm" onClick={() => onPlan(planReportEnd(report, true))}>
          Procede
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onPlan(planReportEnd(report, false))}>
          Não procede
        </Button>
      </Actions>
    </CardFrame>
  );
}

export function HeldReviewCard({ review, onPlan }: { review: HeldReview } & Plans) {
  const { stars, comment, author, source, createdAt, reasons, objection, hiddenFor } = review;
  return (
    <CardFrame>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {reasons.map((reason) => (
          <Badge key={reason} variant={reason === "new_account" ? "secondary" : "warning"}>
            {holdReasons[reason]}
          </Badge>
        ))}
        <span className="text-sm text-muted-foreground">
          {SOURCES[source]} · {formatDateTime(new Date(createdAt))}
        </span>
      </div>
      <Who {...review} />
      <blockquote className="mt-3 border-l-4 border-accent pl-4">
        <p>{stars} de 5</p>
        {comment && <p className="whitespace-pre-line">{comment}</p>}
        <footer className="text-sm text-muted-foreground">{author ?? "Paciente"}</footer>
      </blockquote>
      {objection && (
        <p className="mt-3 whitespace-pre-line">
          <span className="font-semibold">Quem escreveu diz:</span> {objection}
          {hiddenFor && (
            <span className="block text-sm text-muted-foreground">Oculta antes por: {HIDDEN_FOR[hiddenFor].label}</span>
          )}
        </p>
      )}
      <Actions>
        <Button size="sm" onClick={() => onPlan(planHeldReview(review, true))}>
          Publicar
        </Button>
        <Button variant="secondary" size="sm" onClick={() => onPlan(planHeldReview(review, false))}>
          Não publicar
        </Button>
      </Actions>
    </CardFrame>
  );
}

export function FlagCard({ flag, onPlan }: { flag: Flag } & Plans) {
  const { before, words, after } = quoteOf(flag);
  return (
    <CardFrame>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant="warning">{flag.label}</Badge>
        {flag.isHeld && <Badge variant="secondary">ainda não publicado</Badge>}
        {flag.isWaiting && <Badge variant="secondary">aguardando correção</Badge>}
        <span className="text-sm text-muted-foreground">
          {flag.isAnswer ? "Resposta a uma avaliação" : `Perfil${flag.field ? `: ${nameTexts([flag.field])}` : ""}`} ·{" "}
          {formatDateTime(new Date(flag.foundAt))}
        </span>
      </div>
      <Who {...flag} />
      <p className="mt-2">
        {before}
        <mark className="rounded bg-accent-soft px-1 text-accent-foreground">{words}</mark>
        {after}
      </p>
      <p className="mt-2 text-sm text-muted-foreground">{flag.why}</p>
      {flag.correctionAskedAt && (
        <p className="mt-2 text-sm">
          Correção pedida em <span className="numeric">{formatDate(new Date(flag.correctionAskedAt))}</span>
          {flag.isWaiting ? ". Sai daqui quando o trecho sair." : ". O texto mudou e ainda traz algo para olhar."}
        </p>
      )}
      {flag.text && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
            Texto inteiro
          </summary>
          <p className="whitespace-pre-line">{flag.text}</p>
        </details>
      )}
      <Actions>
        <Button size="sm" onClick={() => onPlan(planDismissal(flag))}>
          Está tudo bem
        </Button>
        {!flag.isWaiting && (
          <Button variant="outline" size="sm" onClick={() => onPlan(planCorrection(flag))}>
            Pedir correção
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => onPlan(planSuspension(flag))}>
          Suspender {flag.name}
        </Button>
      </Actions>
    </CardFrame>
  );
}

function CardFrame({ children }: { children: ReactNode }) {
  return <li className="max-w-3xl rounded border bg-surface-raised p-5 shadow">{children}</li>;
}

function Actions({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex flex-wrap gap-3">{children}</div>;
}

type WhoProps = { professionalId: string; name: string; specialty: string | null; isListed: boolean };

function Who({ professionalId, name, specialty, isListed }: WhoProps) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3">
      <Link
        to={`/operador/suporte/${professionalId}`}
        className="text-link inline-flex min-h-11 items-center font-semibold"
      >
        {name}
      </Link>
      <span className="text-muted-foreground">{specialty}</span>
      {!isListed && <Badge variant="secondary">fora da busca</Badge>}
    </p>
  );
}
