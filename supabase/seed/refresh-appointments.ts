import type { ISql } from "postgres";
import { demoAppointments } from "./appointments.ts";

/**
 * The cast's agendas as of now, at each start of the demo. What visitors asked for stays; only the demo's own are made
 * anew. Nobody gets an email for it: none of them comes into the table as a request.
 */
export async function refreshAppointments(sql: ISql) {
  await sql`delete from public.appointments where id = any (${demoAppointments.map(({ id }) => id)}::uuid[])`;
  await sql`
    with slots as materialized (
      select p.id as professional_id, s.starts_at, s.ends_at, s.modality,
        row_number() over (partition by p.id order by s.starts_at) as number
      from directory.profiles p, directory.free_slots(p.id, current_date, current_date + 10) s
      where p.id = any (${demoAppointments.map(({ professional_id }) => professional_id)}::uuid[])
    )
    insert into public.appointments (id, professional_id, status, starts_at, ends_at, wish, modality, patient_name,
      patient_email, patient_whatsapp, message, note, patient_zone, ended_by, answer_by, ended_at, created_at, updated_at,
      for_whom, has_guardian)
    select r.id, r.professional_id, case when r.status = 'requested' then 'declined' else r.status end,
      s.starts_at - back.by, s.ends_at - back.by, r.wish,
      case when r.zone is null and s.modality & 1 = 1 then 'presencial' else 'online' end, r.patient,
      r.email, r.whatsapp, r.message, r.note, coalesce(r.zone, directory.default_zone()),
      case when r.status = 'cancelled' then 'patient' end,
      case when r.status in ('requested', 'proposed') then least(now() + interval '40 hours', s.starts_at) end,
      case when r.status in ('done', 'no_show', 'cancelled') then s.ends_at - back.by end,
      now() - back.by - r.hours * interval '1 hour', now() - back.by - r.hours * interval '1 hour',
      case when r."isMinor" then 'minor' else 'self' end, coalesce(r."isMinor", false)
    from jsonb_to_recordset(${sql.json(demoAppointments)}) as r (
      id uuid, professional_id uuid, status text, slot int, "weeksBack" int, patient text, email text, whatsapp text,
      wish text, message text, note text, zone text, hours int, "isMinor" boolean)
    cross join lateral (select coalesce(r."weeksBack", 0) * interval '7 days' as by) back
    left join slots s on s.professional_id = r.professional_id and s.number = r.slot + 1
    where r.slot is null or s.starts_at is not null
    on conflict do nothing`;
  await insertConsents(
    sql,
    demoAppointments.map(({ id }) => id),
  );
  const requests = demoAppointments.filter(({ status }) => status === "requested").map(({ id }) => id);
  await sql`update public.appointments set status = 'requested' where id = any (${requests}::uuid[])`;
}

/** What patients agreed to when they asked. */
export async function insertConsents(sql: ISql, appointments: string[]) {
  await sql`
    insert into directory.consents (appointment_id, kind, version, given_at)
    select a.id, w.kind, max(w.version), a.created_at from public.appointments a, directory.consent_words w
    where a.id = any (${appointments}::uuid[]) and (w.kind <> 'guardian' or a.has_guardian)
      and (w.kind <> 'invitation' or directory.allows_testimonials(a.professional_id))
    group by a.id, w.kind`;
}
