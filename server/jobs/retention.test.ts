import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Sql } from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { retention } from "#app/features/privacy/retention.generated.ts";
import type { Kept } from "#app/features/privacy/retention.ts";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { authLifetimes } from "../configure-gateway.ts";
import { cleanUpAuth } from "../gateway/auth/clean-up.ts";
import { createGatewayDatabase } from "../gateway/testing/gateway-database.ts";
import { allJobs } from "./all-jobs.ts";
import type { JobDeps } from "./define-job.ts";

let database: ProductDatabase;
let owner: Sql;
let user: string;
let professional: string;
beforeAll(async () => {
  database = await createProductDatabase();
  owner = database.owner;
});
afterAll(() => database.drop());
beforeEach(async () => {
  user = randomUUID();
  await owner`insert into auth.users (id, email, raw_user_meta_data) values (${user}, ${`${user}@exemplo.com.br`}, '{"name": "Ana"}')`;
  const [profile] = await owner`select id from directory.profiles where user_id = ${user}`;
  professional = String(profile?.id);
});

/** A moment before now by the period and a minute, or by a minute less. */
type Age = "older" | "younger";
const moment = (what: Kept, age: Age) =>
  owner`now() - directory.kept_for(${what}) - ${age === "older" ? "1 minute" : "-1 minute"}::interval`;

type Case = {
  job: string;
  /** Makes a row of that age, and says which it is. */
  make(age: Age): Promise<unknown>;
  /** What is left of them. */
  left(): Promise<readonly unknown[]>;
};

const hash = (age: Age) => (age === "older" ? "a" : "b").repeat(64);
const logId = async (what: Kept, age: Age) => {
  const [line] = await owner`
    insert into directory.operator_log (at, operator_email, act, target_kind)
    values (${moment(what, age)}, ${age}, 'suspend', 'professional') returning id`;
  return Number(line?.id);
};

/** Everything that a job of ours purges by its age. */
const cases: Partial<Record<Kept, Case>> = {
  appointments: {
    job: "purge-patients",
    make: (age) => owner`
      insert into public.appointments (professional_id, status, modality, patient_name, patient_email, wish, ended_at, ended_by)
      values (${professional}, 'declined', 'online', ${age}, 'm@exemplo.com.br', 'cedo', ${moment("appointments", age)}, 'professional')`,
    left: () => owner`select patient_name as age from public.appointments`,
  },
  charges: {
    job: "purge-payments",
    make: (age) => owner`
      insert into billing.history (account_id, at, cause, facts, status_before, status)
      values (gen_random_uuid(), ${moment("charges", age)}, ${age}, '[]', 'trial', 'active')`,
    left: () => owner`select cause as age from billing.history`,
  },
  devices: {
    job: "purge-devices",
    make: (age) => owner`insert into directory.known_devices (user_id, device, last_seen_at)
      values (${user}, ${hash(age)}, ${moment("devices", age)})`,
    left: () =>
      owner`select case when device ~ 'a' then 'older' else 'younger' end as age from directory.known_devices`,
  },
  known_networks: {
    job: "purge-devices",
    make: (age) => owner`insert into directory.sign_in_networks (user_id, network, last_seen_at)
      values (${user}, ${age}, ${moment("known_networks", age)})`,
    left: () => owner`select network as age from directory.sign_in_networks`,
  },
  emails: {
    job: "purge-emails",
    make: (age) => owner`insert into email.outbox (kind, recipient, data, due_at, expires_at, sent_at, created_at)
      values (${age}, 'a@exemplo.com.br', '{}', now(), now(), now(), ${moment("emails", age)})`,
    left: () => owner`select kind as age from email.outbox where sent_at is not null`,
  },
  erasures: {
    job: "purge-registers",
    make: (age) => owner`insert into directory.erasures (kind, id, erased_at)
      values (${age === "older" ? "review" : "account"}, gen_random_uuid(), ${moment("erasures", age)})`,
    left: () => owner`select case kind when 'review' then 'older' else 'younger' end as age from directory.erasures
      where erased_at < now() - interval '1 day'`,
  },
  former_accounts: {
    job: "purge-former-accounts",
    make: (age) => owner`insert into directory.former_accounts (mark, trial_end_date, left_at)
      values (convert_to(${age}, 'UTF8'), now(), ${moment("former_accounts", age)})`,
    left: () => owner`select convert_from(mark, 'UTF8') as age from directory.former_accounts`,
  },
  incidents: {
    job: "purge-registers",
    make: (age) => owner`
      insert into directory.incidents (incident, at, recorded_by, known_at, nature, circumstances, data_affected, people_affected)
      values (gen_random_uuid(), ${moment("incidents", age)}, ${age}, now() - interval '50 years', 'integrity', 'Perfis mudados.', 'Perfis', 'Todos')`,
    left: () => owner`select recorded_by as age from directory.incidents`,
  },
  operator_acts: {
    job: "purge-registers",
    make: (age) => logId("operator_acts", age),
    left: () => owner`select operator_email as age from directory.operator_log`,
  },
  operator_reasons: {
    job: "purge-registers",
    make: async (age) =>
      owner`insert into directory.operator_reasons (log_id, words) values (${await logId("operator_reasons", age)}, ${age})`,
    left: () => owner`select words as age from directory.operator_reasons`,
  },
  privacy_requests: {
    job: "purge-privacy-requests",
    make: (age) => owner`
      insert into directory.privacy_requests (protocol, kind, name, email, state, closed_at)
      values (directory.new_protocol(), 'other', ${age}, 'a@exemplo.com.br', 'done', ${moment("privacy_requests", age)})`,
    left: () => owner`select name as age from directory.privacy_requests`,
  },
  protection_links: {
    job: "purge-protection-links",
    async make(age) {
      await owner`select directory.new_protection_link(${user}, ${age === "older"})`;
      // As if it had been made so long ago.
      await owner`update directory.protection_links set expires_at = expires_at - (now() - (${moment("protection_links", age)}))
        where drops_factor = ${age === "older"}`;
    },
    left: () =>
      owner`select case when drops_factor then 'older' else 'younger' end as age from directory.protection_links`,
  },
  report_contacts: {
    job: "purge-report-contacts",
    make: (age) => owner`
      insert into directory.reports (kind, professional_id, reason, contact, state, closed_at)
      values ('profile', ${professional}, 'other', ${age}, 'dismissed', ${moment("report_contacts", age)})`,
    left: () => owner`select contact as age from directory.reports where contact is not null`,
  },
  unconfirmed_waiting: {
    job: "purge-patients",
    make: (age) => owner`insert into directory.waiting_list (professional_id, email, until, created_at)
      values (${professional}, ${`${age}@exemplo.com.br`}, current_date + 9, ${moment("unconfirmed_waiting", age)})`,
    left: () => owner`select split_part(email, '@', 1) as age from directory.waiting_list where confirmed_at is null`,
  },
  unused_review_links: {
    job: "purge-review-links",
    make: (age) => owner`insert into directory.review_links (token_hash, professional_id, source, expires_at)
      values (convert_to(${age}, 'UTF8'), ${professional}, 'contact', ${moment("unused_review_links", age)})`,
    left: () => owner`select convert_from(token_hash, 'UTF8') as age from directory.review_links`,
  },
  visitor_codes: {
    job: "purge-marks",
    // By the calendar of São Paulo: yesterday's and today's.
    make: (age) => owner`insert into directory.visitor_marks (day, mark)
      values ((now() at time zone 'America/Sao_Paulo')::date - ${age === "older" ? 1 : 0}::int, ${age === "older" ? 1 : 2})`,
    left: () => owner`select case mark when 1 then 'older' else 'younger' end as age from directory.visitor_marks`,
  },
  waiting_list: {
    job: "purge-patients",
    make: (age) => owner`insert into directory.waiting_list (professional_id, email, until, created_at, confirmed_at)
      values (${professional}, ${`${age}@exemplo.com.br`}, current_date + 9, ${moment("waiting_list", age)}, now())`,
    left: () =>
      owner`select split_part(email, '@', 1) as age from directory.waiting_list where confirmed_at is not null`,
  },
};

