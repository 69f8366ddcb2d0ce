import type { Query } from "#app/shared/server-services.ts";
import { type Professional, publicColumns } from "../professional.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const columns = Object.entries(publicColumns).map(([name, column]) => `p.${column} as "${name}"`);

/** A listed professional; the database shows visitors no other. */
export async function findProfessional(query: Query, id: string) {
  if (!UUID.test(id)) return undefined;
  const [row] = await query<Row>(
    `select ${columns.join(", ")}, c.slug as "citySlug", coalesce(s.allows_testimonials, false) as "asksForReviews"
     from professionals p left join cities c on c.state = p.state and c.search_key = directory.search_key(p.city)
     left join specialties s on s.name = p.specialty
     where p.id = $1 and p.is_active`,
    [id],
  );
  return row && toProfessional(row);
}

/** With what the council says of reviews: where it bars testimonials nobody is invited to one. */
type FoundProfessional = Professional & { asksForReviews: boolean };

/** As PostgreSQL's driver gives it: numeric is text. */
type Row = Omit<FoundProfessional, "rating"> & { rating: string | null };

function toProfessional(row: Row): FoundProfessional {
  return { ...row, rating: row.rating === null ? null : Number(row.rating) };
}
