import type { OwnerColumn, ProfessionalRow } from "#app/shared/backend/schema-types.ts";
import type { BookingRules } from "./booking-rules.ts";
import type { Modality } from "./labels.ts";
import { type Professional, publicColumns } from "./professional.ts";
import type { HoursBlock } from "./weekly-hours.ts";

/** What the generated types do not tell: of a view every column may be null, and JSON may hold anything. */
type Known = {
  id: string;
  user_id: string;
  name: string;
  modality: Modality | null;
  weekly_hours: HoursBlock[];
  booking_rules: BookingRules;
  is_active: boolean;
  review_count: number;
  updated_at: string;
  consultation_minutes: number;
  works_on_holidays: boolean;
  themes: string[];
  health_plans: string[];
  languages: string[];
  accessibility: string[];
  /** Plans that were confirmed too long ago: nobody else sees them. */
  plans_to_confirm: string[];
  /** Texts that wait for a look, by their columns; a service's name as "service <id>". Nobody else reads them. */
  held_texts: string[];
  registration_problem: "unknown_form" | "refused" | "no_rqe" | null;
};

/** A professional's own row of `professionals`. */
export type OwnRecord = {
  [Column in keyof ProfessionalRow]: Column extends keyof Known ? Known[Column] : ProfessionalRow[Column];
};

/** What the owner changes through the record. */
export type RecordChanges = { [Column in OwnerColumn]?: OwnRecord[Column] | null };

/** An event of the window: what stands around the form looks again. */
export const RECORD_SAVED = "record-saved";

export type SaveResult =
  | { status: "saved"; record: OwnRecord }
  /** Somebody saved in the meantime: what the database holds now. Nothing was written. */
  | { status: "conflict"; record: OwnRecord }
  | { status: "failed"; message: string };

/** The record as its public page would show it, finished or not. */
export function toPublicProfile(record: OwnRecord): Professional {
  const columns = Object.entries(publicColumns).map(([name, column]) => [name, record[column]]);
  return {
    ...Object.fromEntries(columns),
    name: record.name || "Seu nome",
    specialty: record.specialty ?? "Especialidade",
    registration: record.registration ?? "Registro profissional",
    modality: record.modality ?? "ambos",
    schedule: record.schedule ?? "Horários a informar",
    healthPlans: record.health_plans.filter((plan) => !record.plans_to_confirm.includes(plan)),
    verifiedAt: record.verified_at === null ? null : new Date(record.verified_at),
    citySlug: null,
  };
}
