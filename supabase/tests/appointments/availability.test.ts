import fc from "fast-check";
import { expect } from "vitest";
import { nationalHolidays } from "#app/features/availability/dates/national-holidays.ts";
import { type Availability, freeSlots } from "#app/features/availability/slots.ts";
import { availabilitiesAfter, brazilianZones } from "#app/features/availability/testing/arbitrary-availability.ts";
import { type Person, type Scene, test, visitor } from "../testing/scene.ts";

// A specialty of their own: tests that run beside each other do not wait for the same totals.
const own = { specialty: "Odontologia", approach: null };
const hours = JSON.stringify([0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: "08:00", ends: "18:00" })));

test("the database finds exactly the slots that pages show, in each of Brazil's zones", async ({ scene }) => {
  const ana = await scene.listed("Ana", own);
  const [clock] = await scene.sql("select now() as now");
  const now = Number(clock?.now);
  await fc.assert(
    fc.asyncProperty(availabilitiesAfter(now, brazilianZones), async (availability) => {
      const booked = withoutOverlaps(availability.booked);
      await arrange(scene, ana, { ...availability, booked });
      const [row] = await scene.as(visitor).run("select directory.availability_of($1) as facts", [ana.professionalId]);
      const facts = row?.facts as Availability;
      expect(facts.zone).toBe(availability.zone);
      // The usual service, and each of the others by its length and way.
      for (const wanted of [undefined, ...(facts.rules?.services ?? [])]) {
        const shown = freeSlots(facts, now, { wanted }).map(({ startsAt, modality }) => [startsAt, modality]);
        const rows = await scene.sql(
          `select starts_at, directory.modality_name(modality) as modality
           from directory.free_slots($1, current_date - 2, current_date + 95, $2, directory.modality_bits($3))`,
          [ana.professionalId, wanted?.minutes ?? null, wanted?.modality ?? "ambos"],
        );
        expect(rows.map((row) => [Number(row.starts_at), row.modality])).toEqual(shown);
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

function withoutOverlaps(booked: Availability["booked"]) {
  const ordered = booked.toSorted((one, other) => one.startsAt - other.startsAt);
  return ordered.filter((one, index) => one.startsAt >= Math.max(0, ...ordered.slice(0, index).map((b) => b.endsAt)));
}

async function arrange(scene: Scene, { professionalId: id }: Person, given: Availability) {
  const { zone, minutes, weeklyHours, worksOnHolidays, timeOff, booked } = given;
  await scene.sql(
    `update directory.profiles set consultation_minutes = $2, weekly_hours = $3, works_on_holidays = $4,
       city_id = (select c.id from cities c where c.time_zone = $5 order by c.population desc nulls last limit 1),
       modality = directory.modality_bits($6), booking_rules = $7 where id = $1`,
    [id, minutes, weeklyHours, worksOnHolidays, zone, given.modality, given.rules ?? {}],
  );
  await scene.sql("delete from directory.date_hours where professional_id = $1", [id]);
  for (const { day, starts, ends } of given.closed ?? [])
    await scene.sql(
      "insert into directory.date_hours (professional_id, kind, day, starts, ends) values ($1, 'closed', $2, $3, $4)",
      [id, day, starts, ends],
    );
  for (const { day, starts, ends, modality } of given.extra ?? [])
    await scene.sql(
      `insert into directory.date_hours (professional_id, kind, day, starts, ends, modality)
       values ($1, 'extra', $2, $3, $4, $5)`,
      [id, day, starts, ends, modality ?? null],
    );
  await scene.sql("delete from directory.calendar_sources where professional_id = $1", [id]);
  const [source] = await scene.sql(
    "insert into directory.calendar_sources (professional_id, address) values ($1, 'https://exemplo.org/x.ics') returning id",
    [id],
  );
  // A calendar has one busy time for a beginning.
  const busy = [...new Map(given.busy?.map(({ startsAt, endsAt }) => [startsAt, endsAt]))];
  const instants = (side: 0 | 1) => busy.map((one) => new Date(one[side]).toISOString());
  await scene.sql(
    "select directory.keep_calendar($1, $2::text[]::timestamptz[], $3::text[]::timestamptz[], null, null, $4)",
    [source?.id, instants(0), instants(1), zone],
  );
  await scene.sql("delete from directory.time_off where professional_id = $1", [id]);
  await scene.sql("delete from appointments where professional_id = $1", [id]);
  for (const { startsOn, endsOn } of timeOff)
    await scene.sql(
      "insert into directory.time_off (professional_id, starts_on, ends_on) values ($1, $2, $3) on conflict do nothing",
      [id, startsOn, endsOn],
    );
  for (const { startsAt, endsAt } of booked)
    await scene.sql(
      `insert into appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email)
       values ($1, 'confirmed', $2, $3, 'online', 'Paciente', 'p@exemplo.com.br')`,
      [id, new Date(startsAt), new Date(endsAt)],
    );
}

test("what is over, or a wish without a time, changes nobody's free times", async ({ scene }) => {
  const ana = await scene.listed("Ana", own);
  const isNoted = async (change: string) => {
    await scene.sql("delete from directory.availability");
    await scene.sql(change, [ana.professionalId]);
    return (await scene.sql("select from directory.availability where changed_at is not null")).length === 1;
  };
  const request = (starts: string, status: string) => `
    insert into appointments (professional_id, status, starts_at, ends_at, wish, modality, patient_name, patient_email)
    select $1, '${status}', ${starts}, ${starts} + interval '50 min', 'cedo', 'online', 'Maria', 'maria@exemplo.com.br'`;
  expect(await isNoted(request("now() - interval '2 hours'", "confirmed"))).toBe(false);
  expect(await isNoted("update appointments set status = 'done' where professional_id = $1")).toBe(false);
  expect(await isNoted("delete from appointments where professional_id = $1")).toBe(false);
  expect(await isNoted(request("null::timestamptz", "requested"))).toBe(false);
  expect(await isNoted(request("now() + interval '2 hours'", "requested"))).toBe(true);
  expect(await isNoted("update appointments set status = 'expired' where professional_id = $1")).toBe(true);
});

test("the next slot on cards follows every change", async ({ scene }) => {
  const ana = await scene.listed("Ana", own);
  const slots = () => slotsOnCard(scene, ana);
  const next = async () => (await slots())[0];
  expect(await next()).toBeUndefined();
  await scene.as(ana).update({ weekly_hours: JSON.parse(hours), works_on_holidays: true }, ana);
  // The second may be tomorrow's: it is late in the day.
  const [first, second] = await slots();
  expect(first).toBeGreaterThan(Date.now());
  await scene.sql(
    `insert into appointments (professional_id, status, starts_at, ends_at, modality, patient_name, patient_email)
     values ($1, 'requested', $2, $3, 'online', 'Paciente', 'p@exemplo.com.br')`,
    [ana.professionalId, new Date(Number(first)), new Date(Number(first) + 3_000_000)],
  );
  expect(await next()).toBe(second);
  await scene.sql("update appointments set status = 'declined' where professional_id = $1", [ana.professionalId]);
  expect(await next()).toBe(first);
  const today = "(now() at time zone 'America/Sao_Paulo')::date";
  await scene
    .as(ana)
    .run(`insert into public.time_off (starts_on, ends_on) values (${today} - 1, ${today} + 70) returning id`);
  expect(await next()).toBeUndefined();
});

/** As a search tells it: the agenda that comes with the card is the one that the profile is drawn from. */
async function slotsOnCard(scene: Scene, { professionalId }: Person) {
  const [card] = await scene.as(visitor).run(
    `select r.availability_facts, directory.availability_of($1) as facts
     from directory.search_page(directory.specialty_id($2), 3::smallint, 0, null, null, 0, null, null, 100, 'walk') r
     where r.id = $1`,
    [professionalId, own.specialty],
  );
  if (card?.availability_facts) expect(card.facts).toMatchObject(card.availability_facts);
  return card?.availability_facts
    ? freeSlots(card.availability_facts as Availability, Date.now(), { mostDays: 2 }).map(({ startsAt }) => startsAt)
    : [];
}

test("the database and the site compute the same Easter for four centuries", async ({ scene }) => {
  const rows = await scene.sql(
    "select year, (directory.easter(year) - 2)::text as friday from generate_series(1800, 2199) year",
  );
  expect(rows).toHaveLength(400);
  for (const { year, friday } of rows)
    expect(nationalHolidays(Number(year)).find(({ name }) => name === "Sexta-feira Santa")?.day).toBe(friday);
});

test("a city knows its own holidays and its state's, as they change", async ({ scene }) => {
  const holidays = async () => {
    const rows = await scene.sql(
      "select local_holidays as days from cities where state = 'AC' order by is_capital desc",
    );
    return rows.map(({ days }) => days as string[]);
  };
  const [capital = [], other = []] = await holidays();
  const city = "(select id from cities where state = 'AC' and is_capital)";
  await scene.sql(`insert into directory.local_holidays (city_id, month, day, name) values (${city}, 2, 3, 'Dia')`);
  expect((await holidays())[0]).toEqual([...capital, "02-03"].toSorted());
  expect((await holidays())[1]).toEqual(other);
  await scene.sql("update directory.local_holidays set city_id = null, state = 'AC' where name = 'Dia'");
  expect(await holidays()).toSatisfy((all: string[][]) => all.every((days) => days.includes("02-03")));
  await scene.sql(`
    insert into cities (id, number, name, state, slug, latitude, longitude, is_capital, area_code, time_zone)
    values (1, 9999, 'Nova', 'AC', 'nova', 0, 0, false, 68, 'America/Rio_Branco')`);
  expect(await holidays()).toSatisfy((all: string[][]) => all.every((days) => days.includes("02-03")));
  await scene.sql("delete from directory.local_holidays where name = 'Dia'");
  expect(await holidays()).toSatisfy((all: string[][]) => !all.some((days) => days.includes("02-03")));
});

test("an unlisted professional shows no free times", async ({ scene }) => {
  const ana = await scene.listed("Ana", { ...own, weekly_hours: JSON.parse(hours), works_on_holidays: true });
  expect((await slotsOnCard(scene, ana))[0]).toBeGreaterThan(Date.now());
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  expect(await slotsOnCard(scene, ana)).toEqual([]);
  const [row] = await scene.as(visitor).run("select directory.availability_of($1) as facts", [ana.professionalId]);
  expect(row?.facts).toBeNull();
});

test("visitors learn which times are taken and nothing of who took them", async ({ scene }) => {
  const ana = await scene.listed("Ana", { ...own, weekly_hours: JSON.parse(hours) });
  await scene.sql(
    `insert into appointments (professional_id, starts_at, ends_at, modality, patient_name, patient_email, message)
     values ($1, now() + interval '1 day', now() + interval '25 hours', 'online', 'Maria Segredo', 'm@exemplo.com.br', 'oi')`,
    [ana.professionalId],
  );
  const [row] = await scene
    .as(visitor)
    .run("select directory.availability_of($1)::text as facts", [ana.professionalId]);
  expect(row?.facts).toContain("startsAt");
  expect(row?.facts).not.toMatch(/Maria|exemplo|oi/);
  for (const relation of ["appointments", "directory.availability", "directory.appointment_links"])
    await expect(scene.as(visitor).read(relation)).rejects.toThrow(/permission denied/);
});
