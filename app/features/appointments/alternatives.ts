import type { Professional } from "#app/features/professionals/professional.ts";
import { findSpecialty } from "#app/features/professionals/specialties.ts";
import { everything, type SearchFilters } from "#app/features/search/filters/filters.ts";

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

type Attending = Pick<Professional, "specialty" | "modality" | "city" | "state" | "ageGroup">;

/** Where those find somebody who are not of the one age that a professional attends: of the specialty, in the city. */
export function othersOfAge({ ageGroup, modality, city, state, specialty }: Attending): SearchFilters {
  return {
    ...everything,
    specialty: findSpecialty(specialty)?.name ?? null,
    city: city && modality !== "online" ? `${city} - ${state}` : "",
    audience: ageGroup === "adultos" ? "criancas" : "adultos",
  };
}
