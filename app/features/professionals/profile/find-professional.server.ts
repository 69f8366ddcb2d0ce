import { isUuid } from "#app/shared/ids.ts";
import type { Query } from "#app/shared/server-services.ts";
import { type Professional, publicColumns } from "../professional.ts";

const columns = Object.entries(publicColumns).map(([name, column]) => `p.${column} as "${name}"`);

const listed = `
  select ${columns.join(", ")}, c.slug as "citySlug", coalesce(s.allows_testimonials, false) as "asksForReviews"
  from professionals p left join cities c on c.state = p.state and c.search_key = directory.search_key(p.city)
  left join specialties s on s.name = p.specialty
  where p.is_active`;

/** A listed professional; the database shows visitors no other. */
export async function findProfessional(query: Query, id: string) {
  if (!isUuid(id)) return undefined;
  const [row] = await query<Row>(`${listed} and p.id = $1`, [id]);
  return row && toProfessional(row);
}

/** Those of a list who are listed, in its order. The ids are checked ones (favourite-list.ts). */
export async function findProfessionals(query: Query, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await query<Row>(`${listed} and p.id = any ($1::uuid[])`, [`{${ids.join(",")}}`]);
  const byId = new Map(rows.map((row) => [row.id, toProfessional(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** With what the council says of reviews: where it bars testimonials nobody is invited to one. */
type FoundProfessional = Professional & { asksForReviews: boolean };

/** As PostgreSQL's driver gives it: numeric is text. */
type Row = Omit<FoundProfessional, "rating"> & { rating: string | null };

function toProfessional(row: Row): FoundProfessional {
  return { ...row, rating: row.rating === null ? null : Number(row.rating) };
}
