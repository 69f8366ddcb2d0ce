import { expect, test } from "vitest";
import { type Actor, anon, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";

test("reviews that come at the same moment are all in the average, and a link sent often is used once", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const [user] = await owner`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}', now()) returning id`;
  const [ana] = await owner`
    update directory.profiles set created_at = now() - interval '60 days' where user_id = ${user?.id} returning id`;
  const tokens = await owner<{ token: string }[]>`
    select directory.new_review_link(${ana?.id}, null) as token from generate_series(1, 40)`;
  await owner`update directory.review_links set source = 'appointment'`;
  // Two pools: two processes, many at a time in the database.
  const pools = [database.connect(12), database.connect(12)] as const;
  const write = (token: string, n: number) =>
    queryAs<{ state: string }>(
      pools[(n % 2) as 0 | 1],
      anon,
      "select directory.write_review($1, $2, '', '', null, false, false) as state",
      [token, (n % 5) + 1],
    );
  // Every link five times, all at once; meanwhile the owner edits, which changes the same row.
  const edit = (n: number) =>
    owner`update directory.profiles set description = ${`Texto ${n}`} where id = ${ana?.id ?? ""}`;
  const [answers] = await Promise.all([
    Promise.all(tokens.flatMap(({ token }, n) => Array.from({ length: 5 }, () => write(token, n)))),
    Promise.all(Array.from({ length: 10 }, (_, n) => edit(n))),
  ]);
  const states = answers.flat().map(({ state }) => state);
  expect(states.filter((state) => state === "open")).toHaveLength(40);
  expect(states.filter((state) => state === "written")).toHaveLength(160);
  const shown = () =>
    owner`select rating::float, review_count from directory.profiles where id = ${ana?.id ?? ""}`.then(([row]) => row);
  expect(await shown()).toEqual({ rating: 3, review_count: 40 });

  // Half of them are deleted by their links while an operator hides others.
  const service: Actor = { role: "service_role" };
  const remove = (token: string, n: number) =>
    queryAs(pools[(n % 2) as 0 | 1], anon, "select directory.delete_review($1)", [token]);
  await Promise.all([
    ...tokens.slice(0, 20).map(({ token }, n) => remove(token, n)),
    queryAs(pools[0], service, "update reviews set hidden_at = now() where stars = 1"),
  ]);
  const [truth] = await owner`
    select round(avg(stars), 2)::float as rating, count(*)::int as review_count from reviews where hidden_at is null`;
  expect(await shown()).toEqual(truth);
  await database.drop();
});

test("five links a day are five, also when they are asked for at once", async () => {
  const database = await createProductDatabase();
  const [user] = await database.owner`
    insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}', now()) returning id`;
  const actor: Actor = { role: "authenticated", claims: { sub: user?.id } };
  const pool = database.connect(10);
  const made = await Promise.allSettled(
    Array.from({ length: 30 }, () => queryAs(pool, actor, "select make_review_link() as token")),
  );
  await database.drop();
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
});
