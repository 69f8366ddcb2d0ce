import type { AgeGroup, Modality, Specialty } from "../specialties.ts";
import type { Block } from "../weekly-hours.ts";

/** What a professional tells of the own work, under the names of the columns. */
export type Profile = {
  name: string;
  specialty: Specialty;
  registration: string;
  /** Of psychiatrists. */
  rqe: string | null;
  title_form: "feminina" | "masculina";
  approach: string;
  age_group: AgeGroup;
  modality: Modality;
  address: string | null;
  district: string | null;
  schedule: string;
  description: string;
  whatsapp: string | null;
  contact_email: string | null;
  weekly_hours: Block[];
};
