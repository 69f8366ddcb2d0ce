import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { useAuth } from "#app/features/account/session/use-auth.ts";
import { findWaitingTexts } from "#app/features/professionals/fields/use-waiting-texts.ts";
import { needsPlace } from "#app/features/professionals/profile-options.ts";
import { askKnownCity } from "#app/shared/cities/ask-place.client.ts";
import { leaveFor } from "#app/shared/links/leave-for.ts";
import { toast } from "#app/shared/toast.ts";
import { neededTexts } from "./listing-outlook.ts";
import {
  blockingIssues,
  furthestStep,
  MISMATCH,
  type SignUpField,
  type SignUpValues,
  type StepNumber,
  steps,
} from "./sign-up-fields.ts";
import { prepareRegistration, useRegistration } from "./use-registration.ts";
import type { SignUpForm } from "./use-sign-up-form.ts";
import { useDraft, useSignUpForm } from "./use-sign-up-form.ts";
import { stepAddress, useStep, useStepFocus } from "./use-step.ts";

const fieldsOf = (step: StepNumber) => [...steps[step].fields];

/** The wizard without its looks: where one is, what "Próximo" and "Finalizar Cadastro" do. */
export function useWizard() {
  const form = useSignUpForm();
  const registration = useRegistration();
  const hasAccount = registration.account !== undefined;
  const [isLeaving, setLeaving] = useState(false);
  const { draft, discard } = useDraft(form, hasAccount);
  const isArriving = useArrival(registration, draft);
  const values = useWatch({ control: form.control }) as SignUpValues;
  const { step, go } = useStep(isArriving ? undefined : furthestStep(values, hasAccount));
  const { heading, wanted } = useStepFocus(step, (field) => form.setFocus(field));

  useEffect(() => {
    if (step > 1) prepareRegistration();
  }, [step]);

  async function showErrors(at: StepNumber, field: SignUpField) {
    await form.trigger(fieldsOf(at));
    if (at === step) return form.setFocus(field);
    wanted.current = field;
    go(at);
  }

  async function next() {
    const [error] = blockingIssues(form.getValues(), step, hasAccount);
    if (error) return showErrors(step, error.field);
    await form.trigger(fieldsOf(step));
    if (step === 3) {
      setLeaving(true);
      const outlook = prepareOutlook(form.getValues());
      const isKnown = await isKnownCity(form);
      if (isKnown) await outlook;
      setLeaving(false);
      // Who has gone back meanwhile stays there.
      if (location.hash !== stepAddress(step)) return;
      if (!isKnown) return form.setFocus("city");
    }
    go((step + 1) as StepNumber);
  }

  async function finish() {
    const typed = form.getValues();
    if (!typed.acceptTerms) {
      showToast("Termos obrigatórios", "Você deve aceitar os termos de uso para continuar");
      return showErrors(4, "acceptTerms");
    }
    if (!hasAccount && typed.password !== typed.confirmPassword) {
      showToast("Senhas não coincidem", MISMATCH);
      return showErrors(1, "confirmPassword");
    }
    const [error] = blockingIssues(typed, 4, hasAccount);
    if (error) return showErrors(4, error.field);
    return registration.register(typed);
  }

  return {
    form,
    step,
    go,
    heading,
    draft,
    discard,
    hasAccount,
    isBusy: registration.isBusy || isLeaving,
    next,
    finish,
  };
}

/**
 * Who is signed in already has an account: the panel is theirs, unless a profile is still to be saved. True until it
 * is known which it is.
 */
function useArrival({ account, setAccount, isBusy }: ReturnType<typeof useRegistration>, draft: DraftState) {
  const { user, loading } = useAuth();
  const awaitsProfile = draft?.awaitsProfile === true;
  useEffect(() => {
    if (loading || !user || account || isBusy || draft === undefined) return;
    if (awaitsProfile && draft?.values.email.trim().toLowerCase() === user.email) setAccount(user);
    else leaveFor("/dashboard", { replace: true });
  }, [user, loading, account, setAccount, isBusy, draft, awaitsProfile]);
  return draft === undefined || (awaitsProfile && !account && (loading || user !== null));
}

type DraftState = ReturnType<typeof useDraft>["draft"];

function showToast(title: string, description: string) {
  toast({ variant: "destructive", title, description });
}

/** Asks while one is still in the step before: an answer that came later would move the last button under one's finger. */
async function prepareOutlook(values: SignUpValues) {
  await findWaitingTexts(values.specialty, neededTexts(values)).catch(() => {});
}

/** Asks for the city while one is still in its step, and writes it as the directory does. Offline, saving will tell. */
async function isKnownCity(form: SignUpForm) {
  const { modality, city, state } = form.getValues();
  if (!needsPlace(modality)) return true;
  const place = await askKnownCity(city.trim(), state);
  if (place) form.setValue("city", place.city);
  if (place !== null) return true;
  form.setError("city", { message: `Não encontramos esta cidade em ${state}. Escolha uma da lista.` });
  return false;
}
