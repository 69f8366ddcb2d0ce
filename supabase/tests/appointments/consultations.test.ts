import { expect } from "vitest";
import { test, visitor } from "../testing/scene.ts";

const carnival = { starts_on: "2027-02-08", ends_on: "2027-02-10" };
const plan = "insert into time_off (starts_on, ends_on, reason) values ($1, $2, $3) returning id";

test("a professional plans days off that nobody else reads, changes or gives up", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  const [row] = await scene.as(ana).run(plan, [carnival.starts_on, carnival.ends_on, "  "]);
  expect(await scene.as(ana).read("time_off")).toMatchObject([{ professional_id: ana.professionalId, reason: null }]);
  expect(await scene.as(bruno).read("time_off")).toEqual([]);
  await expect(scene.as(visitor).read("time_off")).rejects.toThrow("permission denied");
  expect(await scene.as(bruno).run("delete from time_off returning id")).toEqual([]);
  expect(await scene.as(bruno).run("update time_off set reason = 'x' returning id")).toEqual([]);
  expect(await scene.as(ana).run("delete from time_off returning id")).toEqual([row]);
});

test("nobody plans or moves days off into another's calendar", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const bruno = await scene.signUp("Bruno");
  const forOther = "insert into time_off (professional_id, starts_on, ends_on) values ($1, '2027-02-08', '2027-02-08')";
  await expect(scene.as(bruno).run(forOther, [ana.professionalId])).rejects.toThrow("row-level security");
  await scene.as(bruno).run(forOther, [bruno.professionalId]);
  await expect(scene.as(bruno).run("update time_off set professional_id = $1", [ana.professionalId])).rejects.toThrow(
    "row-level security",
  );
});

test("days off are in order, not longer than a year, and not the same twice", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const planned = (from: string, to: string) => scene.as(ana).run(plan, [from, to, null]);
  await expect(planned("2027-02-10", "2027-02-08")).rejects.toThrow("time_off_in_order");
  await expect(planned("2027-02-10", "2028-04-08")).rejects.toThrow("time_off_within_a_year");
  await planned("2027-02-10", "2027-02-10");
  await expect(planned("2027-02-10", "2027-02-10")).rejects.toThrow("duplicate key");
});

test("the reason of days off has at most two hundred letters", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const planned = (day: string, length: number) => scene.as(ana).run(plan, [day, day, "x".repeat(length)]);
  expect(await planned("2027-02-10", 200)).toHaveLength(1);
  await expect(planned("2027-02-11", 201)).rejects.toThrow("time_off_reason_check");
});

test("a hundred periods are enough", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const planDays = (first: number, last: number) =>
    scene.as(ana).run(
      `insert into time_off (starts_on, ends_on)
         select current_date + n, current_date + n from generate_series($1::integer, $2::integer) n returning id`,
      [first, last],
    );
  expect(await planDays(0, 99)).toHaveLength(100);
  await expect(planDays(200, 200)).rejects.toThrow("no máximo 100");
  // Those that are over keep nobody from the next holidays.
  await scene.sql(
    "update time_off set starts_on = current_date - 1, ends_on = current_date - 1 where starts_on = current_date",
  );
  expect(await planDays(200, 200)).toHaveLength(1);
});

test("a block of hours may say how one attends in it, and nothing unknown", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const block = { weekday: 1, starts: "08:00", ends: "12:00" };
  const save = (given: object) => scene.as(ana).update({ weekly_hours: [given] }, ana);
  expect(await save({ ...block, modality: "online" })).toMatchObject([
    { weekly_hours: [{ ...block, modality: "online" }] },
  ]);
  for (const wrong of [{ modality: "telepatia" }, { modality: null }, { modality: "" }, { note: "x" }])
    await expect(save({ ...block, ...wrong })).rejects.toThrow("profiles_weekly_hours_check");
});

test("a consultation takes ten minutes to four hours; a change of it is a change of the profile", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  await scene.sql("update directory.profiles set updated_at = '2026-01-01' where id = $1", [ana.professionalId]);
  const [row] = await scene.as(ana).update({ consultation_minutes: 30, works_on_holidays: true }, ana);
  expect(row).toMatchObject({ consultation_minutes: 30, works_on_holidays: true });
  expect(row?.updated_at).not.toEqual(new Date("2026-01-01"));
  for (const minutes of [0, 9, 241])
    await expect(scene.as(ana).update({ consultation_minutes: minutes }, ana)).rejects.toThrow("check");
});
