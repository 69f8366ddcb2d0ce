import type { Modality } from "./labels.ts";
import type { Professional } from "./professional.ts";
import type { HoursBlock } from "./weekly-hours.ts";

/** A professional's own row of `professionals`: SPEC.md section 3, and what the panel shows beyond it. */
export type OwnRecord = {
  id: string;
  user_id: string;
  name: string;
  email: string | null;
  specialty: string | null;
  registration: string | null;
  approach: string | null;
  age_group: string | null;
  modality: Modality | null;
  address: string | null;
  district: string | null;
  city: string | null;
  state: string | null;
  schedule: string | null;
  weekly_hours: HoursBlock[];
  description: string | null;
  whatsapp: string | null;
  contact_email: string | null;
  is_active: boolean;
  subscription_status: string | null;
  trial_end_date: string | null;
  verified_at: string | null;
  rating: number | null;
  review_count: number;
  updated_at: string;
  photo: string | null;
  consultation_minutes: number;
  works_on_holidays: boolean;
  paused_at: string | null;
  suspended_at: string | null;
};

/** What the owner changes through the record. */
export type RecordChanges = Partial<
  Pick<
    OwnRecord,
    | "name"
    | "specialty"
    | "registration"
    | "approach"
    | "age_group"
    | "modality"
    | "address"
    | "district"
    | "city"
    | "state"
    | "schedule"
    | "weekly_hours"
    | "description"
    | "whatsapp"
    | "contact_email"
    | "photo"
    | "consultation_minutes"
    | "works_on_holidays"
  >
>;

export type SaveResult =
  | { status: "saved"; record: OwnRecord }
  /** Somebody saved in the meantime: what the database holds now. Nothing was written. */
  | { status: "conflict"; record: OwnRecord }
  | { status: "failed"; message: string };

/** The record as its public page would show it, finished or not. */
export function toPublicProfile(record: OwnRecord): Professional {
  return {
    id: record.id,
    name: record.name || "Seu nome",
    specialty: record.specialty ?? "Especialidade",
    registration: record.registration ?? "Registro profissional",
    approach: record.approach,
    ageGroup: record.age_group,
    modality: record.modality ?? "ambos",
    address: record.address,
    district: record.district,
    city: record.city,
    citySlug: null,
    state: record.state,
    schedule: record.schedule ?? "Horários a informar",
    weeklyHours: record.weekly_hours,
    description: record.description,
    whatsapp: record.whatsapp,
    contactEmail: record.contact_email,
    verifiedAt: record.verified_at === null ? null : new Date(record.verified_at),
    rating: record.rating,
    reviewCount: record.review_count,
    photo: record.photo,
  };
}
