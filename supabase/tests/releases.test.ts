import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { trialDays } from "#app/features/subscription/terms.ts";
import { productSchema } from "#server/database/database.ts";
import { isMigrated, migrate } from "#server/database/migrations/migrations.ts";
import { copyDatabase } from "#server/database/testing/copy-database.ts";
import { createProductDatabase } from "../seed/testing/product-database.ts";
import { describeSchema } from "./testing/describe-schema.ts";
import { readHashes, releaseTemplate, versions } from "./testing/release.ts";

let folder: string;
let fresh: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "releases-"));
  const database = await createProductDatabase();
  fresh = await describeSchema(database.owner);
  await database.drop();
});
afterAll(() => rm(folder, { recursive: true }));

test.each(versions)("what %s migrated stays as it was released", async (version) => {
  for (const [file, released] of Object.entries(await readHashes(version))) {
    const text = await readFile(join(productSchema.folder, file));
    const hash = createHash("sha256").update(text).digest("hex");
    expect(hash, `${file} is part of ${version}: write a new migration instead of changing it`).toBe(released);
  }
});

test("migrations since the last release come after it", async () => {
  const released = await Promise.all(versions.map(async (version) => Object.keys(await readHashes(version))));
  const known = new Set(released.flat());
  const newest = [...known].toSorted().at(-1) ?? "";
  const late = (await readdir(productSchema.folder)).filter((file) => !known.has(file) && file < newest);
  expect(late, "a migration must be dated after the last released one").toEqual([]);
});

describe.each(versions)("an upgrade from %s", (version) => {
  const people = {
    luana: [2, "CRM/SP 123456 + RQE 12345"],
    paulo: [2, "CRM/SP 654321"],
    ana: [1, "CRP 12345"],
    bia: [1, "registro em andamento"],
  } as const;
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sql: Sql;
  let professional: string;
  beforeAll(async () => {
    database = await createDatabase(version);
    ({ sql } = database);
    professional = await signUpAntiga(sql);
    for (const [name, [specialty, registration]] of Object.entries(people)) {
      await signUp(sql, name);
      await sql`
        update directory.profiles set specialty_id = ${specialty}, registration = ${registration}, modality = 2,
          schedule = 'Manhãs', verified_at = now() - interval '1 day' where name = ${name}`;
    }
    await sql`update directory.memberships set subscription_status = 'active', paid_until = now() + interval '60 days',
      trial_end_date = now() - interval '9 days'`;
    await migrate(sql, productSchema);
  });
  afterAll(() => database[Symbol.asyncDispose]());

  test("leads to today's schema and keeps the rows", async () => {
    expect(await isMigrated(sql, productSchema)).toBe(true);
    const rows = await sql`
      select p.name, p.rating::float8, (select count(*)::int from public.appointments a where a.professional_id = p.id) as booked
      from public.professionals p where p.id = ${professional}`;
    expect([...rows]).toEqual([{ name: "Ana Antiga", rating: 5, booked: 1 }]);
    const described = await rolledBack(sql, async (tx) => {
      await tx`select directory.delete_account(id) from auth.users`;
      return describeSchema(tx);
    });
    expect(described).toEqual(fresh);
  });

  test("lists by the registration, and gives psychiatrists days for the RQE", async () => {
    await sql`select directory.unlist_lapsed()`;
    const rows = await sql`
      select name, registration, rqe, verified_at is not null as verified,
        round(extract(epoch from listed_until - now()) / 86400)::int as days
      from directory.profiles where name = any (${Object.keys(people)}) order by name`;
    expect([...rows]).toEqual([
      { name: "ana", registration: "CRP 12345", rqe: null, verified: true, days: 67 },
      { name: "bia", registration: "registro em andamento", rqe: null, verified: true, days: null },
      { name: "luana", registration: "CRM/SP 123456", rqe: "12345", verified: true, days: 67 },
      { name: "paulo", registration: "CRM/SP 654321", rqe: null, verified: true, days: trialDays },
    ]);
  });
});

