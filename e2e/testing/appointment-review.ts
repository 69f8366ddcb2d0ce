import { readConfig } from "../../server/config/config.ts";
import { reachDatabase } from "../../server/database/reach-database.ts";

/** The address by which a patient reviews an appointment of some hours ago, as the email brings it. */
export async function newAppointmentReview(professionalId: string) {
  const { sql, close } = await reachDatabase(readConfig({ DATA_DIR: process.env.E2E_DATA_DIR, DEMO: "1" }));
  const [appointment] = await sql`
    insert into public.appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email,
      patient_zone, ended_at, created_at)
    values (${professionalId}, 'done', now() - interval '5 hours', now() - interval '4 hours', 'online', 'Teresa',
      'teresa@exemplo.test', 'America/Sao_Paulo', now() - interval '4 hours', now() - interval '3 days')
    returning id`;
  await sql`insert into directory.consents (appointment_id, kind, version)
    select ${appointment?.id}, kind, max(version) from directory.consent_words where kind = 'invitation' group by kind`;
  const [link] = await sql`select directory.new_review_link(${professionalId}, ${appointment?.id}) as token`;
  await close();
  return `/avaliar/${link?.token}`;
}
