import fc from "fast-check";
import type { Availability } from "#app/features/availability/slots.ts";
import { type BookingRules, MAX_HORIZON } from "#app/features/professionals/booking-rules.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export const brazilianZones = [
  "America/Noronha",
  "America/Sao_Paulo",
  "America/Bahia",
  "America/Cuiaba",
  "America/Manaus",
  "America/Rio_Branco",
];

const time = (quarters: number) =>
  `${String(Math.floor(quarters / 4)).padStart(2, "0")}:${String((quarters % 4) * 15).padStart(2, "0")}`;

/** Blocks of one day never overlap: its cuts are drawn, and every second stretch between them is worked. */
const dayBlocks = (weekday: number) =>
  fc
    .record({
      cuts: fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { maxLength: 6 }),
      modality: fc.constantFrom(undefined, "presencial" as const, "online" as const, "ambos" as const),
    })
    .map(({ cuts, modality }) => {
      const ordered = cuts.toSorted((one, other) => one - other);
      return ordered.flatMap((starts, index) => {
        const ends = ordered[index + 1];
        if (index % 2 === 1 || ends === undefined) return [];
        return [{ weekday, starts: time(starts), ends: time(ends), ...(modality && { modality }) }];
      });
    });

const days = fc.integer({ min: 0, max: 70 });
const dayAfter = (base: number, ahead: number) => new Date(base + ahead * DAY).toISOString().slice(0, 10);

const service = fc.record(
  {
    name: fc.constantFrom("Consulta", "Avaliação"),
    minutes: fc.integer({ min: 10, max: 240 }),
    modality: fc.constantFrom("presencial" as const, "online" as const),
  },
  { requiredKeys: ["name", "minutes"] },
);

const rules: fc.Arbitrary<BookingRules> = fc.record(
  {
    buffer: fc.integer({ min: 0, max: 120 }),
    notice: fc.integer({ min: 60, max: 20160 }),
    horizon: fc.integer({ min: 1, max: MAX_HORIZON }),
    services: fc
      .array(service, { maxLength: 3 })
      .map((services) => services.map((given, index) => ({ ...given, id: `s${index}` }))),
  },
  { requiredKeys: [] },
);

/** At any minute, also over midnight. */
const intervalsAfter = (base: number, longest: number) =>
  fc
    .tuple(days, fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 10, max: longest }))
    .map(([day, minute, length]) => {
      const startsAt = Math.floor(base / DAY) * DAY + day * DAY + minute * MINUTE;
      return { startsAt, endsAt: startsAt + length * MINUTE };
    });

/** Somebody's week and rules, with bookings, busy times, days off and hours of single dates in the ten weeks after a moment. */
export const availabilitiesAfter = (base: number, zones: readonly string[]): fc.Arbitrary<Availability> =>
  fc.record({
    zone: fc.constantFrom(...zones),
    minutes: fc.integer({ min: 20, max: 240 }),
    modality: fc.constantFrom("presencial" as const, "online" as const, "ambos" as const),
    weeklyHours: fc.tuple(...[0, 1, 2, 3, 4, 5, 6].map(dayBlocks)).map((week) => week.flat()),
    worksOnHolidays: fc.boolean(),
    localHolidays: fc.constantFrom([], ["11-24", "12-08"]),
    timeOff: fc.array(
      fc.tuple(days, fc.integer({ min: 0, max: 9 })).map(([first, length]) => ({
        startsOn: dayAfter(base, first),
        endsOn: dayAfter(base, first + length),
      })),
      { maxLength: 3 },
    ),
    booked: fc.array(intervalsAfter(base, 240), { maxLength: 20 }),
    // Of a calendar elsewhere: they overlap, and last for days.
    busy: fc.array(intervalsAfter(base, 3 * 1440), { maxLength: 8 }),
    closed: fc.array(
      fc
        .tuple(days, fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 }))
        .map(([ahead, first, length]) => ({
          day: dayAfter(base, ahead),
          starts: time(first),
          ends: time(Math.min(96, first + length)),
        })),
      { maxLength: 6 },
    ),
    extra: fc
      .uniqueArray(days, { maxLength: 5 })
      .chain((ahead) =>
        fc.tuple(
          ...ahead.map((day) => dayBlocks(0).map((blocks) => blocks.map((block) => ({ ...block, ahead: day })))),
        ),
      )
      .map((dates) =>
        dates.flat().map(({ ahead, starts, ends, modality }) => ({
          ...{ day: dayAfter(base, ahead), starts, ends },
          modality: modality === "ambos" ? null : (modality ?? null),
        })),
      )
      .map((extra) => extra.sort((one, other) => one.day.localeCompare(other.day))),
    rules,
  });
