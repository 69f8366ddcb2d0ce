import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { everything, type SearchFilters } from "#app/features/search/filters.ts";

type Asked = {
  specialty?: string | null | undefined;
  modality: "presencial" | "online";
  city?: string | null | undefined;
};

/** Where others are found who attend as was asked: of the specialty, in the city where one has to go there. */
export function othersLike({ specialty, modality, city }: Asked): SearchFilters {
  return {
    ...everything,
    specialty: findSpecialty(specialty)?.name ?? null,
    modality,
    city: modality === "presencial" ? (city ?? "") : "",
  };
}
