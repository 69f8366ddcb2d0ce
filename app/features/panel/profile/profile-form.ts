import type { OwnRecord, RecordChanges } from "#app/features/professionals/own-record.ts";
import type { ProfileValues } from "#app/features/professionals/profile-fields.ts";
import { toProfileUpdate, toProfileValues } from "#app/features/professionals/profile-record.ts";
import { maskPhone } from "#app/shared/forms/masks.ts";

/** The record as the form shows it. The phone is grouped at once: leaving the field must not count as a change. */
export function toFormValues(record: OwnRecord): ProfileValues {
  return { ...toProfileValues(record), whatsapp: maskPhone(record.whatsapp ?? "") };
}

export function toChanges(values: ProfileValues, record: OwnRecord): RecordChanges {
  return toProfileUpdate(values, record.email ?? "") as RecordChanges;
}

/** The record as it would be, for the preview: half-typed values included. */
export function withTyped(record: OwnRecord, values: ProfileValues): OwnRecord {
  const { specialty, modality, ...typed } = toChanges(values, record);
  const isChosen = (value: unknown) => Boolean(value) && value !== "nenhuma";
  return {
    ...record,
    ...typed,
    specialty: isChosen(specialty) ? (specialty ?? null) : null,
    modality: isChosen(modality) ? (modality ?? null) : null,
  };
}
