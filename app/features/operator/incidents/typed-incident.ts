import { formatDateTime } from "#app/shared/formats.ts";
import { findDifferences, mergeVersions } from "#app/shared/forms/versions.ts";
import { type IncidentEntry, type IncidentFacts, natures, type TypedIncident } from "./incident.ts";

/** What was typed and not saved, over the entry that was known then. */
export type UnsavedIncident = { seen: IncidentEntry | undefined; typed: TypedIncident };

/** Under which the tab keeps it: one of every incident, and one of a new one. */
export const unsavedKey = (incident = "novo") => `rascunho-incidente-${incident}`;

/** As the form shows an entry, or a new incident. */
export function typedOf(facts?: IncidentFacts): TypedIncident {
  return {
    knownAt: asTyped(facts?.knownAt),
    happenedAt: asTyped(facts?.happenedAt),
    nature: facts?.nature ?? "confidentiality",
    circumstances: facts?.circumstances ?? "",
    dataAffected: facts?.dataAffected ?? "",
    peopleAffected: facts?.peopleAffected ?? "",
    peopleCount: String(facts?.peopleCount ?? ""),
    isRelevant: facts?.isRelevant === true ? "yes" : facts?.isRelevant === false ? "no" : "unknown",
    risk: facts?.risk ?? "",
    measures: facts?.measures ?? "",
    anpdNotifiedAt: asTyped(facts?.anpdNotifiedAt),
    peopleNotifiedAt: asTyped(facts?.peopleNotifiedAt),
    communication: facts?.communication ?? "",
  };
}

/** As the browser's own clock shows it, which `datetime-local` takes. */
function asTyped(at: string | null | undefined) {
  if (!at) return "";
  const moment = new Date(at);
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const relevance = { unknown: "Ainda não sabemos", yes: "Sim", no: "Não" };

/**
 * Somebody else was quicker: what was not touched here becomes what the newest entry says. Where both wrote, what was
 * typed here stays, and the other's words are told.
 */
export function takeNewest(before: IncidentFacts, typed: TypedIncident, newest: IncidentFacts) {
  const [base, theirs] = [typedOf(before), typedOf(newest)];
  const differences = findDifferences(base, typed, theirs, describe);
  return {
    typed: mergeVersions(base, typed, theirs, {}),
    theirs: Object.fromEntries(differences.map(({ name, theirs }) => [name, theirs])) as Partial<TypedIncident>,
  };
}

function describe(name: keyof TypedIncident, value: unknown) {
  const text = String(value);
  if (text === "") return "Outra pessoa deixou em branco.";
  return `Outra pessoa anotou: ${words(name, text)}`;
}

function words(name: keyof TypedIncident, text: string) {
  if (name === "nature") return natures[text as keyof typeof natures];
  if (name === "isRelevant") return relevance[text as keyof typeof relevance];
  return name.endsWith("At") ? formatDateTime(new Date(text)) : text;
}
