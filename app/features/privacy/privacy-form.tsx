import type { Typed } from "#app/shared/forms/sent-form.ts";
import { useProvenForm } from "#app/shared/forms/use-proven-form.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { DemoMailbox } from "#app/shared/ui/demo-mailbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { FormSent } from "#app/shared/ui/form/form-sent.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { RadioGroup } from "#app/shared/ui/form/radio-group.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { privacyAnswerDays } from "./answer-days.ts";
import { type PrivacyAnswer, REQUEST_LENGTH, readPrivacyRequest, requestKinds } from "./privacy-request.ts";

type PrivacyFormProps = { answer: PrivacyAnswer | undefined; typed: Typed | undefined };

const check = (form: FormData) => readPrivacyRequest(form).errors;

/** A request about one's own data, which gives way to the word that it came. */
export function PrivacyForm({ answer, typed = {} }: PrivacyFormProps) {
  const { formProps, isBusy, isSent, words, errors = {}, problem } = useProvenForm(check, answer);
  if (isSent)
    return (
      <div className="mt-6">
        <FormSent title="Recebemos seu pedido">
          O número do protocolo chega em instantes ao e-mail que você escreveu, com um link para confirmar que ele é
          seu; a resposta também, em até {privacyAnswerDays} dias. Se a mensagem não aparecer, olhe na caixa de spam ou
          confira se o endereço estava certo.{words && ` ${words}`}
          <DemoMailbox />
        </FormSent>
      </div>
    );
  return (
    <section aria-labelledby="pedido">
      <h2 id="pedido" className="mt-10 text-2xl">
        Fazer um pedido
      </h2>
      <form {...formProps} className="mt-6 flex flex-col gap-3">
        <FormProblem problem={problem} />
        <RadioGroup
          legend="O que você precisa?"
          name="pedido"
          defaultValue={typed.pedido}
          error={errors.pedido}
          options={Object.entries(requestKinds).map(([value, label]) => ({
            value,
            label,
            description: value === "deletion" && "Consultas, contatos e as avaliações ligadas a eles.",
          }))}
        />
        <Field label="Seu nome" error={errors.nome}>
          <Input name="nome" autoComplete="name" maxLength={120} required defaultValue={typed.nome} />
        </Field>
        <Field
          label="E-mail para a resposta"
          error={errors.email}
          description="De preferência o que você já usou aqui."
        >
          <Input name="email" type="email" autoComplete="email" maxLength={254} required defaultValue={typed.email} />
        </Field>
        <Field
          label="Link da consulta"
          optional
          error={errors.links}
          description="Se você marcou pelo WhatsApp, cole o endereço da página da consulta: ele prova que ela é sua. Se são várias, um por linha."
        >
          <Textarea name="links" rows={2} limit={REQUEST_LENGTH} spellCheck={false} defaultValue={typed.links} />
        </Field>
        <Field label="Detalhes" optional error={errors.mensagem} description="Não conte nada sobre a sua saúde.">
          <Textarea name="mensagem" rows={4} limit={REQUEST_LENGTH} counter defaultValue={typed.mensagem} />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel="Enviando..." className="self-start max-sm:w-full">
          Enviar pedido
        </Button>
      </form>
    </section>
  );
}
