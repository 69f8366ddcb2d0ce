import { cardTimes } from "#app/features/availability/card-times.ts";
import type { Availability } from "#app/features/availability/slots.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/registration/titles.ts";
import type { Query } from "#app/shared/server-services.ts";
import type { CompactProfessional } from "../results/compact-card.tsx";
import { rotationDay } from "../results/cursor.ts";

const MOST_OTHERS = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Row = Omit<CompactProfessional, "title" | "times"> & TitleFacts & { availability_facts: Availability };

/** Up to four of the same specialty with a free time: of the same city, or online; in the day's order. */
export async function loadOthers(query: Query, id: string, now: Date): Promise<CompactProfessional[]> {
  if (!UUID.test(id)) return [];
  const rows = await query<Row>(
    `select id, name, specialty, registration, rqe, title_form as "titleForm", modality, city, photo, availability_facts
     from directory.others_like($1, $2::date)`,
    [id, rotationDay(now)],
  );
  const others: CompactProfessional[] = [];
  for (const row of rows) {
    if (others.length === MOST_OTHERS) break;
    const times = cardTimes(row.availability_facts, now.getTime());
    const { id: other, name, specialty, modality, city, photo } = row;
    if (times.days.length > 0)
      others.push({ id: other, name, title: introduce(row), specialty, modality, city, photo, times });
  }
  return others;
}
