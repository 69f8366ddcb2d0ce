import { expect } from "vitest";
import { anyDay, bookable, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";
import { anHourLater, join, mails, notify, tokenOf, wait, written } from "../testing/waiting-scene.ts";

const byLink = async (scene: Scene, token: string) =>
  (await scene.as(visitor).run("select directory.waiting_by_link($1) as it", [token]))[0]?.it;

/** Somebody's only time of the next days is taken; gives how to free it again. */
async function takenTime(scene: Scene, person: Person) {
  const at = await nextSlot(scene, person);
  const { token } = await request(scene, person, { at, email: "rui@exemplo.com.br" });
  return { at, free: () => scene.as(visitor).run("select directory.cancel_by_link($1)", [token]), token };
}

test("whoever waits hears of the time that a cancellation opens, once, with a link to it", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { at, free } = await takenTime(scene, ana);
  const token = await wait(scene, ana);
  expect(await byLink(scene, token)).toMatchObject({ professional: "Ana", isConfirmed: true, isListed: true });
  await notify(scene);
  expect(await written(scene)).toEqual([]);
  await free();
  await anHourLater(scene);
  expect(await notify(scene)).toBe(1);
  const [mail, ...others] = await written(scene);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ professional: "Ana", professionalId: ana.professionalId, more: 0 });
  expect(mail?.times).toEqual([at.toISOString().replace(".000", "")]);
  expect(JSON.stringify(mail)).not.toMatch(/rui|@/);
  await anHourLater(scene);
  await notify(scene);
  expect(await written(scene)).toHaveLength(1);
});

test("a time that opens before the mailbox has answered is told as soon as it has", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { free } = await takenTime(scene, ana);
  await join(scene, ana);
  await free();
  expect(await notify(scene)).toBe(0);
  await scene.as(visitor).run("select directory.confirm_waiting($1)", [await tokenOf(scene)]);
  await notify(scene);
  expect(await written(scene)).toHaveLength(1);
});

test("new hours and a day off that is given up open times, too", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const [off] = await scene
    .as(ana)
    .run("insert into time_off (starts_on, ends_on) values (current_date - 1, current_date + 80) returning id");
  await wait(scene, ana, { days: 20 });
  await notify(scene);
  expect(await written(scene)).toEqual([]);
  await scene.as(ana).run("delete from time_off where id = $1", [off?.id]);
  await anHourLater(scene);
  await notify(scene);
  const [first] = await written(scene);
  expect(first?.times).toHaveLength(3);
  expect(first?.more).toBeGreaterThan(3);
  const longer = anyDay.map((day) => ({ ...day, ends: "22:00" }));
  await scene.sql("update directory.profiles set weekly_hours = $2 where id = $1", [ana.professionalId, longer]);
  await anHourLater(scene);
  await notify(scene);
  expect(await written(scene)).toHaveLength(2);
});

test("only what suits is told: the weekday, the period and the last day", async ({ scene }) => {
  const ana = await bookable(scene, "Ana", []);
  const people = {
    "terca@exemplo.com.br": { weekday: 2 },
    "noite@exemplo.com.br": { period: "noite" },
    "ambos@exemplo.com.br": { weekday: 2, period: "manha" },
    "cedo@exemplo.com.br": { days: 6 },
  };
  for (const [email, given] of Object.entries(people)) await wait(scene, ana, { email, ...given });
  await scene.sql("update directory.profiles set weekly_hours = $2 where id = $1", [ana.professionalId, anyDay]);
  await notify(scene);
  const told = await scene.sql(`
    select w.email, w.until, min(extract(dow from t at time zone 'America/Sao_Paulo')) as first_day,
      max(extract(dow from t at time zone 'America/Sao_Paulo')) as last_day,
      min((t at time zone 'America/Sao_Paulo')::time) as earliest, max((t at time zone 'America/Sao_Paulo')::time) as latest,
      max((t at time zone 'America/Sao_Paulo')::date) <= w.until as is_in_time
    from directory.waiting_list w, unnest(w.notified_times) t group by w.id order by w.email`);
  const [both, early, night, tuesday] = told;
  expect(told.map(({ email }) => email)).toEqual(Object.keys(people).sort());
  expect(tuesday).toMatchObject({ first_day: "2", last_day: "2" });
  expect(both).toMatchObject({ first_day: "2", last_day: "2" });
  expect(String(both?.latest) < "12:00").toBe(true);
  expect(String(night?.earliest) >= "18:00").toBe(true);
  expect([both, early, night, tuesday].map((row) => row?.is_in_time)).toEqual([true, true, true, true]);
});

