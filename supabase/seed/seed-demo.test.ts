import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { subscriptionStatus } from "#app/features/subscription/subscription-status.ts";
import { createPasswordHasher } from "#server/gateway/auth/sign-in/password-hash.ts";
import { openDiskStore } from "#server/gateway/storage/files/disk-store.ts";
import type { FileStore } from "#server/gateway/storage/files/file-store.ts";
import { type StoredRecord, toRecord } from "#server/payments/apply-provider-state.ts";
import { cast, demoPassword, featured } from "./cast/cast.ts";
import { refreshCast } from "./cast/refresh-cast.ts";
import { seedDemo } from "./seed-demo.ts";
import { createProductDatabase, type ProductDatabase } from "./testing/product-database.ts";

let database: ProductDatabase;
let added: boolean[];
let folder: string;
let files: FileStore;

beforeAll(async () => {
  database = await createProductDatabase();
  folder = await mkdtemp(join(tmpdir(), "portraits-"));
  files = await openDiskStore(folder);
  added = await Promise.all([seedDemo(database.connect(2), files), seedDemo(database.connect(2), files)]);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const listed = "select p.*, c.time_zone from directory.profiles p left join public.cities c on c.id = p.city_id";

test("two processes at once seed once, and again adds nobody", async () => {
  expect(added.toSorted()).toEqual([false, true]);
  const [before] = await database.owner`select count(*)::int as people from auth.users`;
  expect(await seedDemo(database.owner)).toBe(false);
  expect(await database.owner`select count(*)::int as people from auth.users`).toEqual([before]);
});

test("the landing page's figures are true: 500+, 15+, 50+", async () => {
  const [figures] = await database.owner`
    select count(*)::int as professionals, count(distinct city_id)::int as cities,
      count(distinct (specialty_id, approach))::int as pairs, count(distinct specialty_id)::int as specialties
    from directory.profiles where listed_until > now()`;
  expect(figures?.professionals).toBeGreaterThanOrEqual(540);
  expect(figures?.professionals).toBeLessThan(600);
  expect(figures?.cities).toBeGreaterThanOrEqual(50);
  expect(figures?.cities).toBeLessThan(60);
  expect(figures?.pairs).toBe(19);
  expect(figures?.specialties).toBe(8);
});

test("the people outside the cast are still listed in ten years, and cannot sign in", async () => {
  const [row] = await database.owner`
    select count(*)::int as staying from directory.profiles where listed_until > now() + interval '10 years'`;
  expect(row?.staying).toBeGreaterThanOrEqual(535);
  const [passwords] = await database.owner`
    select count(*)::int as people from auth.users where encrypted_password <> ''`;
  expect(passwords?.people).toBe(Object.keys(cast).length);
});

test("operators find a queue that one person works through in half an hour, and nobody due for a second check", async () => {
  const [queue] = await database.owner`
    select count(*)::int as waiting, count(distinct asked_at)::int as times from directory.verifications where state = 'waiting'`;
  expect(queue?.waiting).toBeGreaterThanOrEqual(10);
  expect(queue?.waiting).toBeLessThanOrEqual(20);
  expect(queue?.times).toBe(queue?.waiting);
  expect(await database.owner`select directory.ask_verifications_again() as asked`).toEqual([{ asked: 0 }]);
});

test("a visitor finds them in every time zone", async () => {
  const rows = await database.owner.unsafe(`${listed} where listed_until > now()`);
  const zones = new Set(rows.map(({ time_zone }) => time_zone));
  for (const zone of ["Sao_Paulo", "Manaus", "Rio_Branco", "Cuiaba"]) expect(zones).toContain(`America/${zone}`);
  const [found] = await database.owner`select count_professionals(in_city => 'sao')::int as total`;
  expect(found?.total).toBeGreaterThan(60);
});

test("ratings are those of the reviews, as different as real ones, and 98 in 100 are content", async () => {
  const rows = await database.owner`
    select p.id, p.rating::float, p.review_count, s.allows_testimonials, seen.*
    from directory.profiles p left join public.specialties s on s.id = p.specialty_id
    cross join lateral (
      select round(avg(r.stars), 2)::float as average, count(*)::int as reviews, count(r.comment)::int as comments
      from public.reviews r where r.professional_id = p.id and r.source = 'appointment') seen`;
  for (const { rating, review_count, average, reviews, allows_testimonials, comments } of rows) {
    expect([rating, review_count]).toEqual([average, reviews]);
    if (!allows_testimonials) expect(comments).toBe(0);
  }
  const ratingOf = (id: string) => rows.find((row) => row.id === id);
  expect(ratingOf(featured.id)).toMatchObject({ rating: 4.8, review_count: 127 });
  for (const { id } of [cast.luana, cast.marcos]) expect(ratingOf(id)).toMatchObject({ rating: 4.8, review_count: 10 });
  const having = (least: number, most: number) =>
    rows.filter(({ review_count }) => least <= review_count && review_count <= most).length / rows.length;
  expect(having(0, 0)).toBeCloseTo(0.15, 1);
  expect(having(1, 9)).toBeCloseTo(0.5, 1);
  expect(having(30, 126)).toBeCloseTo(0.05, 1);
  const shown = rows.filter(({ rating }) => rating !== null).map(({ rating }) => Number(rating.toFixed(1)));
  expect(Math.min(...shown)).toBe(4.1);
  expect(new Set(shown).size).toBe(10);
  const [figures] = await database.owner`select floor(satisfaction * 100)::int as satisfied from directory_figures()`;
  expect(figures?.satisfied).toBe(98);
});

test("two thirds have a picture, each a file of their own in the storage", async () => {
  const pictures = await database.owner<{ version: string; size: number }[]>`
    select o.version, (o.metadata ->> 'size')::int as size from directory.profiles p
    join storage.objects o on o.bucket_id = 'photos' and o.name = p.photo and o.owner = p.user_id`;
  expect(pictures.length / 570).toBeCloseTo(2 / 3, 1);
  expect(new Set(pictures.map(({ version }) => version)).size).toBe(pictures.length);
  for (const { version, size } of pictures) expect((await buffer(await files.open(version))).length).toBe(size);
});

test("free times begin on different days, and stay as they are until the next day", async () => {
  const { owner } = database;
  // Every other one of them: it takes a while.
  const next = await owner<{ days: number }[]>`
    select p.id, min(s.starts_at)::date - current_date as days
    from directory.profiles p, directory.free_slots(p.id, current_date, current_date + 14) s
    where p.listed_until > now() and p.rank > 0 group by p.id`;
  const days = next.map((row) => row.days);
  const within = (least: number, most: number) => days.filter((each) => least <= each && each <= most).length;
  // On a Friday night before a holiday most begin four days later.
  expect(within(0, 4)).toBeGreaterThan(75);
  expect(within(5, 14)).toBeGreaterThan(15);
  expect(new Set(days).size).toBeGreaterThan(5);
  const taken = () => owner`
    select id, starts_at from public.appointments where id::text like 'be7e5da0-0000-4000-b000-%' order by id`;
  const before = await taken();
  expect(before.length).toBeGreaterThan(200);
  await seedDemo(owner);
  expect(await taken()).toEqual(before);
  await owner`update directory.time_off set starts_on = starts_on - 1, ends_on = ends_on - 1`;
  await owner`delete from public.appointments where id = any (${before.slice(0, 20).map(({ id }) => id)}::uuid[])`;
  await seedDemo(owner);
  expect((await taken()).length).toBeGreaterThan(200);
  expect(await owner`select from email.outbox where kind like 'appointment%'`).toHaveLength(0);
});

test("what the demo's patients wrote meets no rule of words", async () => {
  const met = await database.owner`
    select r.comment from public.reviews r, lateral directory.kinds_met(r.professional_id, r.comment) met
    where r.comment is not null and met <> '{}'`;
  expect(met).toEqual([]);
});

test("the search card shows what the profile shows", async () => {
  const [row] = await database.owner`
    select count(*)::int as cards, count(*) filter (
      where (found.rating, found.review_count) is distinct from (p.rating, p.review_count))::int as different
    from generate_series(1, 8) s
    join public.specialties sp on sp.id = s
    cross join lateral search_professionals(of_specialty => sp.name, page_size => 100) found
    join public.professionals p on p.id = found.id`;
  expect(row?.cards).toBeGreaterThan(300);
  expect(row?.different).toBe(0);
});

test("the cast's agendas are alive, stay so at the next start, and fill nobody's mailbox", async () => {
  const agenda = () => database.owner`
    select status, count(*)::int as n, bool_and(starts_at > now() or starts_at is null) as is_ahead
    from public.appointments where professional_id = ${cast.ana.id} group by status order by status`;
  const alive = [
    { status: "cancelled", n: 1, is_ahead: false },
    { status: "confirmed", n: 3, is_ahead: true },
    { status: "done", n: 3, is_ahead: false },
    { status: "no_show", n: 1, is_ahead: false },
    { status: "proposed", n: 1, is_ahead: true },
    { status: "requested", n: 2, is_ahead: true },
  ];
  expect(await agenda()).toEqual(alive);
  expect(await database.owner`select from email.outbox where kind like 'appointment%'`).toHaveLength(0);
  await database.owner`delete from public.appointments where status = 'requested'`;
  await refreshCast(database.owner);
  expect(await agenda()).toEqual(alive);
  expect(await database.owner`select from email.outbox where kind like 'appointment%'`).toHaveLength(0);
  expect(await database.owner`select from public.appointments where professional_id = ${cast.bruno.id}`).toEqual([]);
});

test("each of the cast is in the situation that the demo shows", async () => {
  expect(await statuses()).toEqual(expectedStatuses);
});

test("situations that time or somebody changed are made true again", async () => {
  await database.owner`
    update directory.memberships set subscription_status = 'inactive', trial_end_date = now() - interval '30 days',
      paused_at = now(), suspended_at = now()
    where email like any (array['ana@%', 'bruno@%', 'marcos@%'])`;
  expect(await statuses()).not.toEqual(expectedStatuses);
  await refreshCast(database.owner);
  expect(await statuses()).toEqual(expectedStatuses);
});

test("the payments of the cast lead to the same status by the product's own rules", async () => {
  for (const member of Object.values(cast)) {
    const [row] = await database.owner`select billing.open_record(${member.user_id}) as record`;
    const record = row?.record as StoredRecord;
    const { status } = subscriptionStatus(toRecord(record), Date.now());
    expect({ email: member.email, status }).toEqual({
      email: member.email,
      status: member.situation.subscription_status,
    });
  }
});

test("the cast has accounts like those that the auth service makes", async () => {
  const [ana] = await database.owner`
    select u.*, i.provider_id, i.identity_data from auth.users u join auth.identities i on i.user_id = u.id
    where u.email = 'ana@betesda.test'`;
  expect(ana).toMatchObject({
    id: featured.user_id,
    aud: "authenticated",
    role: "authenticated",
    raw_app_meta_data: { provider: "email", providers: ["email"] },
    raw_user_meta_data: { name: "Ana Beatriz Nogueira", email: "ana@betesda.test", email_verified: true },
    confirmation_token: "",
    provider_id: featured.user_id,
    identity_data: { sub: featured.user_id, email: "ana@betesda.test" },
  });
  expect(ana?.email_confirmed_at).toBeInstanceOf(Date);
  expect(await createPasswordHasher().verify(demoPassword, ana?.encrypted_password)).toBe(true);
  expect(await createPasswordHasher().verify("outra", ana?.encrypted_password)).toBe(false);
});

async function statuses() {
  const rows = await database.owner`
    select split_part(m.email, '@', 1) as name, m.subscription_status,
      greatest(0, ceil(extract(epoch from m.trial_end_date - now()) / 86400))::int as trial_days,
      coalesce(p.listed_until > now(), false) as is_listed
    from directory.memberships m join directory.profiles p using (user_id)
    where m.email = any (${Object.values(cast).map(({ email }) => email)}) order by name`;
  return rows.map(({ name, subscription_status, trial_days, is_listed }) =>
    [name, subscription_status, trial_days, is_listed ? "listed" : "not listed"].join(" "),
  );
}

const expectedStatuses = [
  "ana active 0 listed",
  "bruno trial 10 listed",
  "camila trial 3 listed",
  "iara trial 1 listed",
  "joao trial 0 not listed",
  "luana active 0 listed",
  "marcos past_due 0 listed",
  "rita inactive 0 not listed",
  "tiago active 0 not listed",
  "vitoria trial 8 not listed",
];

test("every visit of the demo came from somewhere, and its filters are a part of the searches", async () => {
  const days = await database.owner`
    select c.views, sum(o.views) filter (where o.origin not like 'filter-%')::int as come,
      coalesce(max(o.views) filter (where o.origin like 'filter-%'), 0)::int as filtered,
      coalesce(max(o.views) filter (where o.origin = 'search'), 0)::int as searched
    from directory.daily_counts c left join directory.daily_origins o using (professional_id, day)
    group by c.professional_id, c.day, c.views`;
  expect(days.length).toBeGreaterThan(100);
  expect(days.filter(({ views, come, filtered, searched }) => views !== come || filtered > searched)).toEqual([]);
});

test("about half of those whose council allows prices show one, and nobody else does", async () => {
  const rows = await database.owner`
    select s.allows_prices as allowed, count(*)::int as people, count(p.fee_min)::int as fees, count(p.fee_max)::int as ranges
    from directory.profiles p join public.specialties s on s.id = p.specialty_id group by 1`;
  const [allowed, barred] = [true, false].map((one) => rows.find((row) => row.allowed === one));
  expect(barred?.fees).toBe(0);
  expect(allowed?.fees / allowed?.people).toBeGreaterThan(0.3);
  expect(allowed?.fees / allowed?.people).toBeLessThan(0.7);
  expect(allowed?.ranges).toBeGreaterThan(0);
});
