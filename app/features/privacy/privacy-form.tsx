import { type FormEvent, useState } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { RadioGroup } from "#app/shared/ui/radio-group.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProofOfWork } from "#app/shared/use-proof-of-work.ts";
import { type RequestRefusal, readPrivacyRequest, requestKinds } from "./privacy-request.ts";

const UNSENT = {
  title: "O pedido não foi enviado",
  text: "Confira sua conexão e tente de novo. Nada do que você escreveu se perdeu.",
};

export function PrivacyForm({ refusal }: { refusal: RequestRefusal | undefined }) {
  const submit = useSubmit();
  const { prepare, take } = useProofOfWork();
  const [isProving, setProving] = useState(false);
  const [own, setOwn] = useState<RequestRefusal>();
  const isBusy = useNavigation().state !== "idle" || isProving;
  const { faults = {}, problem } = own ?? refusal ?? {};

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const form = new FormData(element);
    const read = readPrivacyRequest(form);
    if (read.faults) {
      setOwn({ faults: read.faults });
      const [first] = Object.keys(read.faults);
      return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    }
    setProving(true);
    try {
      form.set("prova", await take());
      setOwn(undefined);
      await submit(form, { method: "post", preventScrollReset: true });
    } catch {
      setOwn({ problem: UNSENT });
    } finally {
      setProving(false);
    }
  }
  return (
    <Form method="post" noValidate onSubmit={onSubmit} onFocus={prepare} className="mt-6 flex flex-col gap-3">
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
