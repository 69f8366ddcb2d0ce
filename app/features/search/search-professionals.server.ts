import type { Modality } from "#app/features/professionals/labels.ts";
import type { ServerServices } from "#app/shared/server-context.ts";
import { availabilityMask } from "./availability.ts";
import { type Cursor, rotationDay, writeCursor } from "./cursor.ts";
import { excerpt } from "./excerpt.ts";
import type { SearchFilters } from "./filters.ts";
import type { FoundPage, FoundProfessional } from "./found.ts";

export const PAGE_SIZE = 20;

type Query = ServerServices["queryAsVisitor"];

/** One page of results in the fair daily order, and how many there are in all. */
export async function searchProfessionals(
  query: Query,
  filters: SearchFilters,
  after: Cursor | undefined,
  now: Date,
): Promise<FoundPage> {
  const day = after?.day ?? rotationDay(now);
  const wanted = [
    filters.specialty,
    filters.modality,
    filters.city || null,
    filters.radius,
    availabilityMask(filters.weekday, filters.period),
  ];
  const [rows, [total]] = await Promise.all([
    // One more than shown: it tells whether there is a next page.
    query<FoundRow>("select * from search_professionals($1, $2, $3, $4, $5, $6, $7, $8, $9)", [
      ...wanted,
      PAGE_SIZE + 1,
      after?.rank ?? null,
      after?.id ?? null,
      day,
    ]),
    query<{ count: string }>("select count_professionals($1, $2, $3, $4, $5) as count", wanted),
  ]);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    professionals: shown.map(toFound),
    total: Number(total?.count ?? 0),
    next: last ? writeCursor({ day, rank: last.rank, id: last.id }) : null,
  };
}

/** As PostgreSQL's driver gives it: numeric is text. */
export type FoundRow = Omit<FoundProfessional, "rating" | "isVerified" | "reviewCount"> & {
  modality: Modality;
  verified_at: Date | null;
  rating: string | null;
  review_count: number;
  rank: number;
};

/** Texts are cut to what a card shows: they travel twice, as HTML and as data. */
export function toFound({ verified_at, rating, review_count, rank: _, ...row }: FoundRow): FoundProfessional {
  return {
    ...row,
    schedule: excerpt(row.schedule, 120),
    description: excerpt(row.description, 240),
    rating: rating === null ? null : Number(rating),
    reviewCount: review_count,
    isVerified: verified_at !== null,
  };
}
