import type { ReactNode, Ref } from "react";
import { Button } from "#app/shared/ui/button.tsx";
import { Progress } from "#app/shared/ui/progress.tsx";
import { type StepNumber, steps } from "./sign-up-fields.ts";

type StepFrameProps = {
  step: StepNumber;
  heading: Ref<HTMLHeadingElement>;
  isBusy: boolean;
  onBack: () => void;
  children: ReactNode;
};

const LAST = Object.keys(steps).length;

/** Progress, the step's title, its fields, and the way on and back. */
export function StepFrame({ step, heading, isBusy, onBack, children }: StepFrameProps) {
  return (
    <>
      <Progress value={step} max={LAST} label="Progresso do cadastro" valueText={`Etapa ${step} de ${LAST}`} />
      <h2 ref={heading} tabIndex={-1} className="mt-6 mb-4 text-2xl">
        {steps[step].title}
      </h2>
      <div className="flex flex-col gap-y-2">{children}</div>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        {step < 4 ? (
          <Button key="next" type="submit" busy={isBusy}>
            Próximo
          </Button>
        ) : (
          <Button key="finish" type="submit" busy={isBusy} busyLabel="Cadastrando...">
            Finalizar Cadastro
          </Button>
        )}
        {step > 1 && (
          <Button variant="outline" onClick={onBack}>
            Voltar
          </Button>
        )}
      </div>
    </>
  );
}
