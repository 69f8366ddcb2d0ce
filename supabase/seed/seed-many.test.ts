import { afterAll, beforeAll, expect, test } from "vitest";
import { seedMany } from "./seed-many.ts";
import { createProductDatabase, type ProductDatabase } from "./testing/product-database.ts";

let database: ProductDatabase;
const count = 1200;

beforeAll(async () => {
  database = await createProductDatabase();
});
afterAll(() => database.drop());

test("rows written around the triggers are what the triggers would have written", async () => {
  const indexes = () => database.owner`
    select indexdef from pg_indexes where schemaname in ('directory', 'auth') order by indexdef`;
  const before = await indexes();
  await seedMany(database.owner, count);
  expect(await indexes()).toEqual(before);

  const read = () => database.owner`
    select to_jsonb(p) - 'updated_at' as profile, to_jsonb(m) as membership, u.id as account
    from directory.profiles p join directory.memberships m using (user_id) join auth.users u on u.id = p.user_id
    order by p.id`;
  const loaded = await read();
  expect(loaded).toHaveLength(count);
  // Through every trigger and check once more: nothing changes.
  await database.owner`update directory.profiles set name = name`;
  expect(await read()).toEqual(loaded);
});

test("totals are counted anew", async () => {
  const [row] = await database.owner`
    select count_professionals()::int as counted, count(*)::int as listed
    from directory.profiles where listed_until > now()`;
  expect(row?.counted).toBe(row?.listed);
});

test("a share has hours, most are listed, and searches find them", async () => {
  const [row] = await database.owner`
    select count(*) filter (where availability <> 0)::float / count(*) as available,
      count(*) filter (where listed_until > now())::float / count(*) as listed,
      count_professionals(in_city => 'sao')::int as found
    from directory.profiles`;
  expect(row?.available).toBeCloseTo(0.125, 1);
  expect(row?.listed).toBeCloseTo(0.97, 1);
  expect(row?.found).toBeGreaterThan(80);
});

test("foreign keys hold, although nothing checked them", async () => {
  const [orphans] = await database.owner`
    select count(*)::int as total from directory.profiles p
    where not exists (select from auth.users u where u.id = p.user_id)
      or not exists (select from directory.memberships m where m.user_id = p.user_id)
      or (p.city_id is not null and not exists (select from public.cities c where c.id = p.city_id))`;
  expect(orphans?.total).toBe(0);
});
