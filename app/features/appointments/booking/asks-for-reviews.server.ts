import type { Query } from "#app/shared/server-services.ts";

/** Whether patients of this professional may be invited to a review: where the council bars testimonials nobody is. */
export async function asksForReviews(query: Query, professionalId: string) {
  const [row] = await query<{ it: boolean }>("select directory.allows_testimonials($1) as it", [professionalId]);
  return row?.it ?? false;
}
