import type { CardTimes } from "#app/features/availability/card-times.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import type { Professional } from "#app/features/professionals/professional.ts";
import { introduce } from "#app/features/professionals/registration/titles.ts";
import { formatMonth, plural } from "#app/shared/formats.ts";
import type { SearchFilters } from "../filters/filters.ts";

/** What a card shows of a professional. */
export type FoundProfessional = {
  id: string;
  name: string;
  specialty: string;
  /** "Psicóloga, CRP 06/166340" */
  title: string;
  approach: string | null;
  modality: Modality;
  district: string | null;
  city: string | null;
  schedule: string | null;
  description: string | null;
  rating: number | null;
  reviewCount: number;
  /** "mar. de 2026"; null when no operator has found the registration in the register within a year. */
  verifiedOn: string | null;
  /** The object's name in the bucket of photos. */
  photo: string | null;
  /** Kilometres from the searched city to theirs, rounded; null where no distance was asked for. */
  distance: number | null;
  /** The next free ones; null where no hours were given. */
  times: CardTimes | null;
};

/** How many there are: exact, unless there are more. */
type Total = { total: number; isMore: boolean };

export type FoundPage = Total & {
  professionals: FoundProfessional[];
  /** Other than the day's rotation; none where nobody could put them so. */
  order?: SearchFilters["order"];
  /** The cursor of the next page. */
  next: string | null;
};

/** "1 profissional encontrado", "Mais de 1.000 profissionais encontrados" */
export function foundWords({ total, isMore }: Total) {
  return `${isMore ? "Mais de " : ""}${plural(total, "profissional encontrado", "profissionais encontrados")}`;
}

/** What the button of the sheet of filters leads to. */
export function seeWords({ total, isMore }: Total) {
  return total > 0
    ? `Ver ${isMore ? "mais de " : ""}${plural(total, "profissional", "profissionais")}`
    : "Ver outras opções";
}

/** The card of a profile that is at hand, as a search would find it. */
export function toCard({ verifiedAt, ...professional }: Professional): FoundProfessional {
  return {
    ...professional,
    title: introduce(professional),
    verifiedOn: verifiedAt && formatMonth(verifiedAt),
    distance: null,
    times: null,
  };
}
