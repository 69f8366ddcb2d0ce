import { expect } from "vitest";
import { service, test, visitor } from "./testing/scene.ts";

test("statistics have a row for every day, and only of the own profile", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  const count = `insert into directory.daily_counts (professional_id, day, views, whatsapp)
    values ($1, (now() at time zone 'America/Sao_Paulo')::date, 7, 2)`;
  await scene.as(service).run(count, [ana.professionalId]);
  const rows = await scene.as(ana).run("select * from my_statistics()");
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toMatchObject({ views: 7, whatsapp: 2, email: 0, appointments: 0 });
  const none = { views: 0, whatsapp: 0, email: 0, appointments: 0 };
  for (const row of rows.slice(0, -1)) expect(row).toEqual({ day: row.day, ...none });
  expect((await scene.as(bruno).run("select sum(views)::int as views from my_statistics(31)"))[0]?.views).toBe(0);
  expect(await scene.as(bruno).read("directory.daily_counts")).toEqual([]);
  expect(await scene.as(ana).read("directory.daily_counts")).toHaveLength(1);
  await expect(scene.as(ana).run(count, [ana.professionalId])).rejects.toThrow("permission denied");
  await expect(scene.as(visitor).run("select * from my_statistics()")).rejects.toThrow("permission denied");
});

test("statistics of no, too few or too many days are bounded", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const days = async (call: string) => (await scene.as(ana).run(`select * from my_statistics(${call})`)).length;
  expect([await days("-5"), await days("null"), await days("1000000")]).toEqual([1, 30, 366]);
});

test("where visitors came from is the own profile's, without who, for days that are asked for", async ({ scene }) => {
  const [ana, bruno] = [await scene.signUp("Ana"), await scene.signUp("Bruno")];
  const plant = `insert into directory.daily_origins
    values ($1, (now() at time zone 'America/Sao_Paulo')::date - $2::int, $3, $4)`;
  for (const row of [
    [0, "search", 3],
    [1, "search", 2],
    [1, "filter-cidade", 2],
    [40, "direct", 9],
  ])
    await scene.sql(plant, [ana.professionalId, ...row]);
  const origins = "select origin, views from my_origins() order by origin";
  expect(await scene.as(ana).run(origins)).toEqual([
    { origin: "filter-cidade", views: 2 },
    { origin: "search", views: 5 },
  ]);
  expect(await scene.as(bruno).run(origins)).toEqual([]);
  expect(await scene.as(bruno).read("directory.daily_origins")).toEqual([]);
  await expect(
    scene.as(ana).run("insert into directory.daily_origins values ($1, current_date, 'x', 1)", [ana.professionalId]),
  ).rejects.toThrow("permission denied");
  await expect(scene.as(visitor).run(origins)).rejects.toThrow("permission denied");
});

test("where visitors came from is counted over the same days as how many came", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const days = "select (now() at time zone 'America/Sao_Paulo')::date - back from generate_series(-2, 40) back";
  for (const insert of [
    "insert into directory.daily_counts (professional_id, day, views) select $1, day, 1",
    "insert into directory.daily_origins (professional_id, day, origin, views) select $1, day, 'direct', 1",
  ])
    await scene.sql(`${insert} from (${days}) as d (day)`, [ana.professionalId]);
  for (const asked of [1, 7, 30])
    expect(await scene.as(ana).run(`select views from my_origins(${asked})`)).toEqual(
      await scene.as(ana).run(`select sum(views)::int as views from my_statistics(${asked})`),
    );
});
