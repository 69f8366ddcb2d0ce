import type { Sql, TransactionSql } from "postgres";
import { createPasswordHasher } from "#server/gateway/auth/sign-in/password-hash.ts";
import type { FileStore } from "#server/gateway/storage/files/file-store.ts";
import { attributesOfRow } from "./attributes.ts";
import { cast, demoPassword } from "./cast/cast.ts";
import { refreshCast } from "./cast/refresh-cast.ts";
import { readCities } from "./cities.ts";
import { type DemoRow, demoRows } from "./demo-rows.ts";
import { fillFees } from "./fees.ts";
import { describePhotos, insertPhotos, type Photo, storePhotos } from "./portraits.ts";
import { refreshCalendars } from "./refresh-calendars.ts";
import { demoReviews, ratingsOf } from "./reviews.ts";

/** The same key in every process. */
const seedLock = 7_240_003;

/** Kept where the Supabase CLI keeps which seed files it has run. */
const marker = { path: "supabase/seed/seed-demo.ts", hash: "3" };

/**
 * Fills a database with the demo's people, once; afterwards, and on every later call, the cast's situations
 * are true as of now. As the owner of the schema. Their pictures go into `files`, where the storage is this product's.
 * Returns whether people were added.
 */
export async function seedDemo(sql: Sql, files?: FileStore) {
  if (await isSeeded(sql)) {
    await sql.begin(refresh);
    return false;
  }
  const [passwordHash, cities] = await Promise.all([createPasswordHasher().hash(demoPassword), readCities(sql)]);
  const rows = demoRows(cities);
  const photos = files ? await describePhotos(rows) : [];
  return sql.begin(async (tx) => {
    await takeTurn(tx);
    const isNew = !(await isSeeded(tx));
    // Files and rows at the same time: a row shows when it is committed, and then its file is there.
    if (isNew) await Promise.all([fill(tx, rows, passwordHash, photos), files && storePhotos(files, photos)]);
    await refresh(tx);
    return isNew;
  });
}

async function fill(tx: TransactionSql, rows: DemoRow[], passwordHash: string, photos: Photo[]) {
  await insertAccounts(tx, rows, passwordHash);
  await fillMemberships(tx, rows);
  await fillProfiles(tx, rows, photos);
  await fillFees(tx);
  await insertPhotos(tx, photos);
  await insertReviews(tx, rows);
  await insertCounts(tx);
  await mark(tx);
}

async function refresh(tx: TransactionSql) {
  await takeTurn(tx);
  await refreshCast(tx);
  await refreshCalendars(tx);
}

/** Of two processes that start together the second finds everything done, or does it again. */
async function takeTurn(tx: TransactionSql) {
  await tx`select pg_advisory_xact_lock(${seedLock})`;
}

async function isSeeded(sql: Sql | TransactionSql) {
  // Not to_regclass: after waiting for the lock it may still remember that there was no such table.
  const [table] = await sql`
    select 1 from pg_tables where schemaname = 'supabase_migrations' and tablename = 'seed_files'`;
  if (!table) return false;
  const [row] = await sql`select 1 from supabase_migrations.seed_files where path = ${marker.path}`;
  return row !== undefined;
}

async function mark(tx: TransactionSql) {
  await tx`create schema if not exists supabase_migrations`;
  await tx`create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null)`;
  await tx`alter table supabase_migrations.seed_files enable row level security`;
  await tx`insert into supabase_migrations.seed_files ${tx(marker)}`;
}

/** As the auth service makes them. Whoever has taken an address already keeps it. */
async function insertAccounts(tx: TransactionSql, rows: DemoRow[], passwordHash: string) {
  const accounts = rows.map(({ user_id, email, name, is_cast, joined }) => ({
    ...{ user_id, email, joined, password: is_cast ? passwordHash : "", is_cast },
    metadata: { sub: user_id, email, email_verified: true, phone_verified: false },
    name,
  }));
  await tx`
    insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
      raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at,
      confirmation_token, recovery_token, email_change_token_new, email_change)
    select '00000000-0000-0000-0000-000000000000', a.user_id, 'authenticated', 'authenticated', a.email, a.password,
      now() - a.joined * interval '1 day', '{"provider": "email", "providers": ["email"]}',
      jsonb_build_object('name', a.name) || a.metadata, false, now() - a.joined * interval '1 day', now(), '', '', '', ''
    from jsonb_to_recordset(${tx.json(accounts)})
      as a (user_id uuid, email text, joined int, password text, metadata jsonb, name text)
    on conflict do nothing`;
  await tx`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    select u.id, 'email', u.id::text, a.metadata, u.created_at, u.created_at, u.created_at
    from jsonb_to_recordset(${tx.json(accounts.filter((account) => account.is_cast))})
      as a (user_id uuid, metadata jsonb)
    join auth.users u on u.id = a.user_id
    on conflict do nothing`;
}

/** Before the profiles, which look at them. The people outside the cast have paid for years: a demo may run long. */
async function fillMemberships(tx: TransactionSql, rows: DemoRow[]) {
  const memberships = rows.map(({ user_id, is_paying, joined }) => ({ user_id, is_paying, joined }));
  await tx`
    update directory.memberships m set
      subscription_status = case when r.is_paying then 'active' else 'inactive' end,
      trial_end_date = now() + (10 - r.joined) * interval '1 day',
      paid_until = now() + case when r.is_paying then interval '20 years' else interval '-15 days' end
    from jsonb_to_recordset(${tx.json(memberships)}) as r (user_id uuid, is_paying boolean, joined int)
    where m.user_id = r.user_id and r.is_paying is not null`;
}

