import type { Modality } from "./labels.ts";
import type { HoursBlock } from "./weekly-hours.ts";

/** What everybody may read on a profile's page. */
export type Professional = {
  id: string;
  name: string;
  specialty: string;
  registration: string;
  approach: string | null;
  ageGroup: string | null;
  modality: Modality;
  address: string | null;
  district: string | null;
  city: string | null;
  citySlug: string | null;
  state: string | null;
  schedule: string;
  weeklyHours: HoursBlock[];
  description: string | null;
  whatsapp: string | null;
  contactEmail: string | null;
  verifiedAt: Date | null;
  rating: number | null;
  reviewCount: number;
  /** The object's name in the bucket of photos. */
  photo: string | null;
};
