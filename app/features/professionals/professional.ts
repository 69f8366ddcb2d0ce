import type { ProfessionalRow } from "#app/shared/backend/schema-types.ts";
import { type SavedField, savedFields } from "./field-lists.ts";
import type { Modality } from "./labels.ts";
import { profileFields } from "./profile-fields.ts";
import type { HoursBlock } from "./weekly-hours.ts";

type FieldColumns = { [Field in SavedField]: (typeof profileFields)[Field]["column"] };

/** What everybody may read on a profile's page, by its columns: all fields of the profile, and what comes with them. */
export const publicColumns = {
  ...(Object.fromEntries(savedFields.map((name) => [name, profileFields[name].column])) as FieldColumns),
  id: "id",
  weeklyHours: "weekly_hours",
  verifiedAt: "verified_at",
  rating: "rating",
  reviewCount: "review_count",
  photo: "photo",
} as const satisfies Record<string, keyof ProfessionalRow>;

type PublicColumns = typeof publicColumns;

/** Who is listed has these. */
type Listed = {
  id: string;
  name: string;
  specialty: string;
  registration: string;
  modality: Modality;
  schedule: string;
  weeklyHours: HoursBlock[];
  verifiedAt: Date | null;
  reviewCount: number;
  themes: string[];
  healthPlans: string[];
  languages: string[];
  accessibility: string[];
};

export type Professional = {
  [Name in keyof PublicColumns]: Name extends keyof Listed ? Listed[Name] : ProfessionalRow[PublicColumns[Name]];
} & {
  /** In the addresses of pages about the city. */
  citySlug: string | null;
};
