import type { ProfessionalRow } from "#app/shared/backend/schema-types.ts";
import { cleanText, emptyValue, fromColumn, toColumn } from "./field-kinds.ts";
import { fieldNames, fieldOf, type ProfileColumn, type ProfileValues, savedFields } from "./field-lists.ts";
import { profileFields } from "./profile-fields.ts";
import { needsPlace } from "./profile-options.ts";
import { readRegistration, readRqe } from "./registration/registration.ts";
import { asksRqe } from "./registration/titles.ts";

/** The columns that a profile's form writes. */
export type ProfileUpdate = Pick<ProfessionalRow, ProfileColumn>;

export const emptyProfile = Object.fromEntries(
  fieldNames.map((name) => [name, emptyValue(fieldOf(name))]),
) as ProfileValues;

/** A place is saved only where one is needed, an RQE where one is asked for, and the contact's e-mail falls back to the account's. */
export function toProfileUpdate(values: ProfileValues, accountEmail: string): ProfileUpdate {
  const isPlaced = needsPlace(values.modality);
  const columns = savedFields.map((name) => {
    const field = fieldOf(name);
    return [field.column, field.isPlace && !isPlaced ? null : toColumn(field, values[name])];
  });
  const update: ProfileUpdate = Object.fromEntries(columns);
  const { text, rqe } = readRegistration(update.registration ?? "", values.specialty);
  return {
    ...update,
    registration: text || null,
    rqe: asksRqe(values.specialty) ? (readRqe(update.rqe) ?? rqe ?? update.rqe) : null,
    contact_email: update.contact_email ?? cleanText(accountEmail),
  };
}

export function toProfileValues(record: { [Column in ProfileColumn]: unknown }): ProfileValues {
  const saved = savedFields.map((name) => [name, fromColumn(fieldOf(name), record[profileFields[name].column])]);
  return { ...emptyProfile, ...Object.fromEntries(saved) };
}
