import { Form, Link } from "react-router";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/checkbox.tsx";
import { Field } from "#app/shared/ui/field.tsx";
import { Input } from "#app/shared/ui/input.tsx";
import { Textarea } from "#app/shared/ui/textarea.tsx";
import { useProvenForm } from "#app/shared/use-proven-form.ts";
import type { LinkedReview } from "./linked-review.ts";
import { SOURCES } from "./review.ts";
import { COMMENT_LENGTH, type ReviewFaults, type ReviewRefusal, readReview } from "./review-form.ts";
import { StarField } from "./star-field.tsx";

type WriteReviewProps = { link: LinkedReview; refusal: ReviewRefusal | null | undefined };

const check = (form: FormData): ReviewRefusal => {
  const read = readReview(form);
  return "faults" in read ? { faults: read.faults } : {};
};

export function WriteReview({ link, refusal }: WriteReviewProps) {
  const { onSubmit, onFocus, isBusy, faults = {}, problem } = useProvenForm<ReviewFaults>(check, refusal);
  const { professional, allowsComment, source } = link;
  return (
    <Form method="post" noValidate onSubmit={onSubmit} onFocus={onFocus} className="flex flex-col gap-6">
      <div className="hidden noscript:block">
        <Alert variant="warning" title="Para avaliar é preciso ativar o JavaScript do navegador" />
      </div>
      {problem && (
        <Alert variant="destructive" title={problem.title} announce>
          {problem.text}
        </Alert>
      )}
      <StarField error={faults.estrelas} />
      {allowsComment ? (
        <Field
          label="Comentário"
          optional
          error={faults.comentario}
          description="Conte do atendimento. Não escreva diagnósticos, remédios nem dados de outras pessoas."
        >
          <Textarea name="comentario" rows={5} maxLength={COMMENT_LENGTH} counter />
        </Field>
      ) : (
        <p className="text-muted-foreground">
          O conselho desta profissão não permite publicar depoimentos: aqui vale só a nota.
        </p>
      )}
      <Field
        label="Seu primeiro nome"
        optional
        error={faults.nome}
        description="Aparece com a avaliação. Sem ele, mostramos “Paciente”."
      >
        <Input name="nome" autoComplete="given-name" maxLength={40} />
      </Field>
      <Checkbox
        name="consentimento"
        value="sim"
        error={faults.consentimento ?? ""}
        label={
          <>
            Fui atendido por {professional} e concordo em publicar esta avaliação, marcada como “{SOURCES[source]}”.{" "}
            <Link to="/privacidade" className="text-link">
              Como cuidamos dos seus dados
            </Link>
            .
          </>
        }
      />
      <Button type="submit" size="lg" className="w-full" busy={isBusy} busyLabel="Enviando...">
        Publicar avaliação
      </Button>
      <p className="text-sm text-muted-foreground">
        Uma avaliação por link. Depois de publicada não pode ser mudada, mas você pode apagá-la por este mesmo endereço.
      </p>
    </Form>
  );
}
