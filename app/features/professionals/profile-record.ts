import type { ProfileValues } from "./profile-fields.ts";
import { cleanText } from "./profile-fields.ts";
import { NOT_CHOSEN, needsPlace } from "./profile-options.ts";
import { readRegistration } from "./registration.ts";

/** The columns that a profile's owner writes (SPEC.md section 7). */
export type ProfileUpdate = {
  name: string;
  specialty: string;
  registration: string;
  approach: string | null;
  age_group: string | null;
  modality: string;
  address: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  schedule: string;
  description: string | null;
  whatsapp: string | null;
  contact_email: string | null;
};

type ProfileColumns = { [Column in keyof ProfileUpdate]: string | null };

export const emptyProfile: ProfileValues = {
  name: "",
  specialty: NOT_CHOSEN,
  registration: "",
  approach: NOT_CHOSEN,
  ageGroup: "",
  modality: "",
  cep: "",
  address: "",
  district: "",
  city: "",
  state: NOT_CHOSEN,
  schedule: "",
  description: "",
  whatsapp: "",
  contactEmail: "",
};

/** The contact e-mail falls back to the account's (SPEC.md section 5). A place is saved only where one is needed. */
export function toProfileUpdate(values: ProfileValues, accountEmail: string): ProfileUpdate {
  const isPlaced = needsPlace(values.modality);
  const place = (value: string) => (isPlaced ? orNull(value) : null);
  return {
    name: cleanText(values.name),
    specialty: values.specialty,
    registration: readRegistration(cleanText(values.registration), values.specialty).text,
    approach: orNull(values.approach),
    age_group: orNull(values.ageGroup ?? ""),
    modality: values.modality,
    address: place(values.address),
    district: place(values.district),
    city: place(values.city),
    state: place(values.state),
    schedule: cleanText(values.schedule),
    description: orNull(values.description),
    whatsapp: orNull(values.whatsapp),
    contact_email: orNull(values.contactEmail) ?? cleanText(accountEmail),
  };
}

export function toProfileValues(record: ProfileColumns): ProfileValues {
  return {
    name: record.name ?? "",
    specialty: record.specialty ?? NOT_CHOSEN,
    registration: record.registration ?? "",
    approach: record.approach ?? NOT_CHOSEN,
    ageGroup: record.age_group ?? "",
    modality: record.modality ?? "",
    cep: "",
    address: record.address ?? "",
    district: record.district ?? "",
    city: record.city ?? "",
    state: record.state ?? NOT_CHOSEN,
    schedule: record.schedule ?? "",
    description: record.description ?? "",
    whatsapp: record.whatsapp ?? "",
    contactEmail: record.contact_email ?? "",
  };
}

function orNull(value: string) {
  const clean = cleanText(value);
  return clean === "" || clean === NOT_CHOSEN ? null : clean;
}
