import { Form } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProvenForm } from "#app/shared/use-proven-form.ts";
import { type RequestRefusal, readPrivacyRequest, requestKinds } from "./privacy-request.ts";

const check = (form: FormData): RequestRefusal => {
  const { faults } = readPrivacyRequest(form);
  return faults ? { faults } : {};
};

export function PrivacyForm({ refusal }: { refusal: RequestRefusal | undefined }) {
  const { onSubmit, onFocus, isBusy, faults = {}, problem } = useProvenForm(check, refusal);
  return (
    <Form method="post" noValidate onSubmit={onSubmit} onFocus={onFocus} className="mt-6 flex flex-col gap-3">
      {problem && (
        <Alert variant="destructive" title={problem.title} announce>
          {problem.text}
        </Alert>
      )}
      <RadioGroup
        legend="O que você precisa?"
        name="pedido"
        error={faults.pedido}
        options={Object.entries(requestKinds).map(([value, label]) => ({ value, label }))}
      />
      <Field label="Seu nome" error={faults.nome}>
        <Input name="nome" autoComplete="name" maxLength={120} required />
      </Field>
      <Field label="E-mail para a resposta" error={faults.email} description="De preferência o que você já usou aqui.">
        <Input name="email" type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <Field label="Detalhes" optional error={faults.mensagem} description="Não conte nada sobre a sua saúde.">
        <Textarea name="mensagem" rows={4} maxLength={2000} counter />
      </Field>
      <Button type="submit" busy={isBusy} busyLabel="Enviando..." className="self-start max-sm:w-full">
        Enviar pedido
      </Button>
    </Form>
  );
}
