import type { ISql } from "postgres";
import { type Availability, freeSlots } from "#app/features/availability/slots.ts";
import { addDays, DEFAULT_ZONE, dayIn } from "#app/shared/time-zones.ts";
import { domain } from "./people/contacts.ts";
import { Random } from "./people/random.ts";
import { insertConsents } from "./refresh-appointments.ts";

type Listed = { id: string; facts: Availability };

const seed = 29;
/** By this the demo knows its own time off. */
const reason = "Agenda cheia";
/** Its own appointments have ids from here on. */
const firstId = "be7e5da0-0000-4000-b000-000000000000";
const lastId = "be7e5da0-0000-4000-b000-ffffffffffff";
/** For how many more days somebody may be full. */
const fullDays = [0, 0, 0, 1, 1, 1, 2, 3, 4, 6, 8];
const patients = [
  "Adriana Melo",
  "Caio Pires",
  "Débora Lins",
  "Edson Faria",
  "Lara Campos",
  "Nilton Rocha",
  "Sônia Dias",
];

/**
 * Free times as different as people's: of those outside the cast some are full for days, some have single times taken.
 * As of now, at the first start of a day. Patients gave a telephone number, so that nobody gets an email.
 */
export async function refreshCalendars(sql: ISql) {
  const now = Date.now();
  const today = dayIn(now, DEFAULT_ZONE);
  const [fresh] = await sql`
    select 1 from directory.time_off where reason = ${reason} and starts_on >= ${today}::date limit 1`;
  if (fresh) return;
  await sql`delete from directory.time_off where reason = ${reason}`;
  await sql`delete from public.appointments where id between ${firstId} and ${lastId}`;
  const people = await sql<Listed[]>`
    select p.id, p.availability_facts as facts from directory.listed_profiles p
    join directory.profiles o on o.id = p.id
    join auth.users u on u.id = o.user_id and u.encrypted_password = '' and u.email like ${`%@${domain}`}
    order by p.id`;
  await insertCalendars(sql, drawCalendars(people, today, now));
}

function drawCalendars(people: readonly Listed[], today: string, now: number) {
  const random = new Random(seed);
  const timeOff: { professional_id: string; ends_on: string }[] = [];
  const booked: {
    id: string;
    professional_id: string;
    starts: number;
    ends: number;
    modality: string;
    patient: string;
  }[] = [];
  for (const [index, { id: professional_id, facts }] of people.entries()) {
    random.moveTo(index + Date.parse(today) / 86_400_000);
    const full = random.chance(0.4) ? [{ startsOn: today, endsOn: addDays(today, random.pick(fullDays)) }] : [];
    timeOff.push(...full.map(({ endsOn }) => ({ professional_id, ends_on: endsOn })));
    if (!random.chance(0.4)) continue;
    const slots = freeSlots({ ...facts, timeOff: [...facts.timeOff, ...full] }, now, { mostDays: 2 }).slice(0, 8);
    for (const { startsAt: starts, endsAt: ends, modality } of slots) {
      if (!random.chance(0.3)) continue;
      const id = firstId.slice(0, -12) + booked.length.toString(16).padStart(12, "0");
      const way = modality === "ambos" ? random.pick(["presencial", "online"]) : modality;
      booked.push({ id, professional_id, starts, ends, modality: way, patient: random.pick(patients) });
    }
  }
  return { today, timeOff, booked };
}

async function insertCalendars(sql: ISql, { today, timeOff, booked }: ReturnType<typeof drawCalendars>) {
  await sql`
    insert into directory.time_off (professional_id, starts_on, ends_on, reason)
    select r.professional_id, ${today}::date, r.ends_on, ${reason}
    from jsonb_to_recordset(${sql.json(timeOff)}) as r (professional_id uuid, ends_on date)
    on conflict do nothing`;
  await sql`
    insert into public.appointments (id, professional_id, status, starts_at, ends_at, modality, patient_name,
      patient_whatsapp, patient_zone, created_at, updated_at)
    select r.id, r.professional_id, 'confirmed', to_timestamp(r.starts / 1000), to_timestamp(r.ends / 1000), r.modality,
      r.patient, '11900000300', directory.default_zone(), now() - interval '3 days', now() - interval '3 days'
    from jsonb_to_recordset(${sql.json(booked)})
      as r (id uuid, professional_id uuid, starts float8, ends float8, modality text, patient text)
    on conflict do nothing`;
  await insertConsents(
    sql,
    booked.map(({ id }) => id),
  );
}
