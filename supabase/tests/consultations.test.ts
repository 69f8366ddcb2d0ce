import { expect } from "vitest";
import { service, test, visitor } from "./scene.ts";

const carnival = { starts_on: "2027-02-08", ends_on: "2027-02-10" };
const plan = "insert into time_off (starts_on, ends_on, reason) values ($1, $2, $3) returning id";

test("a professional plans days off that nobody else reads, changes or gives up", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  const [row] = await scene.as(ana).run(plan, [carnival.starts_on, carnival.ends_on, "  "]);
  expect(await scene.as(ana).read("time_off")).toMatchObject([{ professional_id: ana.professionalId, reason: null }]);
  expect(await scene.as(bruno).read("time_off")).toEqual([]);
  await expect(scene.as(visitor).read("time_off")).rejects.toThrow("permission denied");
  expect(await scene.as(bruno).run("delete from time_off returning id")).toEqual([]);
  expect(await scene.as(bruno).run("update time_off set reason = 'x' returning id")).toEqual([]);
  expect(await scene.as(ana).run("delete from time_off returning id")).toEqual([row]);
});

test("nobody plans or moves days off into another's calendar", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  const forOther = "insert into time_off (professional_id, starts_on, ends_on) values ($1, '2027-02-08', '2027-02-08')";
  await expect(scene.as(bruno).run(forOther, [ana.professionalId])).rejects.toThrow("row-level security");
  await scene.as(bruno).run(forOther, [bruno.professionalId]);
  await expect(scene.as(bruno).run("update time_off set professional_id = $1", [ana.professionalId])).rejects.toThrow(
    "row-level security",
  );
});

test("days off are in order, not longer than a year, and not the same twice", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const planned = (from: string, to: string) => scene.as(ana).run(plan, [from, to, null]);
  await expect(planned("2027-02-10", "2027-02-08")).rejects.toThrow("time_off_in_order");
  await expect(planned("2027-02-10", "2028-04-08")).rejects.toThrow("time_off_within_a_year");
  await planned("2027-02-10", "2027-02-10");
  await expect(planned("2027-02-10", "2027-02-10")).rejects.toThrow("duplicate key");
});

test("a hundred periods are enough", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene
    .as(ana)
    .run(
      "insert into time_off (starts_on, ends_on) select d, d from generate_series(date '2027-01-01', date '2027-04-10', '1 day') d",
    );
  await expect(scene.as(ana).run(plan, ["2027-06-01", "2027-06-01", null])).rejects.toThrow("no máximo 100");
});

test("a block of hours may say how one attends in it, and nothing unknown", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const block = { weekday: 1, starts: "08:00", ends: "12:00" };
  const save = (given: object) => scene.as(ana).update({ weekly_hours: [given] }, ana);
  expect(await save({ ...block, modality: "online" })).toMatchObject([
    { weekly_hours: [{ ...block, modality: "online" }] },
  ]);
  for (const wrong of [{ modality: "telepatia" }, { modality: null }, { modality: "" }, { note: "x" }])
    await expect(save({ ...block, ...wrong })).rejects.toThrow("profiles_weekly_hours_check");
});

test("a consultation takes ten minutes to four hours; a change of it is a change of the profile", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update directory.profiles set updated_at = '2026-01-01' where id = $1", [ana.professionalId]);
  const [row] = await scene.as(ana).update({ consultation_minutes: 30, works_on_holidays: true }, ana);
  expect(row).toMatchObject({ consultation_minutes: 30, works_on_holidays: true });
  expect(row?.updated_at).not.toEqual(new Date("2026-01-01"));
  for (const minutes of [0, 9, 241])
    await expect(scene.as(ana).update({ consultation_minutes: minutes }, ana)).rejects.toThrow("check");
});

test("a profile is paused and resumed by its owner alone", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  const isListed = async () => (await scene.as(visitor).read("professionals", `id = '${ana.professionalId}'`)).length;
  expect(await scene.as(ana).run("select pause_listing() as listed")).toEqual([{ listed: false }]);
  expect(await isListed()).toBe(0);
  expect(
    await scene.as(bruno).run("select is_active, paused_at from professionals where id = $1", [bruno.professionalId]),
  ).toEqual([{ is_active: true, paused_at: null }]);
  await scene.as(bruno).run("select resume_listing()");
  expect(await isListed()).toBe(0);
  expect(await scene.as(ana).run("select resume_listing() as listed")).toEqual([{ listed: true }]);
  expect(await isListed()).toBe(1);
});

test("pausing twice keeps the first moment, and visitors pause nobody", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update directory.memberships set paused_at = '2026-01-01' where user_id = $1", [ana.userId]);
  await scene.as(ana).run("select pause_listing()");
  expect(await scene.as(ana).run("select paused_at from professionals where user_id = $1", [ana.userId])).toEqual([
    { paused_at: new Date("2026-01-01") },
  ]);
  for (const call of ["pause_listing", "resume_listing"])
    await expect(scene.as(visitor).run(`select ${call}()`)).rejects.toThrow("permission denied");
});

test("resuming lists nobody whose profile is incomplete", async ({ scene }) => {
  const vitoria = await scene.signUp("Vitoria");
  await scene.as(vitoria).run("select pause_listing()");
  expect(await scene.as(vitoria).run("select resume_listing() as listed")).toEqual([{ listed: false }]);
});

test("the pause and a suspension are told to the owner and written by nobody through the record", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  await scene.sql("update directory.memberships set suspended_at = now() where user_id = $1", [ana.userId]);
  expect((await scene.as(ana).read("professionals", `user_id = '${ana.userId}'`))[0]?.suspended_at).toBeInstanceOf(
    Date,
  );
  for (const change of [{ suspended_at: null }, { paused_at: "2026-01-01" }])
    await expect(scene.as(ana).update(change, ana)).rejects.toThrow("Só os dados do perfil");
  for (const reader of [visitor, ana])
    expect(
      await scene
        .as(reader)
        .run("select paused_at, suspended_at from professionals where id = $1", [bruno.professionalId]),
    ).toEqual([{ paused_at: null, suspended_at: null }]);
});

test("statistics have a row for every day, and only of the own profile", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  const count = `insert into directory.daily_counts (professional_id, day, views, whatsapp)
    values ($1, (now() at time zone 'America/Sao_Paulo')::date, 7, 2)`;
  await scene.as(service).run(count, [ana.professionalId]);
  const rows = await scene.as(ana).run("select * from my_statistics()");
  expect(rows).toHaveLength(30);
  expect(rows.at(-1)).toMatchObject({ views: 7, whatsapp: 2, email: 0, appointments: 0 });
  expect(rows.slice(0, -1).every(({ views }) => views === 0)).toBe(true);
  expect((await scene.as(bruno).run("select sum(views)::int as views from my_statistics(31)"))[0]?.views).toBe(0);
  expect(await scene.as(bruno).read("directory.daily_counts")).toEqual([]);
  expect(await scene.as(ana).read("directory.daily_counts")).toHaveLength(1);
  await expect(scene.as(ana).run(count, [ana.professionalId])).rejects.toThrow("permission denied");
  await expect(scene.as(visitor).run("select * from my_statistics()")).rejects.toThrow("permission denied");
});

test("statistics of no, too few or too many days are bounded", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const days = async (call: string) => (await scene.as(ana).run(`select * from my_statistics(${call})`)).length;
  expect([await days("-5"), await days("null"), await days("1000000")]).toEqual([1, 30, 366]);
});
