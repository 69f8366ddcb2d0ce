import { expect } from "vitest";
import { nationalHolidays } from "#app/features/availability/national-holidays.ts";
import { missingParts } from "#app/features/professionals/listing.ts";
import { modalityBits } from "#app/features/professionals/modality.ts";
import { approachesOf } from "#app/features/professionals/profile-options.ts";
import { specialties } from "#app/features/professionals/specialties.ts";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { availabilityMask, periods, weekdays } from "#app/features/search/availability.ts";
import { graceDays, trialDays } from "#app/features/subscription/terms.ts";
import { test } from "./testing/scene.ts";

/**
 * Rules that TypeScript shows and SQL decides, compared over all there is to ask. Others of the kind stand where their
 * own tests are: free slots and their horizon in appointments/availability.test.ts, cities and distances in
 * facet-cache.test.ts, limits of texts in profile-rules.test.ts.
 */

test("a modality is the same bits", async ({ scene }) => {
  const names = Object.keys(modalityBits);
  const rows = await scene.sql(
    `select name, directory.modality_bits(name) as bits, directory.modality_name(directory.modality_bits(name)) as back
     from unnest($1::text[]) as name`,
    [names],
  );
  expect(rows).toEqual(Object.entries(modalityBits).map(([name, bits]) => ({ name, bits, back: name })));
});

test("a half-day is the same bit", async ({ scene }) => {
  const [starts, ends] = [
    ["08:00", "13:00", "19:00"],
    ["09:00", "14:00", "20:00"],
  ];
  for (const weekday of weekdays.keys())
    for (const period of periods.keys()) {
      const hours = JSON.stringify([{ weekday, starts: starts[period], ends: ends[period] }]);
      expect(await scene.sql(`select directory.availability_bits('${hours}') as bits`)).toEqual([
        { bits: availabilityMask(weekday, period) },
      ]);
    }
});

test("national holidays fall on the same days in every year of two centuries", async ({ scene }) => {
  const years = Array.from({ length: 200 }, (_, index) => 1950 + index);
  const rows = await scene.sql(
    `select day::date::text as day from generate_series('1950-01-01'::date, '2149-12-31', '1 day') as day
     where directory.is_holiday(day::date, null)`,
  );
  // Good Friday may be Tiradentes, too.
  const days = new Set(years.flatMap((year) => nationalHolidays(year).map(({ day }) => day)));
  expect(rows.map(({ day }) => day)).toEqual([...days]);
});

test("a profile is complete for the panel exactly when the database lists it", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const parts = ["specialty", "registration", "schedule", "district", "city"] as const;
  const whole = ownRecord();
  for (const modality of [null, "presencial", "online", "ambos"] as const)
    for (let missing = 0; missing < 2 ** parts.length; missing++) {
      const gaps = Object.fromEntries(parts.filter((_, bit) => missing & (1 << bit)).map((part) => [part, null]));
      const record = ownRecord({ ...gaps, modality, ...("city" in gaps && { state: null }) });
      await scene.sql(
        `update directory.profiles set name = $2, specialty_id = directory.specialty_id($3), registration = $4,
           approach = null, modality = directory.modality_bits($5), schedule = $6, district = $7,
           city_id = directory.city_id($8, $9) where user_id = $1`,
        [
          ...[ana.userId, whole.name, record.specialty ?? "", record.registration, modality ?? "", record.schedule],
          ...[record.district, record.city ?? "", record.state ?? ""],
        ],
      );
      const [row] = await scene.sql("select directory.is_listed($1) as listed", [ana.professionalId]);
      expect({ record, listed: row?.listed }).toEqual({ record, listed: missingParts(record).length === 0 });
    }
});

test("specialties and their approaches are the same lists", async ({ scene }) => {
  const rows = await scene.sql(`
    select s.name, array(select a.name from approaches a where a.specialty_id = s.id order by a.name) as approaches
    from specialties s order by s.id`);
  expect(rows).toEqual(
    specialties.map(({ name }) => ({ name, approaches: [...approachesOf(name)].sort((a, b) => (a < b ? -1 : 1)) })),
  );
});

test("grace ends on the same day", async ({ scene }) => {
  const [row] = await scene.sql(`
    select extract(day from directory.listing_end(p, m) - m.paid_until)::int as days
    from (select (jsonb_populate_record(null::directory.profiles,
        '{"name": "Ana", "specialty_id": 1, "registration": "CRP 06/1", "modality": 2, "schedule": "x"}')).*) p,
      (select (jsonb_populate_record(null::directory.memberships,
        '{"subscription_status": "past_due", "paid_until": "2026-11-01T12:00:00Z"}')).*) m`);
  expect(row).toEqual({ days: graceDays });
});

test("the free days of the texts are those that the database gives", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  expect(
    await scene.sql("select (trial_end_date - now())::text as trial from directory.memberships where user_id = $1", [
      ana.userId,
    ]),
  ).toEqual([{ trial: `${trialDays} days` }]);
});
