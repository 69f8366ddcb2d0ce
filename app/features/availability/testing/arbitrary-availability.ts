import fc from "fast-check";
import type { Availability } from "#app/features/availability/slots.ts";

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

/** Somebody's week with bookings and days off in the ten weeks after a moment. */
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
    booked: fc.array(
      fc
        .tuple(days, fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 10, max: 240 }))
        .map(([day, minute, length]) => {
          const startsAt = Math.floor(base / DAY) * DAY + day * DAY + minute * MINUTE;
          return { startsAt, endsAt: startsAt + length * MINUTE };
        }),
      { maxLength: 20 },
    ),
  });
