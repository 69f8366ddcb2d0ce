import { cardTimes } from "#app/features/availability/card-times.ts";
import type { Availability } from "#app/features/availability/slots.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/registration/titles.ts";
import { formatMonth } from "#app/shared/formats.ts";
import { isUuid } from "#app/shared/ids.ts";
import type { Query } from "#app/shared/server-services.ts";
import type { CompactProfessional } from "../results/compact-card.tsx";
import { rotationDay } from "../results/cursor.ts";

const MOST_OTHERS = 4;
type Computed = "title" | "times" | "rating" | "verifiedOn";

/** As PostgreSQL's driver gives it: numeric is text. */
type Row = Omit<CompactProfessional, Computed> &
  TitleFacts & { availability_facts: Availability; rating: string | null; verified_at: Date | null };

/** Up to four of the same specialty with a free time: of the same city, or online; in the day's order. */
export async function loadOthers(query: Query, id: string, now: Date): Promise<CompactProfessional[]> {
  if (!isUuid(id)) return [];
  const rows = await query<Row>(
    `select o.id, o.name, o.specialty, o.registration, o.rqe, o.title_form as "titleForm", o.modality, o.city, o.photo,
       o.availability_facts, p.rating, p.review_count as "reviewCount", p.verified_at
     from directory.others_like($1, $2::date) with ordinality as o join professionals p on p.id = o.id
     order by o.ordinality`,
    [id, rotationDay(now)],
  );
  const others = rows.map((row) => toOther(row, now)).filter(({ times }) => times?.days.length);
  return others.slice(0, MOST_OTHERS);
}

function toOther(row: Row, now: Date): CompactProfessional {
  const { id, name, specialty, modality, city, photo, rating, reviewCount } = row;
  return {
    ...{ id, name, specialty, modality, city, photo, reviewCount },
    title: introduce(row),
    rating: rating === null ? null : Number(rating),
    verifiedOn: row.verified_at && formatMonth(row.verified_at),
    times: cardTimes(row.availability_facts, now.getTime()),
  };
}
