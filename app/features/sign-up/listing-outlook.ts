import { toProfileUpdate } from "#app/features/professionals/profile-record.ts";
import { councilOf } from "#app/features/professionals/registration/councils.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { asksRqe } from "#app/features/professionals/registration/titles.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import type { SignUpValues } from "./sign-up-fields.ts";

/** What follows for the search from what was typed, before somebody signs up. */
export function listingOutlook(values: SignUpValues) {
  const lacksRqe = asksRqe(values.specialty) && !toProfileUpdate(values, "").rqe;
  if (readRegistration(values.registration, values.specialty).status === "unknown") {
    const { name, example } = councilOf(values.specialty);
    const andRqe = lacksRqe ? " Falta também o RQE." : "";
    return `Seu perfil fica guardado como rascunho, fora da busca, até você informar o registro do ${name}, como em ${example}.${andRqe}`;
  }
  const listed = "Seu perfil aparece na busca assim que você terminar.";
  return lacksRqe
    ? `${listed} Sem o RQE, ele diz “RQE não informado” e fica na busca só nos ${trialDays} dias do período gratuito.`
    : listed;
}
