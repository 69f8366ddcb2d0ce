import { useEffect, useState } from "react";
import { storedAccountId } from "#app/shared/backend/stored-account.ts";
import type { Typed } from "#app/shared/forms/sent-form.ts";
import { useProvenForm } from "#app/shared/forms/use-proven-form.ts";
import { Alert } from "#app/shared/ui/alert.tsx";
import { Button } from "#app/shared/ui/button.tsx";
import { Checkbox } from "#app/shared/ui/form/checkbox.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { Input } from "#app/shared/ui/form/input.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import type { LinkedReview } from "./linked-review.ts";
import { SOURCES } from "./review.ts";
import { COMMENT_LENGTH, type ReviewRefusal, readReview } from "./review-form.ts";
import { hasSeenMark } from "./seen-mark.ts";
import { StarField } from "./star-field.tsx";

type WriteReviewProps = {
  link: Pick<LinkedReview, "professional" | "allowsComment" | "source" | "ownerId">;
  answer: ReviewRefusal | undefined;
  typed: Typed | undefined;
};

function check(form: FormData) {
  const read = readReview(form);
  return "errors" in read ? read.errors : undefined;
}

export function WriteReview({ link, answer, typed = {} }: WriteReviewProps) {
  const { formProps, isBusy, errors = {}, problem } = useProvenForm(check, answer);
  const { professional, allowsComment, source } = link;
  const [isOwner, setOwner] = useState(false);
  const [isSameDevice, setSameDevice] = useState(false);
  useEffect(() => {
    setOwner(storedAccountId() === link.ownerId);
    setSameDevice(hasSeenMark(link.ownerId));
  }, [link.ownerId]);
  if (isOwner)
    return (
      <Alert variant="warning" title="Este link é para o paciente" announce>
        Você entrou com a conta deste perfil. Envie o endereço a quem teve a consulta: a avaliação é dessa pessoa.
      </Alert>
    );
  return (
    <form {...formProps} className="flex flex-col gap-6">
      <FormProblem problem={problem} />
      {/* Told once, whoever sends it again means it. */}
      {errors.ciente && <input type="hidden" name="ciente" value="sim" />}
      {/* An operator looks at it first: the professional has read reviews in this browser. */}
      {isSameDevice && <input type="hidden" name="mesmo-aparelho" value="sim" />}
      <StarField chosen={typed.estrelas} error={errors.estrelas} />
      {allowsComment ? (
        <Field
          label="Comentário"
          optional
          error={errors.comentario ?? errors.ciente}
          description="Conte do atendimento. Não escreva diagnósticos, remédios nem dados de outras pessoas."
        >
          <Textarea name="comentario" rows={5} limit={COMMENT_LENGTH} counter defaultValue={typed.comentario} />
        </Field>
      ) : (
        <p className="text-muted-foreground">
          O conselho desta profissão não permite publicar depoimentos: aqui vale só a nota.
        </p>
      )}
      {allowsComment && (
        <Field
          label="Seu primeiro nome"
          optional
          error={errors.nome}
          description="Aparece com a avaliação. Sem ele, mostramos “Paciente”."
        >
          <Input name="nome" autoComplete="given-name" maxLength={40} defaultValue={typed.nome} />
        </Field>
      )}
      <Checkbox
        name="consentimento"
        value="sim"
        defaultChecked={typed.consentimento === "sim"}
        error={errors.consentimento ?? ""}
        label={
          <>
            Tive atendimento com {professional} e concordo em publicar esta avaliação, marcada como “{SOURCES[source]}”.{" "}
            {/* No browser keeps a page whose address is a secret: by Back the fields would be empty. */}
            <a href="/privacidade" target="_blank" rel="noopener" className="text-link">
              Como cuidamos dos seus dados<span className="sr-only"> (abre em outra aba)</span>
            </a>
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
    </form>
  );
}
