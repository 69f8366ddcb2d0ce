import { nameTexts } from "#app/features/professionals/held-texts.ts";
import { toProfileUpdate } from "#app/features/professionals/profile-record.ts";
import { councilOf } from "#app/features/professionals/registration/councils.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { asksRqe } from "#app/features/professionals/registration/titles.ts";
import { trialDays } from "#app/features/subscription/terms.ts";
import type { SignUpValues } from "./sign-up-fields.ts";

/** What nobody is listed without and the council's rules are asked about, by its columns. */
export function neededTexts(values: SignUpValues) {
  const { name, district, schedule } = toProfileUpdate(values, "");
  return { name, district, schedule };
}

/**
 * What follows for the search from what was typed, before somebody signs up. `waiting` are those of the needed texts that
 * would wait for a look, once that is known.
 */
export function listingOutlook(values: SignUpValues, waiting: readonly string[] | undefined) {
  const lacksRqe = asksRqe(values.specialty) && !toProfileUpdate(values, "").rqe;
  if (readRegistration(values.registration, values.specialty).status === "unknown") {
    const { name, example } = councilOf(values.specialty);
    const andRqe = lacksRqe ? " Falta também o RQE." : "";
    const andRead = waiting?.length ? ` Antes de publicar, nossa equipe também lê ${nameTexts(waiting)}.` : "";
    return `Seu perfil fica guardado como rascunho, fora da busca, até você informar o registro do ${name}, como em ${example}.${andRqe}${andRead}`;
  }
  const listed = describeListing(waiting);
  return lacksRqe
    ? `${listed} Sem o RQE, ele diz “RQE não informado” e fica na busca só nos ${trialDays} dias do período gratuito. Para assinar, informe-o antes.`
    : listed;
}

function describeListing(waiting: readonly string[] | undefined) {
  if (!waiting)
    return "Seu perfil aparece na busca assim que você terminar, ou depois de uma conferência, se nossa equipe precisar ler um texto antes.";
  if (waiting.length === 0) return "Seu perfil aparece na busca assim que você terminar.";
  return `Antes de publicar, nossa equipe lê ${nameTexts(waiting)}: há palavras que o conselho da sua profissão costuma não permitir. Seu perfil aparece na busca depois dessa conferência, ou na hora se você mudar essas palavras.`;
}
