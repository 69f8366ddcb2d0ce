import { expect } from "vitest";
import { renderEmail } from "#app/emails/render-email.tsx";
import type { AgendaEntry } from "#app/features/appointments/agenda/agenda.ts";
import { movedTimes } from "#app/features/appointments/agenda/entry/conflicts.ts";
import { bookable, link, nextSlot, request } from "../testing/appointment-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

type Given = {
  at: Date;
  minutes?: number;
  email?: string | null;
  weeks?: number;
  name?: string;
  skipped?: string[];
  every?: number;
};

const add = (scene: Scene, person: Person, given: Given) => {
  const { at, minutes = 50, email = null, weeks = 1, name = "Rui", skipped = [], every = 1 } = given;
  return scene
    .as(person)
    .run("select add_appointments($1, $2, 'online', $3, $4, null, null, $5, $6::text[]::date[], $7) as count", [
      ...[at, minutes, name, email, weeks, skipped, every],
    ]);
};

const series = (scene: Scene, { professionalId }: Person) =>
  scene.sql(
    `select id, status, series_id, starts_at at time zone 'UTC' as at from appointments
     where professional_id = $1 and is_own order by starts_at`,
    [professionalId],
  );

/** As the agenda reads them. */
const agenda = async (scene: Scene, { professionalId }: Person) =>
  (
    await scene.sql("select to_jsonb(a) as entry from appointments a where professional_id = $1 order by starts_at", [
      professionalId,
    ])
  ).map(({ entry }) => entry as AgendaEntry);

const mails = async (scene: Scene) =>
  (
    await scene.sql(
      `select kind from email.outbox
       where recipient = 'rui@exemplo.com.br' and next_attempt_at is not null order by kind`,
    )
  ).map(({ kind }) => kind);

type MailDate = { id: string; startsAt: string; movedFrom?: string; isCancelled?: boolean; token: string };

/** What an email that waits for the patient knows. */
async function mailOf(scene: Scene, kind: string) {
  const [row] = await scene.sql(
    `select data from email.outbox
     where recipient = 'rui@exemplo.com.br' and next_attempt_at is not null and kind = $1
     order by data ? 'dates' desc`,
    [kind],
  );
  return (row?.data ?? {}) as { dates?: MailDate[]; movedFrom?: string };
}

const allSent = (scene: Scene) =>
  scene
    .as(service)
    .run(
      "update email.outbox set sent_at = now(), next_attempt_at = null, data = '{}' where next_attempt_at is not null",
    );

const dayIn = (at: unknown) => new Date(Number(at)).toLocaleDateString("sv-SE", { timeZone: "America/Sao_Paulo" });

const WEEK = 7 * 86_400_000;
const days = (rows: { at?: unknown }[]) => rows.map(({ at }) => Number(at));

test("an appointment is entered without a contact, takes its time from visitors, and nobody else enters one", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  expect(await add(scene, ana, { at })).toEqual([{ count: 1 }]);
  expect((await request(scene, ana, { at })).outcome).toBe("taken");
  // The one way in which people read a time here: "10h20", "8h".
  await expect(add(scene, ana, { at: new Date(at.getTime() + 600_000) })).rejects.toThrow(
    /^Já há uma consulta em [\d/]{10} que se sobrepõe às \d{1,2}h([1-5]\d)?\.$/,
  );
  await expect(
    scene.as(visitor).run("select add_appointments(now() + interval '1 day', 50, 'online', 'Rui')"),
  ).rejects.toThrow("permission denied");
  for (const wrong of [
    { at: new Date(0) },
    { minutes: 5 },
    { weeks: 53 },
    { weeks: 0 },
    { every: 3 },
    { every: 2, weeks: 27 },
    { name: " " },
  ])
    await expect(add(scene, ana, { at: new Date(at.getTime() + WEEK), ...wrong })).rejects.toThrow(
      /Escolha|dura|série|nome/,
    );
  expect(await series(scene, ana)).toHaveLength(1);
});

