import type { Modality } from "#app/features/professionals/labels.ts";
import type { Professional } from "#app/features/professionals/professional.ts";

/** What a card shows of a professional. */
export type FoundProfessional = {
  id: string;
  name: string;
  specialty: string;
  registration: string;
  approach: string | null;
  modality: Modality;
  district: string | null;
  city: string | null;
  schedule: string | null;
  description: string | null;
  rating: number | null;
  reviewCount: number;
  isVerified: boolean;
  /** The object's name in the bucket of photos. */
  photo: string | null;
  /** "hoje, 14:30"; null when nothing is free in the next weeks, or no hours were given. */
  nextTime: string | null;
};

export type FoundPage = {
  professionals: FoundProfessional[];
  total: number;
  /** The cursor of the next page. */
  next: string | null;
};

/** The card of a profile that is at hand, as a search would find it. */
export function toCard({ verifiedAt, ...professional }: Professional): FoundProfessional {
  return { ...professional, isVerified: verifiedAt !== null, nextTime: null };
}
