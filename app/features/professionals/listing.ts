import { subscriptionState } from "#app/features/subscription/subscription.ts";
import type { SavedField } from "./field-lists.ts";
import { isNewlyHeld } from "./held-texts.ts";
import type { OwnRecord, RecordChanges } from "./own-record.ts";

export type MissingPart = { field: SavedField; label: string };

/**
 * What a profile still lacks to be listed: the same list as `directory.listing_end` in the database
 * (supabase/tests/same-rules.test.ts compares them). What is wrong with a registration the database says.
 */
export function missingParts(record: OwnRecord): MissingPart[] {
  return neededParts(record).filter(({ field }) => !record[field]);
}

/** Of these texts, whether one is needed to be listed. Where nothing was there before, a profile waits with it. */
export function isNeeded(record: OwnRecord, texts: readonly string[]) {
  return neededParts(record).some(({ field }) => texts.includes(field));
}

function neededParts({ modality }: OwnRecord) {
  return modality === "online" ? LISTED_WITH : [...LISTED_WITH, ...LISTED_WITH_IN_PERSON];
}

/** What nobody is listed without, in the words of panel and e-mails. */
export const LISTED_WITH = [
  { field: "name", label: "nome" },
  { field: "specialty", label: "especialidade" },
  { field: "registration", label: "registro profissional" },
  { field: "modality", label: "modalidade" },
  { field: "schedule", label: "horários" },
] as const satisfies MissingPart[];

/** And where patients are seen in person. */
export const LISTED_WITH_IN_PERSON = [
  { field: "district", label: "bairro" },
  { field: "city", label: "cidade e estado" },
] as const satisfies MissingPart[];

/** What saving did to the listing, or to what waits for a look; undefined when it did nothing. */
export function describeListingChange(before: OwnRecord, after: OwnRecord, written: RecordChanges = {}) {
  if (isNewlyHeld(before, after, written)) {
    const waits = "O texto novo aparece depois de uma conferência da nossa equipe.";
    return whyUnlisted(after) === "held" ? `${waits} Até lá o perfil fica fora da busca.` : waits;
  }
  if (before.is_active === after.is_active) return undefined;
  return after.is_active ? "Ele já aparece na busca." : "Agora ele está fora da busca: o painel diz o que falta.";
}

export type UnlistedReason =
  | "suspended"
  | "paused"
  | "contested"
  | "incomplete"
  | "unknown_form"
  | "refused"
  | "no_rqe"
  | "held"
  | "unpaid";

/** Why a profile is not shown to patients, the first reason first; undefined when it is. */
export function whyUnlisted(record: OwnRecord, now = new Date()): UnlistedReason | undefined {
  if (record.is_active) return undefined;
  if (record.suspended_at) return "suspended";
  if (record.paused_at) return "paused";
  if (record.registration_contested_at) return "contested";
  if (missingParts(record).length > 0) return "incomplete";
  if (record.registration_problem) return record.registration_problem;
  const state = subscriptionState(record, now);
  const isPaidFor = state === "trial" || state === "active";
  return isPaidFor && isNeeded(record, record.held_texts) ? "held" : "unpaid";
}
