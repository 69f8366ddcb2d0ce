import { communicationDeadline, isOverdue } from "#app/features/privacy/incident-deadline.ts";
import { formatDate } from "#app/shared/formats.ts";
import { describeTooLong } from "#app/shared/forms/text-length.ts";

/** What was known of an incident at a moment, as the register keeps it (Resolução CD/ANPD 15/2024, art. 10). */
export type IncidentEntry = IncidentFacts & { id: number; incident: string; at: string; recordedBy: string };

export type IncidentFacts = {
  /** When it was known that data of people are affected. */
  knownAt: string;
  happenedAt: string | null;
  nature: keyof typeof natures;
  circumstances: string;
  dataAffected: string;
  peopleAffected: string;
  peopleCount: number | null;
  /** Whether it may cause people relevant risk or harm; null: nobody has decided yet. */
  isRelevant: boolean | null;
  risk: string | null;
  measures: string | null;
  anpdNotifiedAt: string | null;
  peopleNotifiedAt: string | null;
  /** How it was told, or why not. */
  communication: string | null;
};

export const natures = {
  confidentiality: "Confidencialidade: alguém viu ou copiou dados",
  integrity: "Integridade: dados foram mudados",
  availability: "Disponibilidade: dados se perderam ou ficaram fora do ar",
  authenticity: "Autenticidade: alguém se passou por outra pessoa",
} as const;

/** Where an incident stands, and how urgent it is. */
export function describeState({ isRelevant, anpdNotifiedAt, peopleNotifiedAt, knownAt }: IncidentFacts, now: Date) {
  if (isRelevant === false) return { label: "não precisa ser comunicado", variant: "secondary" } as const;
  if (anpdNotifiedAt && peopleNotifiedAt) return { label: "comunicado", variant: "success" } as const;
  return describeDeadline(knownAt, now);
}

export function describeDeadline(knownAt: string, now: Date) {
  const until = formatDate(new Date(`${communicationDeadline(new Date(knownAt))}T12:00:00Z`));
  if (isOverdue(new Date(knownAt), now)) return { label: `prazo vencido em ${until}`, variant: "destructive" } as const;
  return { label: `comunicar até ${until}`, variant: "warning" } as const;
}

/** How long the register's texts may be. */
export const incidentLengths = {
  ...{ circumstances: 4000, dataAffected: 2000, peopleAffected: 2000 },
  ...{ risk: 4000, measures: 4000, communication: 4000 },
} as const;

/** What stands in the form. Times are typed as the operator's clock shows them. */
export type TypedIncident = Record<keyof IncidentFacts, string>;

export type IncidentErrors = Partial<TypedIncident>;

/** What was typed, or what is wrong with it. */
export function readIncident(typed: TypedIncident, now: Date): { facts: IncidentFacts; errors: IncidentErrors } {
  const text = (name: keyof IncidentFacts) => typed[name].trim();
  const moment = (name: keyof IncidentFacts) => (text(name) ? new Date(text(name)).toISOString() : null);
  const relevant = text("isRelevant");
  const facts: IncidentFacts = {
    knownAt: moment("knownAt") ?? "",
    happenedAt: moment("happenedAt"),
    nature: text("nature") as IncidentFacts["nature"],
    circumstances: text("circumstances"),
    dataAffected: text("dataAffected"),
    peopleAffected: text("peopleAffected"),
    peopleCount: text("peopleCount") ? readCount(text("peopleCount")) : null,
    isRelevant: relevant === "yes" ? true : relevant === "no" ? false : null,
    risk: text("risk") || null,
    measures: text("measures") || null,
    anpdNotifiedAt: moment("anpdNotifiedAt"),
    peopleNotifiedAt: moment("peopleNotifiedAt"),
    communication: text("communication") || null,
  };
  return { facts, errors: findErrors(facts, now.toISOString()) };
}

/** With points between the thousands or without; NaN for anything else. */
function readCount(text: string) {
  return /^(\d+|\d{1,3}(\.\d{3})+)$/.test(text) ? Number(text.replaceAll(".", "")) : Number.NaN;
}

/** The most that the register holds. */
const largestCount = 2_147_483_647;

function findErrors(facts: IncidentFacts, now: string): IncidentErrors {
  const { knownAt, happenedAt, circumstances, dataAffected, peopleAffected, peopleCount } = facts;
  const errors: IncidentErrors = {};
  if (!knownAt) errors.knownAt = "Diga quando vocês souberam.";
  else if (knownAt > now) errors.knownAt = "Esta hora ainda não chegou.";
  if (knownAt && happenedAt && happenedAt > knownAt) errors.happenedAt = "Aconteceu antes de vocês saberem.";
  if (circumstances.length < 10) errors.circumstances = "Conte em uma frase o que houve.";
  if (dataAffected.length < 3) errors.dataAffected = "Diga que dados foram afetados.";
  if (peopleAffected.length < 3) errors.peopleAffected = "Diga de quem são os dados.";
  if (peopleCount !== null && !(peopleCount <= largestCount))
    errors.peopleCount = "Use um número inteiro, ou deixe em branco.";
  for (const name of ["anpdNotifiedAt", "peopleNotifiedAt"] as const) {
    const told = facts[name];
    if (told && told > now) errors[name] = "Esta hora ainda não chegou.";
    else if (told && knownAt && told < knownAt) errors[name] = "A comunicação vem depois de vocês saberem.";
  }
  if (facts.isRelevant === false && (facts.communication?.length ?? 0) < 5)
    errors.communication = "Explique por que não precisa ser comunicado.";
  for (const [name, limit] of Object.entries(incidentLengths) as [keyof typeof incidentLengths, number][]) {
    const tooLong = describeTooLong(facts[name] ?? "", limit);
    if (tooLong) errors[name] = tooLong;
  }
  return errors;
}
