import type { ProfileValues } from "#app/features/professionals/field-lists.ts";
import type { OwnRecord, RecordChanges } from "#app/features/professionals/own-record.ts";
import { toProfileUpdate } from "#app/features/professionals/profile-record.ts";

export function toChanges(values: ProfileValues, record: OwnRecord) {
  return toProfileUpdate(values, record.email ?? "") as RecordChanges;
}

/** The record as it would be, for the preview: half-typed values included. */
export function withTyped(record: OwnRecord, values: ProfileValues) {
  return { ...record, ...toChanges(values, record) } as OwnRecord;
}