test("a weekly series is entered whole or not at all, at the same hour of the clock, and told once", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  await add(scene, ana, { at, weeks: 4, email: "rui@exemplo.com.br" });
  const rows = await series(scene, ana);
  expect(new Set(rows.map(({ series_id }) => series_id)).size).toBe(1);
  expect(days(rows)).toEqual([0, 1, 2, 3].map((week) => Number(rows[0]?.at) + week * WEEK));
  expect(await mails(scene)).toEqual(["appointment-confirmed"]);
  const { dates } = await mailOf(scene, "appointment-confirmed");
  expect(dates?.map(({ id, startsAt }) => [id, Date.parse(startsAt)])).toEqual(
    rows.map(({ id, at }) => [id, Number(at)]),
  );
  // Each by its own link.
  for (const { id, token } of dates ?? []) expect(await link(scene, token)).toMatchObject({ id, isOwn: true });
  // The third week is taken.
  await expect(add(scene, ana, { at: new Date(at.getTime() - WEEK + 4 * WEEK), weeks: 2 })).rejects.toThrow("Já há");
  expect(await series(scene, ana)).toHaveLength(4);
});

test("a series comes every week or every two", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  expect(await add(scene, ana, { at, weeks: 3, every: 2 })).toEqual([{ count: 3 }]);
  const rows = await series(scene, ana);
  expect(days(rows)).toEqual([0, 2, 4].map((week) => Number(rows[0]?.at) + week * WEEK));
});

test("a series stays at its hour when the clocks change", async ({ scene }) => {
  const [row] = await scene.sql(
    "select directory.in_weeks('2026-10-26 15:00-04', 1, 'America/New_York') at time zone 'America/New_York' as at",
  );
  expect(row?.at).toEqual(new Date("2026-11-02T15:00:00Z"));
});

test("one of a series is moved, or it and all that follow, also onto each other's old times", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await bookable(scene, "Bruno");
  await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 4, email: "rui@exemplo.com.br" });
  const before = await series(scene, ana);
  const first = Number(before[0]?.at);
  const move = (person: Person, index: number, at: number, following: boolean) =>
    scene.as(person).run("select move_appointments($1, $2, $3) as count", [before[index]?.id, new Date(at), following]);
  await expect(move(bruno, 1, first + WEEK, true)).rejects.toThrow("não é sua");
  expect(await move(ana, 1, first + WEEK + 86_400_000, false)).toEqual([{ count: 1 }]);
  expect(days(await series(scene, ana))).toEqual(
    [0, WEEK + 86_400_000, 2 * WEEK, 3 * WEEK].map((later) => first + later),
  );
  // One alone is told as moved, and what waited for all still tells of the others.
  expect(await mails(scene)).toEqual(["appointment-confirmed", "appointment-moved"]);
  expect(Date.parse((await mailOf(scene, "appointment-moved")).movedFrom ?? "")).toBe(first + WEEK);
  // By a week: each but the last comes where the next one was.
  expect(await move(ana, 2, first + 3 * WEEK, true)).toEqual([{ count: 2 }]);
  expect(days(await series(scene, ana))).toEqual(
    [0, WEEK + 86_400_000, 3 * WEEK, 4 * WEEK].map((later) => first + later),
  );
  await expect(move(ana, 2, first, false)).rejects.toThrow("Já há uma consulta em");
  await expect(move(ana, 2, 0, false)).rejects.toThrow("ainda não passou");
  // Nobody is told of a move that is none.
  for (const following of [true, false])
    await expect(move(ana, 2, first + 3 * WEEK, following)).rejects.toThrow("É o mesmo horário.");
});

test("a moved series comes where the agenda foretells it, also where the clocks change meanwhile", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const HOUR = 3_600_000;
  for (const zone of ["America/Rio_Branco", "America/New_York"]) {
    await scene.sql(
      "update cities set time_zone = $1 where id = (select city_id from directory.profiles where id = $2)",
      [zone, ana.professionalId],
    );
    await scene.sql("delete from appointments");
    await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 40 });
    for (const later of [-HOUR / 4, 5 * HOUR, 26 * HOUR, 11 * WEEK - 3 * HOUR, -2 * WEEK + 13 * HOUR]) {
      const before = await agenda(scene, ana);
      const at = Date.parse(before[3]?.starts_at ?? "") + later;
      const foretold = movedTimes(before.slice(3), at, zone);
      await scene.as(ana).run("select move_appointments($1, $2, true)", [before[3]?.id, new Date(at)]);
      const byId = new Map((await agenda(scene, ana)).map((entry) => [entry.id, entry]));
      const moved = before.slice(3).map(({ id }) => byId.get(id));
      expect(moved.map((entry) => Date.parse(entry?.starts_at ?? ""))).toEqual(foretold.map((time) => time.startsAt));
      expect(moved.map((entry) => Date.parse(entry?.ends_at ?? ""))).toEqual(foretold.map((time) => time.endsAt));
    }
  }
});

