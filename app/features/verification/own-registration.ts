import { councilOf } from "#app/features/professionals/registration/councils.ts";
import { readRegistration } from "#app/features/professionals/registration/registration.ts";
import { formatLongDate } from "#app/shared/formats.ts";

/** How the own registration stands with the operators. */
export type OwnRegistration = {
  registration: string | null;
  specialty: string | null;
  rqe: string | null;
  verifiedAt: string | null;
  isListed: boolean;
  /** After a refusal: until then the profile stays listed; it has passed where nothing was found in the register. */
  deadline: string | null;
  /** Since when another profile has the same registration: this one is not listed until somebody has looked. */
  contestedAt: string | null;
  /** What of the registration keeps the profile out of the search now. */
  problem: "unknown_form" | "refused" | "no_rqe" | null;
  /** Of a psychiatrist who has not given the RQE: until when the profile is listed without it. */
  rqeEnd: string | null;
  latest: {
    state: "waiting" | "confirmed" | "not_found" | "differs";
    cause: "new" | "changed" | "yearly" | "again" | "contested";
    askedAt: string;
    decidedAt: string | null;
    reason: string | null;
  } | null;
  cards: number;
};

export type RegistrationStatus = "missing" | "draft" | "waiting" | "confirmed" | "refused";

export function statusOf({ registration, verifiedAt, latest, problem }: OwnRegistration): RegistrationStatus {
  if (!registration) return "missing";
  if (problem === "unknown_form") return "draft";
  if (latest?.state === "waiting") return "waiting";
  if (latest?.state === "not_found" || latest?.state === "differs") return "refused";
  return verifiedAt ? "confirmed" : "waiting";
}

const isAhead = (moment: string) => Date.parse(moment) > Date.now();
const day = (moment: string) => formatLongDate(new Date(moment));

/** Of a registration that is no registration of the council. */
export function describeDraft({ registration, specialty }: OwnRegistration) {
  const { name, example } = councilOf(specialty);
  return `“${registration}” ainda não é um registro do ${name}. Quando tiver o número, escreva-o como em ${example}, e seu perfil aparece na busca. Até lá nada se perde, e assinar não o publica.`;
}

/** What a refusal means for the search; only who is listed hears of staying there. */
export function describeRefusal({ deadline, isListed }: OwnRegistration) {
  if (!deadline || !isAhead(deadline))
    return "Enquanto isso, seu perfil está fora da busca, também com a assinatura paga.";
  return isListed
    ? `Por isso, seu perfil não sai da busca antes de ${day(deadline)}.`
    : `Corrija até ${day(deadline)}: depois, o perfil não aparece na busca até confirmarmos o registro.`;
}

/** What a missing RQE means for the search; undefined where none is missing. */
export function describeMissingRqe({ rqeEnd, isListed }: OwnRegistration) {
  if (!rqeEnd) return undefined;
  if (!isAhead(rqeEnd))
    return "Sem ele, seu perfil está fora da busca e nada é cobrado. Informe-o para poder aparecer.";
  return isListed
    ? `Sem ele, seu perfil fica na busca até ${day(rqeEnd)}. Para assinar, informe-o antes.`
    : `Sem ele, seu perfil não aparece na busca depois de ${day(rqeEnd)}. Para assinar, informe-o antes.`;
}

/** The region or state that a bare number lacks; undefined where nothing is asked for. */
export function describeMissingPlace({ registration, specialty }: OwnRegistration) {
  if (readRegistration(registration ?? "", specialty).status !== "incomplete") return undefined;
  const { place, example } = councilOf(specialty);
  return `Para encontrarmos seu registro, informe também ${place}, como em ${example}.`;
}