describe("an upgrade from 1.0.0 itself", () => {
  let database: Awaited<ReturnType<typeof createDatabase>>;
  let sql: Sql;
  let agreed: string;
  beforeAll(async () => {
    database = await createDatabase("1.0.0");
    ({ sql } = database);
    await sql`insert into directory.operator_log (operator_email, act, target_kind, after, why)
      values ('olga', 'decide_registration', 'professional', '{"decision": "differs", "registration": "CRP 06/1"}', 'Nome diferente.')`;
    const professional = await signUpAntiga(sql);
    const [once] = await sql`
      insert into public.appointments (professional_id, starts_at, ends_at, modality, patient_name, patient_email)
      values (${professional}, now() + interval '2 days', now() + interval '49 hours', 'online', 'Caio', 'caio@exemplo.com.br')
      returning id`;
    agreed = String(once?.id);
    for (const status of ["confirmed", "proposed"])
      await sql`update public.appointments set status = ${status} where id = ${agreed}`;
    await sql`select email.enqueue('review-received', 'ana-antiga@exemplo.com.br', '{}', 'review-received ' || id)
      from public.reviews limit 1`;
    await sql`select email.enqueue('welcome', 'ana-antiga@exemplo.com.br', '{}', 'welcome ' || id) from auth.users`;
    await sql`insert into directory.reports (kind, professional_id, review_id, reason, words)
      select t.kind, p.id, case when t.kind = 'review' then (select id from public.reviews limit 1) end, r.reason, r.reason
      from directory.profiles p, unnest(array['profile', 'review']) t (kind),
        unnest(array['false', 'offensive', 'private', 'advertising', 'other']) r (reason)`;
    await migrate(sql, productSchema);
  });
  afterAll(() => database[Symbol.asyncDispose]());

  test("takes the words out of the log of acts, and keeps the reasons beside it", async () => {
    const [line] =
      await sql`select l.after, r.words from directory.operator_log l join directory.operator_reasons r on r.log_id = l.id`;
    expect(line).toEqual({ after: { decision: "differs" }, words: "Nome diferente." });
    await expect(sql`update directory.operator_log set act = 'suspend'`).rejects.toThrow("só recebe novas linhas");
  });

  test("finds out what each email is about, and which request was once agreed on", async () => {
    const emails =
      await sql`select kind, unique_key as key, subject_kind as subject, subject_id as id from email.outbox`;
    const subjects = { appointment: /^appointment-/, review: /^review-/, null: /^welcome$/ };
    for (const [subject, kinds] of Object.entries(subjects)) {
      const about = emails.filter((email) => String(email.subject) === subject);
      expect(about, subject).not.toEqual([]);
      for (const { kind, key, id } of about) {
        expect(kind).toMatch(kinds);
        if (id) expect(key.split(" ")).toContain(id);
      }
    }
    const appointments = await sql`select id, agreed_at is not null as is_agreed from public.appointments`;
    expect(appointments).toHaveLength(2);
    for (const { id, is_agreed } of appointments) expect(is_agreed).toBe(id === agreed);
  });

  test("gives reported profiles the reasons of profiles, and reviews keep theirs", async () => {
    const reports = await sql`select kind, words, reason from directory.reports order by kind, words`;
    const reasons = (kind: string) =>
      Object.fromEntries(reports.filter((report) => report.kind === kind).map(({ words, reason }) => [words, reason]));
    const kept = {
      false: "false",
      offensive: "offensive",
      private: "private",
      advertising: "advertising",
      other: "other",
    };
    expect(reasons("review")).toEqual(kept);
    const changed = { false: "registration", offensive: "conduct", private: "other", advertising: "conduct" };
    expect(reasons("profile")).toEqual({ ...changed, other: "other" });
  });
});

/** A database as that release has made it. */
async function createDatabase(version: string) {
  const host = inject("postgresHost");
  const name = `release_${randomBytes(6).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  await copyDatabase({ admin, host, name, ...releaseTemplate(folder, version) });
  const sql = postgres({ host, user: "postgres", database: name, max: 1, onnotice() {} });
  return {
    sql,
    async [Symbol.asyncDispose]() {
      await sql.end({ timeout: 1 });
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end();
    },
  };
}

async function signUp(sql: Sql, name: string) {
  const email = `${name.replace(" ", "-").toLowerCase()}@exemplo.com.br`;
  const [user] = await sql`insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), ${email}, ${sql.json({ name })}) returning id`;
  const [profile] = await sql`select id from directory.profiles where user_id = ${user?.id}`;
  return String(profile?.id);
}

/** A person with an appointment and a review. */
async function signUpAntiga(sql: Sql) {
  const professional = await signUp(sql, "Ana Antiga");
  await sql`
    insert into public.appointments (professional_id, starts_at, ends_at, modality, patient_name, patient_email)
    values (${professional}, now() + interval '1 day', now() + interval '25 hours', 'online', 'Bia', 'bia@exemplo.com.br')`;
  // The second one showed and counted; today it only shows.
  await sql`
    insert into public.reviews (professional_id, stars, source)
    values (${professional}, 5, 'appointment'), (${professional}, 1, 'contact')`;
  return professional;
}

async function rolledBack<Result>(sql: Sql, act: (tx: Sql) => Promise<Result>) {
  const connection = await sql.reserve();
  await connection`begin`;
  try {
    return await act(connection);
  } finally {
    await connection`rollback`;
    connection.release();
  }
}
