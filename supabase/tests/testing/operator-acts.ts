import { flagOf, waitingVerification } from "./operator-scene.ts";
import { type Person, type Scene, visitor } from "./scene.ts";

type Acts = Record<string, () => Promise<unknown[]> | unknown[]>;

const because = "Porque o conselho pediu.";

/** Every act of an operator, in an order in which each can be done, with this professional as its target. */
export async function actsOn(scene: Scene, person: Person, email: string): Promise<Acts> {
  await scene.sql(
    "insert into auth.sessions (id, user_id, created_at, updated_at) values (gen_random_uuid(), $1, now(), now())",
    [person.userId],
  );
  await scene.sql(
    `insert into billing.charges (id, provider, account_id, subscription_id, amount, period_start, period_end, status,
       status_at, paid_at)
     values ('c1', 'demo', $1, 's1', 1499, now(), now() + interval '1 month', 'paid', now(), now())`,
    [person.userId],
  );
  const incident = {
    ...{ knownAt: "2026-11-15T12:00:00Z", nature: "confidentiality", circumstances: "Um backup foi copiado." },
    ...{ dataAffected: "Nomes e e-mails", peopleAffected: "Profissionais" },
  };
  const [posted] = await scene.sql("select email.enqueue('welcome', $1, '{}') as message", [email]);
  await scene
    .as(visitor)
    .run("select directory.make_privacy_request('access', 'Pedro', $1, 'Quero ver meus dados.')", [email]);
  await scene.sql("update directory.privacy_requests set proved_at = now()");
  const [request] = await scene.sql("select id from directory.privacy_requests");
  const [reported] = await scene.sql(
    `insert into public.appointments (professional_id, wish, modality, patient_name, patient_whatsapp)
     values ($1, 'Uma tarde', 'online', 'Rui', '11912345678') returning id`,
    [person.professionalId],
  );
  await scene.sql("insert into directory.minor_reports (appointment_id) values ($1)", [reported?.id]);
  return {
    operator_open_card: async () => [await waitingVerification(scene, person)],
    operator_decide_registration: async () => [await waitingVerification(scene, person), "differs", because],
    operator_dismiss_flag: async () => [await flagOf(scene, person), because],
    operator_ask_correction: async () => [await flagOf(scene, person), because],
    operator_suspend: () => [person.professionalId, because],
    operator_restore: () => [person.professionalId, because],
    operator_set_rule: () => [2, "prices", false, because],
    operator_save_attribute: () => [null, "plan", "vale-saude", "Vale Saúde", "{}", "{vale}", true, because],
    operator_extend_trial: () => [person.professionalId, 5, because],
    operator_add_days: () => [person.professionalId, 3, because],
    operator_refund: () => [person.professionalId, "c1", because],
    operator_end_sessions: () => [person.professionalId, because],
    operator_remove_factor: () => [person.professionalId, because],
    operator_keep_factor: () => [person.professionalId, because],
    operator_resend_email: () => [posted?.message],
    operator_settle_minor: () => [reported?.id, true, because],
    operator_send_kept: () => [request?.id],
    operator_erase_kept: () => [request?.id, because],
    operator_close_request: () => [request?.id, true, because],
    operator_record_incident: () => [null, null, incident],
    ...(await reportActs(scene, person, because)),
  };
}

/** On what a visitor reported. */
async function reportActs(scene: Scene, { professionalId }: Person, because: string) {
  const [review] = await scene.sql(
    "insert into public.reviews (professional_id, stars, source) values ($1, 1, 'contact') returning id",
    [professionalId],
  );
  await scene
    .as(visitor)
    .run("select directory.report('review', $1, 'false', 'Nunca fui lá.', 'maria@exemplo.com.br')", [review?.id]);
  const [report] = await scene.sql("select id from directory.reports where review_id = $1", [review?.id]);
  return {
    operator_close_report: () => [report?.id, true, because],
    operator_hide_review: () => [review?.id, because, "other"],
    operator_show_review: () => [review?.id, because],
  };
}
