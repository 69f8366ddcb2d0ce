import type { Query } from "#app/shared/server-services.ts";
import type { Professional } from "../professional.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A listed professional; the database shows visitors no other. */
export async function findProfessional(query: Query, id: string) {
  if (!UUID.test(id)) return undefined;
  const [row] = await query<Row>(
    `select p.id, p.name, p.specialty, p.registration, p.approach, p.age_group as "ageGroup", p.modality, p.address,
       p.district, p.city, p.state, p.schedule, p.weekly_hours as "weeklyHours", p.description, p.whatsapp,
       p.contact_email as "contactEmail", p.verified_at as "verifiedAt", p.rating, p.review_count as "reviewCount",
       c.slug as "citySlug", p.photo
     from professionals p left join cities c on c.state = p.state and c.search_key = directory.search_key(p.city)
     where p.id = $1 and p.is_active`,
    [id],
  );
  return row && toProfessional(row);
}

/** As PostgreSQL's driver gives it: numeric is text. */
type Row = Omit<Professional, "rating"> & { rating: string | null };

function toProfessional(row: Row): Professional {
  return { ...row, rating: row.rating === null ? null : Number(row.rating) };
}
