import { expect } from "vitest";
import { keptData } from "#app/features/privacy/kept-data.ts";
import { signIn } from "../testing/account-scene.ts";
import { call, operator } from "../testing/operator-scene.ts";
import { bookable, pastAppointment, review } from "../testing/review-scene.ts";
import { completeProfile, type Row, test, visitor } from "../testing/scene.ts";

/** Where a table's rows are in an export, or why they are not. */
type Place = { at: string; plant?: string } | { because: string };

const secret = { because: "a secret or its hash, which says nothing of a person" };
const brief = { because: "minutes long, within one sign-in" };
const ownsNothing = { because: "only moments at which the service looks again" };

/** `plant` makes a row of the account or its profile, where the scene has none yet. */
const professionals: Record<string, Place> = {
  "auth.users": { at: "account.email" },
  "auth.identities": {
    at: "account.sign_in_methods",
    plant: `insert into auth.identities (id, user_id, provider, provider_id, identity_data)
      values (gen_random_uuid(), :account, 'email', :account::text, '{}')`,
  },
  "auth.mfa_factors": {
    at: "account.second_factors",
    plant: `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
      values (gen_random_uuid(), :account, 'totp', 'unverified', now(), now(), 'SECRET')`,
  },
  "auth.mfa_challenges": brief,
  "auth.mfa_amr_claims": { at: "traces.sign_ins" },
  "auth.one_time_tokens": secret,
  "auth.flow_state": brief,
  "auth.sessions": { at: "sessions" },
  "auth.refresh_tokens": secret,
  "auth.audit_log_entries": {
    at: "traces.account_events",
    plant: `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
      values (gen_random_uuid(), json_build_object('actor_id', :account::text, 'action', 'login'), now(), '203.0.113.7')`,
  },
  "auth.rate_limits": { because: "keyed hashes of a day, which the account cannot be found by" },
  "directory.recovery_codes": {
    at: "account.unused_recovery_codes",
    plant: `insert into directory.recovery_codes (user_id, code_hash, factor_id)
      values (:account, 'x', gen_random_uuid())`,
  },
  "directory.recovery_failures": {
    at: "traces.recovery_failures",
    plant: "insert into directory.recovery_failures (user_id, failures, since) values (:account, 1, now())",
  },
  "directory.factor_removals": {
    at: "traces.factor_removal_at",
    plant: "insert into directory.factor_removals (user_id, due_at) values (:account, now())",
  },
  "directory.known_devices": {
    at: "traces.known_devices",
    plant: "insert into directory.known_devices (user_id, device) values (:account, repeat('a', 64))",
  },
  "directory.sign_in_networks": {
    at: "traces.sign_in_networks",
    plant: "insert into directory.sign_in_networks (user_id, network) values (:account, 'rede')",
  },
  "directory.protection_links": {
    at: "traces.protection_links",
    plant: `insert into directory.protection_links (token_hash, user_id, drops_factor, expires_at)
      values ('x', :account, false, now())`,
  },
  "directory.former_accounts": { because: "of accounts that are gone, as keyed hashes" },
  "directory.payer_marks": {
    at: "traces.has_payer_mark",
    plant: "insert into directory.payer_marks (user_id, mark) values (:account, 'x')",
  },
  "directory.profiles": { at: "profile.name" },
  "directory.memberships": { at: "membership.subscription_status" },
  "directory.date_hours": {
    at: "activity.date_hours",
    plant: `insert into directory.date_hours (professional_id, kind, day, starts, ends)
      values (:profile, 'closed', current_date + 1, '08:00', '12:00')`,
  },
  "directory.time_off": {
    at: "activity.time_off",
    plant: `insert into directory.time_off (professional_id, starts_on, ends_on)
      values (:profile, current_date + 1, current_date + 2)`,
  },
  "directory.held_texts": { at: "profile.held_texts" },
  "directory.word_flags": { at: "traces.flagged_words" },
  "directory.availability": ownsNothing,
  "directory.calendar_sources": {
    at: "calendars",
    plant:
      "insert into directory.calendar_sources (professional_id, address) values (:profile, 'https://exemplo.org/a.ics')",
  },
  "directory.busy_times": {
    at: "calendars.0.busy_times",
    plant: `insert into directory.busy_times (source_id, professional_id, starts_at, ends_at)
      select s.id, s.professional_id, now(), now() + interval '1 hour' from directory.calendar_sources s
      where s.professional_id = :profile`,
  },
  "directory.rooms": {
    at: "rooms.room",
    plant: "insert into directory.rooms (professional_id, address) values (:profile, 'https://sala.exemplo.org/ana')",
  },
  "directory.appointment_rooms": {
    at: "rooms.appointments",
    plant: `with a as (
        insert into appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email)
        values (:profile, 'confirmed', now() + interval '1 day', now() + interval '25 hours', 'online', 'Maria', 'm@e.br')
        returning id)
      insert into directory.appointment_rooms (appointment_id, address) select a.id, 'https://sala.exemplo.org/1' from a`,
  },
  "billing.payers": {
    at: "payer.name",
    plant: "insert into billing.payers (account_id, name) values (:account, 'Clínica Luz')",
  },
  "directory.calendar_feeds": {
    at: "traces.calendar_address_since",
    plant: "insert into directory.calendar_feeds (professional_id, token_hash) values (:profile, 'x')",
  },
  "storage.objects": {
    at: "traces.files",
    plant: "insert into storage.objects (bucket_id, name) values ('photos', :account::text || '/foto.webp')",
  },
  "directory.verifications": { at: "registration" },
  "directory.accepted_documents": {
    at: "activity.accepted_documents",
    plant: `insert into directory.accepted_documents (user_id, kind, version)
      select :account, d.kind, d.version from directory.documents d limit 1`,
  },
  "billing.accounts": ownsNothing,
  "public.subscription_events": ownsNothing,
  "billing.demo_ledgers": { because: "the demo's play money" },
  "billing.customers": {
    at: "traces.payers",
    plant: "insert into billing.customers (provider, id, account_id) values ('demo', 'c1', :account)",
  },
  "billing.checkouts": {
    at: "traces.checkouts",
    plant: `insert into billing.checkouts (account_id, provider, method, amount, starts_at, expires_at)
      values (:account, 'demo', 'pix', 1499, now(), now())`,
  },
  "billing.subscriptions": {
    at: "payments.subscriptions",
    plant: `insert into billing.subscriptions (id, provider, account_id, method, state, state_at, since)
      values ('s1', 'demo', :account, 'card', 'open', now(), now())`,
  },
  "billing.added_days": {
    at: "payments.added_days",
    plant: "insert into billing.added_days (account_id, days) values (:account, 3)",
  },
  "directory.notices": {
    at: "notices",
    plant: "insert into directory.notices (user_id, subject) values (:account, 'terms')",
  },
  "directory.operator_reasons": {
    at: "decisions.0.reason",
    plant: `with act as (
        insert into directory.operator_log (operator_email, act, target_kind, target_id)
        values ('olga@exemplo.com.br', 'suspend', 'professional', :profile) returning id
      )
      insert into directory.operator_reasons (log_id, words) select id, 'O conselho pediu.' from act`,
  },
  "email.outbox": { at: "emails", plant: "select email.enqueue('welcome', 'ana@exemplo.com.br', '{}')" },
};

