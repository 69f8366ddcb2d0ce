import { afterAll, beforeAll, expect, test } from "vitest";
import { createProductDatabase, type ProductDatabase } from "../../supabase/seed/testing/product-database.ts";
import { completeProfile } from "../../supabase/tests/testing/scene.ts";
import { createLog } from "../kernel/log.ts";
import { createVisitCounter } from "./visit-counter.ts";
import type { Visit } from "./visits.ts";

let database: ProductDatabase;
const people: { id: string; user: string }[] = [];
const log = createLog("silent");
const { specialty, city, state, modality, ...complete } = completeProfile;
// Several people: without a region, the number says nothing of whose it is.
const profile = { ...complete, registration: "CRP 12345" };

beforeAll(async () => {
  database = await createProductDatabase();
  for (const name of ["Ana", "Bia", "Caio"]) {
    const { owner } = database;
    const [user] = await owner`
      insert into auth.users (id, email, raw_user_meta_data)
      values (gen_random_uuid(), ${`${name}@exemplo.com.br`}, ${owner.json({ name })}) returning id`;
    const [row] = await owner`
      update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
        city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality})
      where user_id = ${user?.id} returning id`;
    people.push({ id: row?.id, user: user?.id });
  }
});
afterAll(() => database.drop());

const visitor = (n: number) => ({ network: `203.0.${n >> 8}.${n & 255}`, userAgent: "Firefox" });
const visit = (n: number, kind: Visit["kind"] = "view", account: string | null = null): Visit => ({
  professional: people[n]?.id ?? "",
  kind,
  account,
  origins: kind === "view" ? ["search", "filter-cidade"] : [],
});

async function counts(n: number) {
  const [row] = await database.owner`
    select sum(views)::int as views, sum(whatsapp)::int as whatsapp, sum(email)::int as email
    from directory.daily_counts where professional_id = ${people[n]?.id ?? ""}`;
  return [row?.views ?? 0, row?.whatsapp ?? 0, row?.email ?? 0];
}

test("a visitor counts once a day, in every process and after a restart; two processes at once are exact", async () => {
  const two = [1, 2].map(() => createVisitCounter({ sql: database.connect(2), log }));
  for (let n = 0; n < 300; n++) {
    for (const counter of two) await counter.add(visit(n % 2), visitor(n));
  }
  await two[0]?.add(visit(0, "whatsapp"), visitor(1));
  await two[1]?.add(visit(0, "email"), visitor(1));
  await Promise.all(two.map((counter) => counter.flush()));
  expect([await counts(0), await counts(1)]).toEqual([
    [150, 1, 1],
    [150, 0, 0],
  ]);
  const restarted = createVisitCounter({ sql: database.connect(2), log });
  await restarted.add(visit(0), visitor(0));
  await restarted.add(visit(0), visitor(9000));
  await restarted.stop();
  expect(await counts(0)).toEqual([151, 1, 1]);
  const origins = await database.owner`
    select origin, sum(views)::int as views from directory.daily_origins
    where professional_id = ${people[0]?.id ?? ""} group by 1 order by 1`;
  expect(origins.map(({ origin, views }) => [origin, views])).toEqual([
    ["filter-cidade", 151],
    ["search", 151],
  ]);
  const [news] = await database.owner`select kind from contact_events where professional_id = ${people[0]?.id ?? ""}`;
  expect(["whatsapp", "email"]).toContain(news?.kind);
});

test("the owner, who is not listed, and who does not exist count nothing", async () => {
  const counter = createVisitCounter({ sql: database.connect(2), log });
  await counter.add(visit(2, "view", people[2]?.user ?? null), visitor(1));
  await counter.add({ professional: crypto.randomUUID(), kind: "view", account: null, origins: [] }, visitor(1));
  await counter.flush();
  expect(await counts(2)).toEqual([0, 0, 0]);
  await counter.add(visit(2, "view", people[0]?.user ?? null), visitor(2));
  await counter.flush();
  expect(await counts(2)).toEqual([1, 0, 0]);
  await database.owner`update directory.memberships set paused_at = now() where user_id = ${people[2]?.user ?? ""}`;
  await counter.add(visit(2), visitor(3));
  await counter.flush();
  expect(await counts(2)).toEqual([1, 0, 0]);
});

test("nothing tells who came, and the next day nothing is left of it", async () => {
  const rows = await database.owner`select mark::text, salt::text from directory.visitor_marks, directory.day_salts`;
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("203.0");
  const [kinds] = await database.owner`
    select count(*)::int as unlogged from pg_class
    where relname in ('visitor_marks', 'day_salts') and relpersistence = 'u'`;
  expect(kinds?.unlogged).toBe(2);
  await database.owner`update directory.visitor_marks set day = day - 1`;
  await database.owner`update directory.day_salts set day = day - 1`;
  await database.owner`select directory.purge_marks()`;
  expect(
    await database.owner`select 1 from directory.visitor_marks union all select 1 from directory.day_salts`,
  ).toEqual([]);
});

test("visits wait while the database is away", async () => {
  const sql = database.connect(2);
  const counter = createVisitCounter({ sql, log });
  await counter.add(visit(1), visitor(70_000));
  await database.owner`alter function directory.count_visits rename to count_visits_away`;
  await counter.flush();
  await database.owner`alter function directory.count_visits_away rename to count_visits`;
  const [before] = await counts(1);
  await counter.flush();
  expect(await counts(1)).toEqual([Number(before) + 1, 0, 0]);
});