test("one of a series is cancelled, or it and all that follow, and the patient hears of it once", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const bruno = await bookable(scene, "Bruno");
  await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 4, email: "rui@exemplo.com.br" });
  const ids = (await series(scene, ana)).map(({ id }) => id);
  const statuses = async () => (await series(scene, ana)).map(({ status }) => status);
  await scene.as(ana).run("select cancel_appointment($1)", [ids[0]]);
  expect(await statuses()).toEqual(["cancelled", "confirmed", "confirmed", "confirmed"]);
  await expect(scene.as(bruno).run("select cancel_following($1)", [ids[2]])).rejects.toThrow("não é sua");
  expect(await mails(scene)).toEqual(["appointment-cancelled", "appointment-confirmed"]);
  expect(await scene.as(ana).run("select cancel_following($1) as count", [ids[2]])).toEqual([{ count: 2 }]);
  expect(await statuses()).toEqual(["cancelled", "confirmed", "cancelled", "cancelled"]);
  expect(await mails(scene)).toEqual(["appointment-cancelled", "appointment-cancelled", "appointment-confirmed"]);
  const { dates } = await mailOf(scene, "appointment-cancelled");
  expect(dates?.map(({ id, isCancelled }) => [id, isCancelled])).toEqual(ids.slice(2).map((id) => [id, true]));
  // Also of the last one, which none follows.
  expect(await scene.as(ana).run("select cancel_following($1) as count", [ids[1]])).toEqual([{ count: 1 }]);
  expect(await mails(scene)).toEqual([
    "appointment-cancelled",
    "appointment-cancelled",
    "appointment-cancelled",
    "appointment-confirmed",
  ]);
});

test("who leaves tells each patient once, by a series: what was asked for here ends, what they entered is between both", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  await add(scene, ana, { at, weeks: 4, email: "rui@exemplo.com.br" });
  await add(scene, ana, { at: new Date(at.getTime() + 86_400_000), email: "rui@exemplo.com.br" });
  await request(scene, ana, { at: null, wish: "Sábado cedo" });
  expect(await scene.as(ana).run("select * from my_appointments_ahead()")).toEqual([
    { appointments: 0, requests: 1, own: 5, unreachable: 0 },
  ]);
  await scene.sql("delete from email.outbox");
  await scene.as(service).run("select directory.delete_account($1)", [ana.userId]);
  const sent = await scene.sql(
    "select kind, recipient, data from email.outbox where kind ~ '^appointment' and next_attempt_at is not null",
  );
  const told = sent.map(
    ({ kind, recipient, data }) => `${kind} ${recipient} ${(data as { dates?: MailDate[] }).dates?.length ?? 1}`,
  );
  expect(told.sort()).toEqual([
    "appointment-cancelled maria@exemplo.com.br 1",
    "appointment-farewell rui@exemplo.com.br 1",
    "appointment-farewell rui@exemplo.com.br 4",
  ]);
  for (const { kind, data } of sent) {
    const { subject, text } = await renderEmail(String(kind), data, "https://exemplo.com.br");
    const isOwn = kind === "appointment-farewell";
    expect(text).toContain(isOwn ? "combine diretamente com Ana" : "Ana não atende mais");
    // What nobody had answered was no consultation.
    if (!isOwn) expect(subject).toBe("Pedido de consulta com Ana cancelado");
    else expect(text).not.toMatch(/cancelad|\/buscar|não atende mais/);
    expect(text).not.toMatch(/precisou cancelar|\/consulta\//);
  }
  // Nothing else of these appointments is kept.
  await allSent(scene);
  expect(await scene.sql("select kind from email.outbox where kind ~ '^appointment'")).toEqual([]);
});

