import { isUuid } from "#app/shared/ids.ts";
import type { Query } from "#app/shared/server-services.ts";
import { type Review, type ReviewCursor, writeCursor } from "./review.ts";

type Row = Omit<Review, "createdAt"> & { created_at: Date; moment: string };

/** The newest reviews of somebody who is listed, and the cursor of the next page where there is one. */
export async function loadReviews(
  query: Query,
  professionalId: string,
  size: number,
  after: ReviewCursor | null = null,
) {
  if (!isUuid(professionalId)) return { reviews: [], next: null };
  const rows = await query<Row>("select * from directory.reviews_page($1, $2, $3, $4)", [
    professionalId,
    after?.moment ?? null,
    after?.id ?? null,
    // One more than is shown tells whether there is more.
    size + 1,
  ]);
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    reviews: shown.map(({ created_at, moment: _, ...review }): Review => ({ ...review, createdAt: created_at })),
    next: rows.length > size && last ? writeCursor(last) : null,
  };
}

/** How many gave one star, two, … five. */
export async function loadStarCounts(query: Query, professionalId: string) {
  if (!isUuid(professionalId)) return [0, 0, 0, 0, 0];
  const [row] = await query<{ counts: number[] }>("select directory.star_counts($1) as counts", [professionalId]);
  return row?.counts ?? [0, 0, 0, 0, 0];
}