/** Of whoever asked for an appointment, reviewed, reported, or wrote to the privacy desk. */
const patients: Record<string, Place> = {
  "public.appointments": { at: "appointments.0.patient_name" },
  "directory.appointment_links": { at: "appointments.0.private_links" },
  "directory.minor_reports": {
    at: "appointments.0.reported_as_minor_at",
    plant: "insert into directory.minor_reports (appointment_id) select a.id from appointments a",
  },
  "directory.consents": { at: "appointments.0.consents.0.words" },
  "directory.request_networks": {
    at: "appointments.0.network_code",
    plant: "insert into directory.request_networks (appointment_id, network) select a.id, 'rede' from appointments a",
  },
  "public.reviews": { at: "appointments.0.review.stars" },
  "directory.review_links": { at: "appointments.0.review_link.created_at" },
  "directory.reports": { at: "reports.0.words" },
  "directory.waiting_list": {
    at: "waiting_list.0.until",
    plant: `insert into directory.waiting_list (professional_id, email, until)
      select p.id, 'maria@exemplo.com.br', current_date + 9 from directory.profiles p where p.name = 'Ana'`,
  },
  "directory.waiting_links": {
    at: "waiting_list.0.private_links",
    plant: "select directory.new_waiting_link(w.id) from directory.waiting_list w",
  },
  "directory.visitor_hits": { because: "keyed hashes of a day, which nobody can be found by" },
  "email.sendings": { because: "keyed hashes of a day, which nobody can be found by" },
  "directory.visitor_marks": { because: "keyed hashes of a day, which nobody can be found by" },
  "directory.day_salts": { because: "random, of nobody" },
  "email.outbox": { at: "emails" },
  "directory.privacy_requests": { at: "privacy_requests.0.protocol" },
  "directory.privacy_proofs": { at: "privacy_requests.0.proof_links" },
  "directory.privacy_request_appointments": { at: "privacy_requests.0.linked_appointments" },
};