test.each(Object.entries(cases))(
  "of %s what is just older than its period goes, and what is just younger stays",
  async (_, { job, make, left }) => {
    await make("older");
    await make("younger");
    expect((await left()).length).toBe(2);
    const deps = { sql: database.connectAsLogin() } as unknown as JobDeps;
    await allJobs.find(({ name }) => name === job)?.work(deps, {}, new AbortController().signal);
    expect([...(await left())]).toEqual([{ age: "younger" }]);
  },
);

test("sessions and what happened to accounts go when their time is over, and not before", async () => {
  const gateway = await createGatewayDatabase();
  const sql = gateway.owner;
  await sql`insert into auth.users (id, email) values (${user}, 'a@exemplo.com.br')`;
  const before = (seconds: number, age: Age) =>
    sql`now() - make_interval(secs => ${seconds}) - ${age === "older" ? "1 minute" : "-1 minute"}::interval`;
  for (const age of ["older", "younger"] as const) {
    await sql`insert into auth.sessions (id, user_id, created_at, user_agent)
      values (gen_random_uuid(), ${user}, ${before(authLifetimes.inactivity, age)}, ${age})`;
    await sql`insert into auth.audit_log_entries (instance_id, id, payload, created_at)
      values (${user}, gen_random_uuid(), ${sql.json({ age })}, ${before(authLifetimes.auditLog, age)})`;
  }
  await cleanUpAuth({ ...gateway.settings, siteUrl: "http://localhost:3000", sendMail() {}, lifetimes: authLifetimes });
  expect(await sql`select user_agent from auth.sessions`).toEqual([{ user_agent: "younger" }]);
  expect(await sql`select payload ->> 'age' as age from auth.audit_log_entries`).toEqual([{ age: "younger" }]);
  await gateway.drop();
});

/** Not in the database: server/observability/access-records.test.ts, server/backup/erasures.test.ts. */
const elsewhere = ["access_records", "backups"];
/** The gateway's, above. */
const gateways = ["account_events", "sessions"];

test("every period has its purge", () => {
  expect([...Object.keys(cases), ...elsewhere, ...gateways].sort()).toEqual(Object.keys(retention).sort());
});

test("no page types a period that the table has", async () => {
  const read = (path: string) => readFile(new URL(`../../app/features/${path}`, import.meta.url), "utf8");
  const kept = (await read("privacy/kept-data.ts")).split("\n").filter((line) => line.trim().startsWith("until:"));
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((line) => /\d|\bum (dia|mês|ano)\b/i.test(line))).toEqual([]);
  expect((await read("legal/documents/privacy-tables.ts")).match(/\d+ (dias?|mês|meses|anos?)/g)).toBeNull();
});
