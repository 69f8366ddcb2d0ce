import type { Typed } from "#app/shared/forms/sent-form.ts";
import { useProvenForm } from "#app/shared/forms/use-proven-form.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { FormSent } from "#app/shared/ui/form/form-sent.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { REPORT_LENGTH, REPORTED, type ReportAnswer, type Reported, readReport } from "./report-form.ts";
import { reasonsOf } from "./report-reasons.ts";

type WriteReportProps = { kind: Reported; answer: ReportAnswer | undefined; typed: Typed | undefined };

const HEADINGS = {
  avaliacao: { title: "Denunciar avaliação", lead: "Quem escreveu não fica sabendo que foi você." },
  perfil: { title: "Denunciar perfil", lead: "O profissional não fica sabendo que foi você." },
};

const checkOf = (kind: Reported) => (form: FormData) => {
  const read = readReport(kind, form);
  return "errors" in read ? read.errors : undefined;
};

/** The form with its heading, which gives way to thanks. */
export function WriteReport({ kind, answer, typed = {} }: WriteReportProps) {
  const { formProps, isBusy, isSent, errors = {}, problem } = useProvenForm(checkOf(kind), answer);
  const { title, lead } = HEADINGS[kind];
  const reasons = Object.entries(reasonsOf(REPORTED[kind])).map(([value, words]) => ({ value, ...words }));
  if (isSent)
    return (
      <Page title="Denúncia recebida" width="form">
        <FormSent title="Obrigado por avisar">
          Nossa equipe vai conferir. O que estiver fora das regras sai da página.
        </FormSent>
        <a href="/buscar" className={buttonVariants({ variant: "outline", className: "mt-6" })}>
          Buscar Profissionais
        </a>
      </Page>
    );
  return (
    <Page title={title} lead={`Conte o que há de errado. ${lead}`} width="form">
      <form {...formProps} className="flex flex-col gap-6">
        <FormProblem problem={problem} />
        <RadioGroup legend="Motivo" name="motivo" options={reasons} defaultValue={typed.motivo} error={errors.motivo} />
        <Field label="O que aconteceu" optional error={errors.texto}>
          <Textarea name="texto" rows={4} limit={REPORT_LENGTH} counter defaultValue={typed.texto} />
        </Field>
        <Field
          label="Seu e-mail"
          optional
          error={errors.contato}
          description="Só se quiser saber o que foi decidido. Não é mostrado a ninguém."
        >
          <Input type="email" name="contato" autoComplete="email" maxLength={254} defaultValue={typed.contato} />
        </Field>
        <Button type="submit" className="w-full" busy={isBusy} busyLabel="Enviando...">
          Enviar denúncia
        </Button>
      </form>
    </Page>
  );
}
