import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn, instantOf, weekdayOf } from "#app/shared/time-zones.ts";
import { isHoliday } from "./holidays.ts";
import { type Availability, commonModality, freeSlots, HORIZON_DAYS, NOTICE, slotDays } from "./slots.ts";
import { availabilitiesAfter, brazilianZones } from "./testing/arbitrary-availability.ts";

const monday = instantOf("2026-11-16", "06:00", "America/Sao_Paulo");
const plain: Availability = {
  zone: "America/Sao_Paulo",
  minutes: 50,
  modality: "ambos",
  weeklyHours: [
    { weekday: 1, starts: "08:00", ends: "10:00" },
    { weekday: 1, starts: "13:30", ends: "15:10", modality: "online" },
  ],
  worksOnHolidays: false,
  localHolidays: [],
  timeOff: [],
  booked: [],
};
const base = Date.UTC(2026, 9, 20);
const zones = [...brazilianZones, "America/New_York", "Europe/Lisbon"];
const clock = (at: number) => new Date(at).toLocaleTimeString("pt-BR", { timeZone: plain.zone, timeStyle: "short" });
const firstDay = (changes: Partial<Availability>) =>
  slotDays(freeSlots({ ...plain, ...changes }, monday), plain.zone)[0];

test("blocks are cut into consultations; what is too short for one is left out", () => {
  const day = firstDay({});
  expect(day?.day).toBe("2026-11-16");
  expect(day?.slots.map(({ startsAt, modality }) => `${clock(startsAt)} ${modality}`)).toEqual([
    "08:00 ambos",
    "08:50 ambos",
    "13:30 online",
    "14:20 online",
  ]);
});

test("what is booked, too soon, a holiday or a day off is not free", () => {
  const at = (time: string) => instantOf("2026-11-16", time, plain.zone);
  const booked = [{ startsAt: at("08:30"), endsAt: at("09:00") }];
  expect(firstDay({ booked })?.slots.map(({ startsAt }) => clock(startsAt))).toEqual(["13:30", "14:20"]);
  expect(freeSlots(plain, at("07:00"))[0]?.startsAt).toBe(at("13:30"));
  expect(firstDay({ timeOff: [{ startsOn: "2026-11-10", endsOn: "2026-11-16" }] })?.day).toBe("2026-11-23");
  expect(firstDay({ localHolidays: ["11-16"] })?.day).toBe("2026-11-23");
  expect(firstDay({ localHolidays: ["11-16"], worksOnHolidays: true })?.day).toBe("2026-11-16");
});

test("somebody who attends online only has no slots in hours for the practice", () => {
  expect(commonModality("online", "presencial")).toBeUndefined();
  const weeklyHours = plain.weeklyHours.map((block) => ({ ...block, modality: "presencial" as const }));
  expect(freeSlots({ ...plain, modality: "online", weeklyHours }, monday)).toEqual([]);
});

test("from abroad the same slots stand under the visitor's own days", () => {
  const slots = freeSlots({ ...plain, weeklyHours: [{ weekday: 1, starts: "08:00", ends: "09:00" }] }, monday);
  expect(slotDays(slots, "Asia/Tokyo")[0]?.day).toBe("2026-11-16");
  expect(slotDays(slots, "Pacific/Honolulu")[0]?.day).toBe("2026-11-16");
  expect(slotDays(slots, "Pacific/Kiritimati")[0]?.day).toBe("2026-11-17");
  expect(slotDays(slots, "Pacific/Kiritimati").flatMap((day) => day.slots)).toEqual(slots);
});

test("in every zone, whatever the hours: no overlap, none past, none booked, off or on a holiday, all inside a block", () => {
  fc.assert(
    fc.property(
      availabilitiesAfter(base, zones),
      fc.integer({ min: 0, max: 40 * 1440 }),
      (availability, minutesLater) => {
        const { zone, minutes, weeklyHours, booked, timeOff } = availability;
        const now = base + minutesLater * 60_000;
        const slots = freeSlots(availability, now);
        expect(freeSlots(availability, now, { mostDays: 3 })).toEqual(
          slotDays(slots, zone)
            .slice(0, 3)
            .flatMap((day) => day.slots),
        );
        const isWrong = slots.map(({ startsAt, endsAt }, index) => {
          const day = dayIn(startsAt, zone);
          const isInside = weeklyHours.some(
            (block) =>
              block.weekday === weekdayOf(day) &&
              instantOf(day, block.starts, zone) <= startsAt &&
              endsAt <= instantOf(day, block.ends, zone),
          );
          return {
            overlapping: startsAt < (slots[index - 1]?.endsAt ?? 0),
            tooSoon: startsAt < now + NOTICE,
            tooFar: startsAt > now + (HORIZON_DAYS + 1) * 86_400_000,
            wrongLength: endsAt - startsAt !== minutes * 60_000,
            booked: booked.some((busy) => busy.startsAt < endsAt && startsAt < busy.endsAt),
            off: timeOff.some((off) => off.startsOn <= day && day <= off.endsOn),
            holiday: !availability.worksOnHolidays && isHoliday(day, availability.localHolidays),
            outside: !isInside,
          };
        });
        expect(isWrong.filter((slot) => Object.values(slot).some(Boolean))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
