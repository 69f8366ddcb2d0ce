import type { Typed } from "#app/shared/forms/sent-form.ts";
import { Button } from "#app/shared/ui/button.tsx";
import { Field } from "#app/shared/ui/form/field.tsx";
import { FormProblem } from "#app/shared/ui/form/form-problem.tsx";
import { Textarea } from "#app/shared/ui/form/textarea.tsx";
import { COMMENT_LENGTH, type ReviewRefusal } from "./review-form.ts";

export type ObjectToHidingProps = { answer: ReviewRefusal | undefined; typed: Typed | undefined };

/** Of a review that operators hid: its author says why it should show. Plain: the server answers with the page. */
export function ObjectToHiding({ answer, typed }: ObjectToHidingProps) {
  return (
    <form method="post" className="flex flex-col items-start gap-3">
      <FormProblem problem={answer?.problem} />
      <Field
        label="Por que ela deve voltar?"
        error={answer?.errors?.objecao}
        description="Só nossa equipe lê. Não é preciso contar nada de saúde."
        className="w-full"
      >
        <Textarea name="objecao" rows={3} limit={COMMENT_LENGTH} required defaultValue={typed?.objecao} />
      </Field>
      <Button type="submit" name="acao" value="discordar">
        Pedir nova leitura
      </Button>
    </form>
  );
}
