import type { FormEvent, ReactNode } from "react";
import { FormProvider } from "react-hook-form";
import { fieldsOfStep, type ProfileField } from "#app/features/professionals/field-lists.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import { Page } from "#app/shared/ui/frame/page.tsx";
import { AccountStep } from "./account-step.tsx";
import { DraftNotice } from "./draft-notice.tsx";
import { FinalStep } from "./final-step.tsx";
import type { StepNumber } from "./sign-up-fields.ts";
import { StepFrame } from "./step-frame.tsx";
import { FORM_ID } from "./use-sign-up-form.ts";
import { useWizard } from "./use-wizard.ts";

/** What other features draw; the page puts them together. */
type SignUpWizardProps = {
  profileFields: (names: readonly ProfileField[]) => ReactNode;
  documents: ReactNode;
};

/** /cadastro: account, profession, place, and the last look. */
export function SignUpWizard({ profileFields, documents }: SignUpWizardProps) {
  const { form, step, go, heading, draft, discard, hasAccount, isBusy, next, finish } = useWizard();
  const fields = profileFields(fieldsOfStep(step));
  const views: Record<StepNumber, ReactNode> = {
    1: <AccountStep profile={fields} hasAccount={hasAccount} />,
    2: fields,
    3: fields,
    4: <FinalStep profile={fields} documents={documents} />,
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    void (step < 4 ? next() : finish());
  }
  return (
    <Page
      title="Cadastro de profissional"
      lead={`Leva poucos minutos. Você tem ${trialDays} dias grátis.`}
      width="form"
    >
      <noscript>
        <p className="mb-6 font-semibold">Para se cadastrar, ative o JavaScript do seu navegador.</p>
      </noscript>
      {draft && step === 1 && !hasAccount && <DraftNotice onDiscard={discard} />}
      <FormProvider {...form}>
        {/* Sent before the page's code has come, "dialog" does nothing: nothing in an address, and nothing typed is lost. */}
        <form id={FORM_ID} method="dialog" noValidate onSubmit={submit}>
          <StepFrame step={step} heading={heading} isBusy={isBusy} onBack={() => go((step - 1) as StepNumber)}>
            {views[step]}
          </StepFrame>
        </form>
      </FormProvider>
    </Page>
  );
}