/** Over the empty ones that the database made with the accounts. With the rating that the reviews will give them. */
async function fillProfiles(tx: TransactionSql, people: DemoRow[], photos: Photo[]) {
  const ratings = ratingsOf(demoReviews(people));
  const photoOf = new Map(photos.map(({ user_id, photo }) => [user_id, photo]));
  // All at once: each time that a profile is written, everything that follows from it is made anew.
  const rows = people.map((row) => ({
    ...{ ...row, ...ratings.get(row.id), photo: photoOf.get(row.user_id) },
    ...attributesOfRow(row),
  }));
  await tx`
    update directory.profiles p set
      id = r.id, name = r.name, specialty_id = r.specialty_id, registration = r.registration, rqe = r.rqe,
      title_form = r.title_form, rqe_deadline = now() + r.rqe_days * interval '1 day', approach = r.approach,
      age_group = r.age_group, modality = r.modality, address = r.address, district = r.district, city_id = r.city_id,
      schedule = r.schedule, description = r.description, whatsapp = r.whatsapp, contact_email = r.contact_email,
      weekly_hours = r.weekly_hours, rank = r.rank, verified_at = now() - r.verified * interval '1 day',
      created_at = now() - r.joined * interval '1 day',
      consultation_minutes = r.consultation_minutes, photo = coalesce(p.photo, r.photo),
      review_count = coalesce(r.review_count, 0), rating = r.rating, booking_rules = coalesce(r.booking_rules, '{}'),
      themes = r.themes, health_plans = r.health_plans, languages = r.languages, accessibility = r.accessibility
    from jsonb_to_recordset(${tx.json(rows as never)}) as r (
      id uuid, user_id uuid, name text, specialty_id smallint, registration text, rqe text, title_form text, rqe_days int, approach text, age_group text,
      modality smallint, address text, district text, city_id int, schedule text, description text, whatsapp text,
      contact_email text, weekly_hours jsonb, rank int, verified int, joined int, consultation_minutes smallint,
      photo text, review_count int, rating numeric, booking_rules jsonb,
      themes text[], health_plans text[], languages text[], accessibility text[])
    where p.user_id = r.user_id`;
  // Their registrations came in one after the other in the last days.
  await tx`
    update directory.verifications v set asked_at = now() - abs(hashtext(v.professional_id::text)::bigint) % 4000 * interval '1 minute'
    where v.state = 'waiting'`;
}

/** The database compares rating and count with them, and finds them right: nothing is written twice. */
async function insertReviews(tx: TransactionSql, rows: DemoRow[]) {
  const { professional_id, stars, author, comment, answer, source, minutes } = demoReviews(rows);
  await tx`
    insert into public.reviews (professional_id, stars, author, comment, answer, answered_at, source, created_at)
    select p.id, r.stars, r.author, r.comment, r.answer,
      case when r.answer is not null then now() - r.minutes * 0.9 * interval '1 minute' end, r.source,
      now() - r.minutes * interval '1 minute'
    from unnest(${professional_id}::uuid[], ${stars}::smallint[], ${author}::text[], ${comment}::text[],
      ${answer}::text[], ${source}::text[], ${minutes}::int[])
      as r (professional_id, stars, author, comment, answer, source, minutes)
    join directory.profiles p on p.id = r.professional_id`;
}

/** Ten weeks of visits, and where they came from, for the people one may sign in as. */
async function insertCounts(tx: TransactionSql) {
  await tx`
    insert into directory.daily_counts (professional_id, day, views, whatsapp, email, appointments)
    select p.id, directory.today() - back, 1 + chance % 5, (chance % 6 = 0)::int,
      (chance % 11 = 0)::int, (chance % 17 = 0)::int
    from directory.profiles p, generate_series(1, 70) back, abs(hashtext(p.id::text || back)::bigint) as chance
    where p.user_id = any (${Object.values(cast).map(({ user_id }) => user_id)}::uuid[]) and p.listed_until is not null
      and back < extract(day from now() - p.created_at)
    on conflict do nothing`;
  // Each view came from one place; by the search, with some filters.
  await tx`
    insert into directory.daily_origins (professional_id, day, origin, views)
    select v.professional_id, v.day, o.origin, count(*)
    from (
      select c.professional_id, c.day, abs(hashtext(c.professional_id::text || c.day || view)::bigint) as chance
      from directory.daily_counts c, generate_series(1, c.views) view
    ) v,
    lateral (select (array['search', 'search', 'search', 'place', 'direct', 'elsewhere', 'favourites', 'profile'])
      [1 + v.chance % 8] as place) came,
    lateral (
      select came.place union all select f.filter
      from (values ('filter-especialidade', 1), ('filter-cidade', 2), ('filter-tema', 4)) as f (filter, every)
      where came.place = 'search' and v.chance / 8 % f.every = 0
    ) as o (origin)
    group by 1, 2, 3
    on conflict do nothing`;
}
