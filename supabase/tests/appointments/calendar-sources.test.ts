import { expect } from "vitest";
import { type Availability, freeSlots } from "#app/features/availability/slots.ts";
import { signIn } from "../testing/account-scene.ts";
import { type Person, type Scene, service, test, visitor } from "../testing/scene.ts";

const own = { specialty: "Odontologia", approach: null };
const hours = JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: "08:00", ends: "18:00" })));

async function following(scene: Scene, person: Person, address = "https://calendario.exemplo.org/segredo/a.ics") {
  const actor = await signIn(scene, person);
  await scene.sql("update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()) where id = $1", [
    person.userId,
  ]);
  const [row] = await scene.as(actor).run("select directory.follow_calendar($1) as id", [address]);
  return String(row?.id);
}

const keep = (scene: Scene, source: string, starts: Date[], ends: Date[]) =>
  scene
    .as(service)
    .run("select directory.keep_calendar($1, $2::timestamptz[], $3::timestamptz[], null, null, 'America/Sao_Paulo')", [
      source,
      `{${starts.map((at) => at.toISOString())}}`,
      `{${ends.map((at) => at.toISOString())}}`,
    ]);

async function free(scene: Scene, { professionalId }: Person) {
  const [row] = await scene.as(visitor).run("select directory.availability_of($1) as facts", [professionalId]);
  const [clock] = await scene.sql("select now() as now");
  const shown = freeSlots(row?.facts as Availability, Number(clock?.now)).map(({ startsAt }) => startsAt);
  const rows = await scene.sql("select starts_at from directory.free_slots($1, current_date - 1, current_date + 60)", [
    professionalId,
  ]);
  expect(rows.map(({ starts_at }) => Number(starts_at))).toEqual(shown);
  return shown;
}

test("what is busy elsewhere is not offered here, on pages or by the guard, until it is free again", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", own);
  await scene.as(ana).update({ weekly_hours: JSON.parse(hours), works_on_holidays: true }, ana);
  const before = await free(scene, ana);
  const [first = 0, second = 0, third = 0] = before;
  const source = await following(scene, ana);
  await keep(scene, source, [new Date(first + 60_000)], [new Date(second + 60_000)]);
  expect(await free(scene, ana)).toEqual(before.filter((at) => at !== first && at !== second));
  const asked = () =>
    scene.sql(
      "select directory.is_free_slot($1, $2, 'online') as second, directory.is_free_slot($1, $3, 'online') as third",
      [ana.professionalId, new Date(second), new Date(third)],
    );
  expect(await asked()).toEqual([{ second: false, third: true }]);
  await scene.as(ana).run("select public.unfollow_calendar($1)", [source]);
  expect(await asked()).toEqual([{ second: true, third: true }]);
  expect(await free(scene, ana)).toEqual(before);
});

test("a professional sees and removes the own calendars alone, and nobody reads the address", async ({ scene }) => {
  const [ana, bruno] = [await scene.listed("Ana", own), await scene.listed("Bruno", own)];
  const source = await following(scene, ana);
  await keep(scene, source, [new Date("2030-01-01T12:00Z")], [new Date("2030-01-01T13:00Z")]);
  expect(await scene.as(ana).run("select host, busy_count, failure from my_calendars()")).toEqual([
    { host: "calendario.exemplo.org", busy_count: 1, failure: null },
  ]);
  expect(await scene.as(bruno).run("select * from my_calendars()")).toEqual([]);
  // In the own agenda, with the reasons of days off, which nobody else reads.
  await scene
    .as(ana)
    .run(
      "insert into time_off (starts_on, ends_on, reason) values ('2030-01-02', '2030-01-03', 'férias') returning id",
    );
  const planned = async (person: Person) => (await scene.as(person).run("select my_availability() as own"))[0]?.own;
  expect(await planned(ana)).toMatchObject({
    ...{ zone: "America/Sao_Paulo", worksOnHolidays: false, modality: "ambos" },
    timeOff: [{ startsOn: "2030-01-02", endsOn: "2030-01-03", reason: "férias" }],
    busy: [{ startsAt: Date.parse("2030-01-01T12:00Z"), endsAt: Date.parse("2030-01-01T13:00Z") }],
  });
  expect(await planned(bruno)).toMatchObject({ timeOff: [], busy: [] });
  await expect(scene.as(visitor).run("select my_availability()")).rejects.toThrow("permission denied");
  const times = "select starts_at from directory.busy_times";
  expect(await scene.as(ana).run(times)).toHaveLength(1);
  expect(await scene.as(bruno).run(times)).toEqual([]);
  await scene.as(bruno).run("select public.unfollow_calendar($1)", [source]);
  expect(await scene.as(ana).run("select * from my_calendars()")).toHaveLength(1);
  const denied = /permission denied/;
  await expect(scene.as(ana).run("select address from directory.calendar_sources")).rejects.toThrow(denied);
  await expect(scene.as(visitor).run(times)).rejects.toThrow(denied);
  await expect(scene.as(visitor).run("select * from my_calendars()")).rejects.toThrow(denied);
  await expect(scene.as(visitor).run("select directory.follow_calendar('https://a.b/c')")).rejects.toThrow(denied);
  await expect(
    keep(scene, source, [], []).then(() => scene.as(ana).run("select directory.claim_calendars(1)")),
  ).rejects.toThrow(denied);
  await expect(scene.as(ana).run("insert into directory.busy_times values (gen_random_uuid())")).rejects.toThrow(
    denied,
  );
});

test("who is signed out follows nothing, and what is no address is refused", async ({ scene }) => {
  const ana = await scene.listed("Ana", own);
  await expect(scene.as(ana).run("select directory.follow_calendar('https://a.b/c')")).rejects.toThrow(
    "Entre na sua conta.",
  );
  await expect(following(scene, ana, "http://a.b/c")).rejects.toThrow(/calendar_sources_address_check/);
  await expect(following(scene, ana, "https://user@a.b/c")).rejects.toThrow(/calendar_sources_address_check/);
});

test("one process reads a calendar at a time, past times go, and an account takes its calendars along", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", own);
  const source = await following(scene, ana);
  const claim = () => scene.as(service).run("select id, zone from directory.claim_calendars(10)");
  expect(await claim()).toEqual([]);
  await scene.sql("update directory.calendar_sources set next_read_at = now()");
  await keep(scene, source, [new Date("2020-01-01T12:00Z")], [new Date("2020-01-01T13:00Z")]);
  await scene.sql("update directory.calendar_sources set next_read_at = now()");
  expect(await claim()).toEqual([{ id: source, zone: "America/Sao_Paulo" }]);
  expect(await claim()).toEqual([]);
  expect(await scene.sql("select from directory.busy_times")).toEqual([]);
  await scene.sql("select directory.delete_account($1)", [ana.userId]);
  expect(await scene.sql("select from directory.calendar_sources")).toEqual([]);
});