test("a burst of openings is one email an hour, with what is still free then", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const taken = [await takenTime(scene, ana), await takenTime(scene, ana)];
  const third = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at: third, email: "eva@exemplo.com.br" });
  await wait(scene, ana);
  await notify(scene);
  await taken[0]?.free();
  await scene.sql("update directory.waiting_list set seen_change = null");
  await notify(scene);
  await taken[1]?.free();
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  await scene.sql(
    "update directory.waiting_list set seen_change = null, notified_at = notified_at - interval '59 minutes'",
  );
  expect(await notify(scene)).toBe(0);
  expect(await written(scene)).toHaveLength(1);
  // Somebody else was faster with one of the two.
  await request(scene, ana, { at: third, email: "ivo@exemplo.com.br" });
  await anHourLater(scene);
  await notify(scene);
  const [, second] = await written(scene);
  expect(second?.times).toEqual([taken[1]?.at.toISOString().replace(".000", "")]);
});

test("the time is nobody's before it is booked, and of two who were told the second reads that it is taken", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { at, free } = await takenTime(scene, ana);
  for (const email of ["maria@exemplo.com.br", "jose@exemplo.com.br"]) await wait(scene, ana, { email });
  await free();
  await notify(scene);
  expect([await written(scene), await written(scene, "jose@exemplo.com.br")].map((all) => all.length)).toEqual([1, 1]);
  expect((await request(scene, ana, { at, email: "jose@exemplo.com.br" })).outcome).toBe("requested");
  expect((await request(scene, ana, { at })).outcome).toBe("taken");
});

test("whoever leaves by the link of any email leaves no trace, and is not written to again", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { free } = await takenTime(scene, ana);
  const first = await wait(scene, ana);
  await free();
  await notify(scene);
  const [second] = await written(scene);
  await scene.as(visitor).run("select directory.leave_waiting_list($1)", [second?.token]);
  expect(await scene.sql("select from directory.waiting_list")).toEqual([]);
  expect(await mails(scene)).toEqual([]);
  expect(await byLink(scene, first)).toBeNull();
  expect(await scene.sql("select kind from directory.erasures where kind = 'waiting'")).toEqual([{ kind: "waiting" }]);
});

test("after a restore who had left is gone again", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await wait(scene, ana);
  const [row] = await scene.sql("select id from directory.waiting_list");
  const known = JSON.stringify([{ kind: "waiting", id: row?.id, at: new Date() }]);
  const [again] = await scene.sql("select directory.erase_again($1::text::jsonb) as total", [known]);
  expect([again?.total, await scene.sql("select from directory.waiting_list")]).toEqual([1, []]);
});

test("a mailbox waits once for each professional: the newer wish takes the place of the older", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await wait(scene, ana, { weekday: 2 });
  await wait(scene, ana, { weekday: 4 });
  const rows = await scene.sql("select weekday from directory.waiting_list");
  expect(rows).toEqual([{ weekday: 4 }]);
});

test("the last day is at most sixty days away, and of somebody who is not listed nobody waits", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  expect(await join(scene, ana, { days: 59 })).toBe("sent");
  for (const days of [62, -2]) await expect(join(scene, ana, { days })).rejects.toThrow("próximos 60 dias");
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  expect(await join(scene, ana)).toBe("unlisted");
});

test("a professional who is not listed has nobody told, and whoever waits hears once they are back", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const { free } = await takenTime(scene, ana);
  await wait(scene, ana);
  await free();
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  expect(await notify(scene)).toBe(0);
  await scene.sql("update directory.memberships set paused_at = null where user_id = $1", [ana.userId]);
  await notify(scene);
  expect(await written(scene)).toHaveLength(1);
});

test("the list ends with its last day", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const { free } = await takenTime(scene, ana);
  await wait(scene, ana);
  await scene.sql("update directory.waiting_list set until = directory.today() - 1");
  await free();
  expect(await notify(scene)).toBe(0);
  await scene.sql("select directory.purge_waiting_list()");
  expect(await scene.sql("select from directory.waiting_list")).toEqual([]);
  // By its time, not by somebody's wish: nothing to note for a restore.
  expect(await scene.sql("select from directory.erasures where kind = 'waiting'")).toEqual([]);
});