const tablesOf = (...whose: string[]) =>
  keptData.filter((kept) => [kept.whose].flat().some((one) => whose.includes(one))).flatMap(({ tables }) => tables);
const planted = (places: Record<string, Place>) =>
  Object.values(places).flatMap((place) => ("plant" in place && place.plant ? [place.plant] : []));

function missing(places: Record<string, Place>, document: unknown) {
  return Object.entries(places).flatMap(([table, place]) => {
    if ("because" in place) return [];
    const found = place.at.split(".").reduce<unknown>((part, name) => (part as Row | undefined)?.[name], document);
    const isThere = found !== undefined && found !== null && found !== 0 && (!Array.isArray(found) || found.length > 0);
    return isThere ? [] : [`${table} at ${place.at}`];
  });
}

test("what a professional takes along holds every table that the page about kept data names as theirs", async ({
  scene,
}) => {
  expect(Object.keys(professionals).sort()).toEqual([...tablesOf("profissionais")].sort());
  const ana = await scene.listed("Ana", { ...completeProfile, description: "Resultado garantido." });
  const session = await signIn(scene, ana);
  for (const text of planted(professionals))
    await scene.sql(text.replaceAll(":account", `'${ana.userId}'`).replaceAll(":profile", `'${ana.professionalId}'`));
  const [row] = await scene.as(session).run("select export_my_data() as data");
  expect(missing(professionals, row?.data)).toEqual([]);
});

test("an answer to a patient holds every table that the page about kept data names as theirs", async ({ scene }) => {
  expect(Object.keys(patients).sort()).toEqual([...tablesOf("pacientes", "visitantes")].sort());
  const [ana, olga] = [await bookable(scene, "Ana"), await operator(scene)];
  const id = await pastAppointment(scene, ana);
  const [made] = await scene.sql(
    "select directory.new_review_link($2, $1) as review, directory.new_appointment_link($1, false) as link",
    [id, ana.professionalId],
  );
  await review(scene, String(made?.review), 5, "Muito atenciosa.", "Maria");
  await scene
    .as(visitor)
    .run("select directory.report('profile', $1, 'other', 'Nada bom.', 'maria@exemplo.com.br')", [ana.professionalId]);
  await scene
    .as(visitor)
    .run("select directory.make_privacy_request('access', 'Maria', 'maria@exemplo.com.br', null, array[$1])", [
      made?.link,
    ]);
  for (const text of planted(patients)) await scene.sql(text);
  await scene.sql("update directory.privacy_requests set proved_at = now()");
  const [asked] = (await call(scene, olga, "operator_requests")) as { id: string }[];
  await call(scene, olga, "operator_send_kept", asked?.id);
  const [sent] = await scene.sql("select data -> 'kept' as kept from email.outbox where kind = 'privacy-request-data'");
  expect(missing(patients, sent?.kept)).toEqual([]);
  expect(JSON.stringify(sent?.kept)).not.toMatch(/token/);
});
