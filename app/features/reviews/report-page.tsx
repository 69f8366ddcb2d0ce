import { Form, Link } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { buttonVariants } from "#app/shared/ui/button-variants.ts";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { Page } from "#app/shared/ui/page.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProvenForm } from "#app/shared/use-proven-form.ts";
import { REASONS, type ReportAnswer, type Reported, type ReportFaults, readReport } from "./report-form.ts";

type ReportPageProps = { kind: Reported; answer: ReportAnswer | undefined };

const check = (form: FormData): ReportAnswer => {
  const read = readReport(form);
  return "faults" in read ? { faults: read.faults } : {};
};

/** /denunciar/:kind/:id */
export function ReportPage({ kind, answer }: ReportPageProps) {
  const { onSubmit, onFocus, isBusy, faults = {}, problem } = useProvenForm<ReportFaults>(check, answer);
  const title = kind === "avaliacao" ? "Denunciar avaliação" : "Denunciar perfil";
  if (answer?.isSent)
    return (
      <Page title="Denúncia recebida" width="form">
        <div role="status">
          <Alert variant="success" title="Obrigado por avisar">
            Nossa equipe vai conferir. O que estiver fora das regras sai da página.
          </Alert>
        </div>
        <Link to="/buscar" className={buttonVariants({ variant: "outline", className: "mt-6" })}>
          Buscar Profissionais
        </Link>
      </Page>
    );
  return (
    <Page title={title} lead="Conte o que há de errado. Quem escreveu não fica sabendo que foi você." width="form">
      <Form method="post" noValidate onSubmit={onSubmit} onFocus={onFocus} className="flex flex-col gap-6">
        <div className="hidden noscript:block">
          <Alert variant="warning" title="Para enviar é preciso ativar o JavaScript do navegador" />
        </div>
        {problem && (
          <Alert variant="destructive" title={problem.title} announce>
            {problem.text}
          </Alert>
        )}
        <RadioGroup legend="Motivo" name="motivo" options={REASONS} error={faults.motivo} />
        <Field label="O que aconteceu" optional error={faults.texto}>
          <Textarea name="texto" rows={4} maxLength={1000} counter />
        </Field>
        <Field
          label="Seu e-mail"
          optional
          error={faults.contato}
          description="Só se quiser saber o que foi decidido. Não é mostrado a ninguém."
        >
          <Input type="email" name="contato" autoComplete="email" maxLength={254} />
        </Field>
        <Button type="submit" className="w-full" busy={isBusy} busyLabel="Enviando...">
          Enviar denúncia
        </Button>
      </Form>
    </Page>
  );
}
