import type { Query } from "#app/shared/server-services.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether patients of this professional may be invited to a review: where the council bars testimonials nobody is. */
export async function asksForReviews(query: Query, professionalId: string) {
  if (!UUID.test(professionalId)) return false;
  const [row] = await query<{ it: boolean }>("select directory.allows_testimonials($1) as it", [professionalId]);
  return row?.it ?? false;
}