test("dates of a series are skipped on entering it, and do not take place when it is moved", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const at = await nextSlot(scene, ana);
  const day = (week: number, hours = 0) => dayIn(at.getTime() + week * WEEK + hours * 3_600_000);
  const given = { at, weeks: 4, email: "rui@exemplo.com.br" };
  await expect(add(scene, ana, { ...given, skipped: [0, 1, 2, 3].map((week) => day(week)) })).rejects.toThrow(
    "não sobra nenhuma",
  );
  expect(await add(scene, ana, { ...given, skipped: [day(0), day(2)] })).toEqual([{ count: 2 }]);
  const rows = await series(scene, ana);
  expect(days(rows).map(dayIn)).toEqual([day(1), day(3)]);
  const move = (skipped: string[]) =>
    scene
      .as(ana)
      .run("select move_appointments($1, $2, true, $3::text[]::date[]) as count", [
        ...[rows[0]?.id, new Date(Number(rows[0]?.at) + 24 * 3_600_000), skipped],
      ]);
  await expect(move([day(1, 24), day(3, 24)])).rejects.toThrow("não sobra nenhuma");
  expect(await move([day(3, 24)])).toEqual([{ count: 1 }]);
  expect((await series(scene, ana)).map(({ status }) => status)).toEqual(["confirmed", "cancelled"]);
  const { dates } = await mailOf(scene, "appointment-moved");
  expect(dates?.map(({ id, movedFrom, isCancelled }) => [id, Date.parse(movedFrom ?? ""), isCancelled])).toEqual([
    [rows[0]?.id, Number(rows[0]?.at), undefined],
    [rows[1]?.id, Number(rows[1]?.at), true],
  ]);
});

test("what is erased of a series leaves no email that names its date", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 3, email: "rui@exemplo.com.br" });
  const { dates } = await mailOf(scene, "appointment-confirmed");
  await scene.as(visitor).run("select directory.erase_by_link($1, false)", [dates?.[1]?.token]);
  expect(await mails(scene)).toEqual(["data-erased"]);
  expect(await series(scene, ana)).toHaveLength(2);
});

test("what was sent about a series goes with the last of its dates, however they go", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const about = () => scene.sql("select kind from email.outbox where recipient = 'rui@exemplo.com.br'");
  for (const way of ["erased", "purged"]) {
    await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 3, email: "rui@exemplo.com.br" });
    const { dates = [] } = await mailOf(scene, "appointment-confirmed");
    const gone = async (of: MailDate[]) => {
      for (const { token } of way === "erased" ? of : [])
        await scene.as(visitor).run("select directory.erase_by_link($1, false)", [token]);
      await scene.sql(
        "update appointments set status = 'done', ended_at = now() - interval '91 days' where id = any ($1)",
        [of.map(({ id }) => id)],
      );
      await scene.as(service).run("select directory.purge_appointments()");
      await allSent(scene);
    };
    await allSent(scene);
    await gone(dates.slice(0, 2));
    expect(await about(), way).toEqual([{ kind: "appointment-confirmed" }]);
    await gone(dates.slice(2));
    expect(await about(), way).toEqual([]);
  }
});

test("after a restore nothing is sent about a series that was erased", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await add(scene, ana, { at: await nextSlot(scene, ana), weeks: 3, email: "rui@exemplo.com.br" });
  const known = (await series(scene, ana)).map(({ id }) => ({ kind: "appointment", id, at: new Date() }));
  const [again] = await scene.sql("select directory.erase_again($1::text::jsonb) as total", [JSON.stringify(known)]);
  expect([again?.total, await mails(scene)]).toEqual([3, []]);
});

test("what a patient asked for is not moved without a proposal", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  await request(scene, ana, { at: await nextSlot(scene, ana) });
  const [row] = await scene.sql("select id from appointments where professional_id = $1", [ana.professionalId]);
  await scene.as(ana).run("select confirm_appointment($1)", [row?.id]);
  await expect(
    scene.as(ana).run("select move_appointments($1, $2)", [row?.id, await nextSlot(scene, ana)]),
  ).rejects.toThrow("Proponha outro horário");
});
