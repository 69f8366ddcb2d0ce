import { expect } from "vitest";
import { bookable, nextSlot, request } from "../testing/appointment-scene.ts";
import { service, test, visitor } from "../testing/scene.ts";
import { anHourLater, join, mails, notify, tokenOf, wait, written } from "../testing/waiting-scene.ts";

const victim = "vitima@exemplo.com.br";

test("whoever types a stranger's address has three emails sent to it that ask, and nothing after them", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const { token } = await request(scene, ana, { at, email: "rui@exemplo.com.br" });
  // The answer tells nothing of what is known, or of what was sent.
  for (let turn = 0; turn < 8; turn++)
    expect(await join(scene, ana, { email: turn % 2 ? victim : `Vitima+${turn}@exemplo.com.br` })).toBe("sent");
  const sent = await scene.sql("select kind from email.outbox where kind like 'waiting-%'");
  expect(sent.map(({ kind }) => kind)).toEqual(Array(3).fill("waiting-to-confirm"));
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  await anHourLater(scene);
  expect(await notify(scene)).toBe(0);
  expect(await scene.sql("select from email.outbox where kind = 'waiting-time'")).toEqual([]);
});

test("whoever types the address of somebody who waits changes nothing of what they chose", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await wait(scene, ana, { email: victim, weekday: 2 });
  await join(scene, ana, { email: victim, weekday: 5, days: 1 });
  const kept = "select weekday from directory.waiting_list where confirmed_at is not null";
  expect(await scene.sql(kept)).toEqual([{ weekday: 2 }]);
});

test("nobody but the mailbox confirms or leaves: not by an id, a hash or a link of something else", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  await join(scene, ana, { email: victim });
  const [row] = await scene.sql(`select w.id, encode(l.token_hash, 'hex') as hash
    from directory.waiting_list w join directory.waiting_links l on l.waiting_id = w.id`);
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana) });
  for (const guess of ["", "A".repeat(43), String(row?.id), String(row?.hash), token, "' or true --"])
    for (const act of ["confirm_waiting", "leave_waiting_list"])
      await scene.as(visitor).run(`select directory.${act}($1)`, [guess]);
  expect(await scene.sql("select confirmed_at from directory.waiting_list")).toEqual([{ confirmed_at: null }]);
  await scene.as(visitor).run("select directory.confirm_waiting($1)", [await tokenOf(scene, victim)]);
  const [confirmed] = await scene.sql("select confirmed_at from directory.waiting_list");
  expect(confirmed?.confirmed_at).not.toBeNull();
});

test("the professional learns how many wait and nothing of who; others learn not even that", async ({ scene }) => {
  const [ana, bia] = [await bookable(scene, "Ana"), await bookable(scene, "Bia")];
  await wait(scene, ana, { email: victim });
  await join(scene, ana, { email: "outra@exemplo.com.br" });
  const count = async (who: typeof ana) => (await scene.as(who).run("select waiting_count() as n"))[0]?.n;
  expect([await count(ana), await count(bia)]).toEqual(["1", "0"]);
  for (const who of [ana, visitor, service]) {
    for (const table of ["waiting_list", "waiting_links"])
      await expect(scene.as(who).run(`select * from directory.${table}`)).rejects.toThrow("permission denied");
    for (const call of ["suiting_times(null)", "waiting_words(null)", "new_waiting_link(null)"])
      await expect(scene.as(who).run(`select directory.${call}`)).rejects.toThrow("permission denied");
  }
  await expect(scene.as(visitor).run("select waiting_count()")).rejects.toThrow("permission denied");
  for (const who of [ana, visitor])
    await expect(scene.as(who).run("select directory.notify_waiting()")).rejects.toThrow("permission denied");
});

test("whoever books and cancels over and over fills no waiting mailbox", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  // Days ahead: a request for a time that is near ends within the hours that pass here.
  const nextOfDay = async () => {
    const slots = "select min(starts_at) as at from directory.free_slots($1, current_date + 3, current_date + 3)";
    return (await scene.sql(slots, [ana.professionalId]))[0]?.at as Date;
  };
  const at = await nextOfDay();
  const book = () => request(scene, ana, { at, email: "rui@exemplo.com.br" });
  let { token } = await book();
  const later = await nextOfDay();
  const { token: other } = await request(scene, ana, { at: later, email: "eva@exemplo.com.br" });
  await wait(scene, ana, { email: victim });
  for (let turn = 0; turn < 3; turn++) {
    await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
    await anHourLater(scene);
    await notify(scene);
    ({ token } = await book());
    await anHourLater(scene);
    await notify(scene);
  }
  expect(await written(scene, victim)).toHaveLength(1);
  // Nor does the old time hide a new one that opens with it.
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [token]);
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [other]);
  await anHourLater(scene);
  await notify(scene);
  // Written at one moment of the database's clock: in either order.
  const told = (await written(scene, victim)).map(({ times }) => times);
  expect(told.toSorted()).toEqual([at, later].map((time) => [time.toISOString().replace(".000", "")]));
});

test("an address that waits for several, with and without a tag, is one mailbox: one email an hour", async ({
  scene,
}) => {
  const people = [await bookable(scene, "Ana", []), await bookable(scene, "Bia", [])] as const;
  await wait(scene, people[0], { email: victim });
  await wait(scene, people[1], { email: "vitima+bia@exemplo.com.br" });
  const hours = JSON.stringify([1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: "08:00", ends: "18:00" })));
  for (const { professionalId } of people)
    await scene.sql(
      "update directory.profiles set weekly_hours = $2::text::jsonb, works_on_holidays = true where id = $1",
      [professionalId, hours],
    );
  expect(await notify(scene)).toBe(1);
  expect(await notify(scene)).toBe(0);
  const all = async () =>
    (await mails(scene, victim)).length + (await mails(scene, "vitima+bia@exemplo.com.br")).length;
  expect(await all()).toBe(3);
  await anHourLater(scene);
  await notify(scene);
  expect(await all()).toBe(4);
});
