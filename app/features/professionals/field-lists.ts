import type { FieldDescription, StepNumber, sections } from "./field-kinds.ts";
import { profileFields } from "./profile-fields.ts";

/* The table of fields by what somebody asks it for. */

type Fields = typeof profileFields;

export type ProfileField = keyof Fields;

/** A form's values. */
export type ProfileValues = { [Field in ProfileField]: Fields[Field]["kind"] extends "list" ? string[] : string };

/** Those whose control is made for them. */
export type OwnControlField = FieldWith<{ hasOwnControl: true }>;

/** Those that are saved, and by which columns. */
export type SavedField = FieldWith<{ column: string }>;
export type ProfileColumn = Fields[SavedField]["column"];

type FieldWith<Part> = { [Field in ProfileField]: Fields[Field] extends Part ? Field : never }[ProfileField];

export const fieldNames = Object.keys(profileFields) as ProfileField[];

export function fieldOf(name: ProfileField): FieldDescription {
  return profileFields[name];
}

export const savedFields = fieldNames.filter((name): name is SavedField => fieldOf(name).column !== null);

export function fieldsOfStep(step: StepNumber) {
  return fieldNames.filter((name) => fieldOf(name).step === step);
}

export function fieldsOfSection(section: keyof typeof sections) {
  return fieldNames.filter((name) => fieldOf(name).section === section);
}

export function fieldOfColumn(column: string): FieldDescription | undefined {
  return fieldNames.map(fieldOf).find((field) => field.column === column);
}

/** Which field the database's refusal is about, by how its sentence begins. */
export function fieldOfRefusal(message: string) {
  return fieldNames.find((name) => {
    const { refusal } = fieldOf(name);
    return refusal !== null && message.startsWith(refusal);
  });
}
