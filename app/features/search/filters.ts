import { findSpecialty, type Specialty } from "#app/features/professionals/specialties.ts";
import { cut } from "#app/shared/formats.ts";
import { periods, weekdays } from "./availability.ts";

/** What a visitor asked for. It lives in the address, so that a search can be shared and works without JavaScript. */
export type SearchFilters = {
  specialty: Specialty["name"] | null;
  modality: "presencial" | "online" | null;
  /** As typed: part of a name, or "Campinas - SP". */
  city: string;
  /** Kilometres around the city; null is the city alone. */
  radius: number | null;
  weekday: number | null;
  period: number | null;
};

export const radii = [10, 25, 50, 100] as const;

const MAX_CITY = 60;

/** Takes any query string: what is unknown is ignored, what is wrong counts as not asked for. */
export function parseSearchFilters(params: URLSearchParams): SearchFilters {
  const city = cleanWords(params.get("cidade"));
  const modality = params.get("modalidade");
  const radius = Number(params.get("raio"));
  return {
    specialty: findSpecialty(params.get("especialidade"))?.name ?? null,
    modality: modality === "presencial" || modality === "online" ? modality : null,
    city,
    radius: city && radii.some((known) => known === radius) ? radius : null,
    weekday: positionOf(weekdays, params.get("dia")),
    period: positionOf(periods, params.get("periodo")),
  };
}

/** A page behind the first: where it begins, and which it is. */
export type LaterPage = { after: string; page: number };

/** The shortest address of a search: only what differs from "everything". */
export function searchHref(filters: SearchFilters, later?: LaterPage) {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | null | undefined) => value && params.set(name, String(value));
  set("especialidade", findSpecialty(filters.specialty)?.slug);
  set("modalidade", filters.modality);
  set("cidade", filters.city);
  set("raio", filters.city ? filters.radius : null);
  set("dia", filters.weekday === null ? null : weekdays[filters.weekday]?.value);
  set("periodo", filters.period === null ? null : periods[filters.period]?.value);
  set("depois", later?.after);
  set("pagina", later?.page);
  return params.size > 0 ? `/buscar?${params}` : "/buscar";
}

export function countFilters({ specialty, modality, city, weekday, period }: SearchFilters) {
  return [specialty, modality, city || null, weekday, period].filter((value) => value !== null).length;
}

/** One line, without what no name holds and the database refuses (NUL), of bounded length. */
export function cleanWords(words: string | null) {
  const line = (words ?? "").slice(0, 300).replace(/[\p{Cc}\p{Cs}\s]+/gu, " ");
  return cut(line.trim(), MAX_CITY).trim();
}

function positionOf(options: readonly { value: string }[], wanted: string | null) {
  const position = options.findIndex(({ value }) => value === wanted);
  return position < 0 ? null : position;
}

/** Which page a search's address says it is; somebody who lost the number is at least on the second. */
export function readPageNumber(params: URLSearchParams, isFirst: boolean) {
  const page = Number(params.get("pagina"));
  if (isFirst) return 1;
  return Number.isInteger(page) && page >= 2 && page < 1e6 ? page : 2;
}
