import { nextTime } from "#app/features/availability/next-time.ts";
import type { Availability } from "#app/features/availability/slots.ts";
import type { Modality } from "#app/features/professionals/labels.ts";
import { introduce, type TitleFacts } from "#app/features/professionals/titles.ts";
import type { Query } from "#app/shared/server-services.ts";
import { rotationDay } from "../results/cursor.ts";

const MOST_OTHERS = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What the foot of a profile shows of somebody else. */
export type Other = {
  id: string;
  name: string;
  title: string;
  specialty: string;
  modality: Modality;
  city: string | null;
  photo: string | null;
  nextTime: string;
};

type Row = Omit<Other, "title" | "nextTime"> & TitleFacts & { availability_facts: Availability };

/** Up to four of the same specialty with a free time: of the same city, or online; in the day's order. */
export async function loadOthers(query: Query, id: string, now: Date): Promise<Other[]> {
  if (!UUID.test(id)) return [];
  const rows = await query<Row>(
    `select id, name, specialty, registration, rqe, title_form as "titleForm", modality, city, photo, availability_facts
     from directory.others_like($1, $2::date)`,
    [id, rotationDay(now)],
  );
  const others: Other[] = [];
  for (const { availability_facts, ...row } of rows) {
    const next = others.length < MOST_OTHERS && nextTime(availability_facts, now.getTime());
    if (!next) continue;
    const { name, specialty, modality, city, photo } = row;
    others.push({ id: row.id, name, title: introduce(row), specialty, modality, city, photo, nextTime: next });
  }
  return others;
}
