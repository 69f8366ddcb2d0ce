import fc from "fast-check";
import { expect, test } from "vitest";
import type { Modality } from "#app/features/professionals/labels.ts";
import { addDays, dayIn, instantOf, weekdayOf } from "#app/shared/time-zones.ts";
import { isHoliday } from "./dates/holidays.ts";
import { type Availability, commonModality, freeSlotDays, freeSlots, usualService } from "./slots.ts";
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
const firstDay = (changes: Partial<Availability>) => freeSlotDays({ ...plain, ...changes }, monday)[0];

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

test("a service is cut to its own length and way, with the pause after each", () => {
  const services = [
    { id: "a", name: "Consulta", minutes: 50 },
    { id: "b", name: "Retorno", minutes: 20, modality: "online" as const },
  ];
  const somebody = { ...plain, rules: { buffer: 10, services } };
  const times = (wanted?: (typeof services)[number]) =>
    freeSlots(somebody, monday, { mostDays: 1, wanted }).map(
      ({ startsAt, modality }) => `${clock(startsAt)} ${modality}`,
    );
  expect(times()).toEqual(["08:00 ambos", "09:00 ambos", "13:30 online"]);
  expect(times(services[1])).toEqual(
    ["08:00", "08:30", "09:00", "09:30", "13:30", "14:00", "14:30"].map((at) => `${at} online`),
  );
});

test("the pause is kept around appointments, and not around what else one is busy with", () => {
  const at = (time: string) => instantOf("2026-11-16", time, plain.zone);
  const somebody = { ...plain, minutes: 30, rules: { buffer: 10 } };
  const across = [{ startsAt: at("08:40"), endsAt: at("09:15") }];
  const starts = (changes: Partial<Availability>) =>
    freeSlots({ ...somebody, ...changes }, monday, { to: "2026-11-16" })
      .map(({ startsAt }) => clock(startsAt))
      .filter((time) => time < "12");
  expect(starts({})).toEqual(["08:00", "08:40", "09:20"]);
  expect(starts({ booked: across })).toEqual(["08:00"]);
  expect(starts({ busy: across })).toEqual(["08:00", "09:20"]);
});

test("extra hours of a date count on a holiday and beside the week's, but not on a day off", () => {
  const extra = [{ day: "2026-11-16", starts: "09:00", ends: "11:40" }];
  const times = (changes: Partial<Availability>) =>
    freeSlots({ ...plain, extra, ...changes }, monday, { to: "2026-11-16" }).map(({ startsAt }) => clock(startsAt));
  expect(times({})).toEqual(["08:00", "08:50", "10:00", "10:50", "13:30", "14:20"]);
  expect(times({ localHolidays: ["11-16"] })).toEqual(["09:00", "09:50", "10:40"]);
  expect(times({ timeOff: [{ startsOn: "2026-11-16", endsOn: "2026-11-16" }] })).toEqual([]);
});

test("after closed hours times are cut anew, and no minute is lost; a busy calendar only takes times away", () => {
  const at = (time: string) => instantOf("2026-11-16", time, plain.zone);
  const somebody = { ...plain, weeklyHours: [{ weekday: 1, starts: "08:00", ends: "13:00" }] };
  const times = (changes: Partial<Availability>) =>
    freeSlots({ ...somebody, ...changes }, monday, { to: "2026-11-16" }).map(({ startsAt }) => clock(startsAt));
  const closed = (starts: string, ends: string) => ({ day: "2026-11-16", starts, ends });
  expect(times({})).toEqual(["08:00", "08:50", "09:40", "10:30", "11:20", "12:10"]);
  expect(times({ closed: [closed("10:00", "11:00")] })).toEqual(["08:00", "08:50", "11:00", "11:50"]);
  // They may overlap, stand in any order, and cover the beginning.
  expect(times({ closed: [closed("09:00", "09:15"), closed("07:00", "10:00"), closed("09:30", "10:10")] })).toEqual([
    ...["10:10", "11:00", "11:50"],
  ]);
  expect(times({ closed: [closed("00:00", "24:00")] })).toEqual([]);
  expect(times({ closed: [{ ...closed("10:00", "11:00"), day: "2026-11-17" }] })).toHaveLength(6);
  expect(times({ busy: [{ startsAt: at("10:00"), endsAt: at("11:00") }] })).toEqual([
    ...["08:00", "08:50", "11:20", "12:10"],
  ]);
});

test("notice and horizon are the professional's own", () => {
  const somebody = { ...plain, rules: { notice: 24 * 60, horizon: 8 } };
  expect(freeSlotDays(somebody, monday).map(({ day }) => day)).toEqual(["2026-11-23"]);
  expect(freeSlots({ ...somebody, rules: { ...somebody.rules, horizon: 7 } }, monday)).toEqual([]);
});

/** Every minute of every day is tried; slow, and too plain to be wrong. Zones whose clocks stand still. */
function bruteForce(availability: Availability, now: number, wanted: { minutes: number; modality?: Modality }) {
  const {
    zone,
    modality,
    weeklyHours,
    worksOnHolidays,
    localHolidays,
    timeOff,
    booked,
    busy = [],
    extra = [],
    closed = [],
  } = availability;
  const { buffer = 0, notice = 120, horizon = 56 } = availability.rules ?? {};
  const found: number[] = [];
  const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  for (let ahead = 0; ahead < horizon; ahead++) {
    const day = addDays(dayIn(now, zone), ahead);
    if (timeOff.some(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)) continue;
    const works = worksOnHolidays || !isHoliday(day, localHolidays);
    // By minutes of the day: which block each belongs to.
    const owner: (object | undefined)[] = Array.from({ length: 1440 });
    for (const block of extra.filter((block) => block.day === day))
      owner.fill(block, minuteOf(block.starts), minuteOf(block.ends));
    for (const block of weeklyHours.filter(({ weekday }) => works && weekday === weekdayOf(day)))
      owner.fill(block, minuteOf(block.starts), minuteOf(block.ends));
    for (const { starts, ends } of closed.filter((block) => block.day === day))
      owner.fill(undefined, minuteOf(starts), minuteOf(ends));
    const midnight = instantOf(day, "00:00", zone);
    let first = 0;
    for (let minute = 0; minute < 1440; minute++) {
      const block = owner[minute] as { modality?: Modality | null } | undefined;
      if (block !== owner[minute - 1]) first = minute;
      if (!block || (minute - first) % (wanted.minutes + buffer) !== 0) continue;
      if (minute + wanted.minutes > 1440 || owner.slice(minute, minute + wanted.minutes).some((one) => one !== block))
        continue;
      const ways = [modality, wanted.modality, block.modality].filter((way) => way && way !== "ambos");
      if (new Set(ways).size > 1) continue;
      const startsAt = midnight + minute * 60_000;
      const endsAt = startsAt + wanted.minutes * 60_000;
      const pause = buffer * 60_000;
      if (startsAt < now + notice * 60_000) continue;
      if (booked.some((one) => one.startsAt - pause < endsAt && startsAt < one.endsAt + pause)) continue;
      if (busy.some((one) => one.startsAt < endsAt && startsAt < one.endsAt)) continue;
      found.push(startsAt);
    }
  }
  return found;
}

test("whatever week, services, pauses, dates and bookings: exactly what trying every minute finds", () => {
  fc.assert(
    fc.property(
      availabilitiesAfter(base, brazilianZones),
      fc.integer({ min: 0, max: 40 * 1440 }),
      (availability, minutesLater) => {
        const now = base + minutesLater * 60_000;
        for (const wanted of [undefined, ...(availability.rules?.services ?? [])])
          expect(freeSlots(availability, now, { wanted }).map(({ startsAt }) => startsAt)).toEqual(
            bruteForce(availability, now, wanted ?? usualService(availability)),
          );
      },
    ),
    { numRuns: 60 },
  );
});

test("where clocks change, too: no overlap, none past, booked, off or on a holiday, all inside a block", () => {
  fc.assert(
    fc.property(
      availabilitiesAfter(base, zones),
      fc.integer({ min: 0, max: 40 * 1440 }),
      (availability, minutesLater) => {
        const { zone, weeklyHours, booked, timeOff, extra = [], closed = [] } = availability;
        const now = base + minutesLater * 60_000;
        const slots = freeSlots(availability, now);
        const days = [...new Set(slots.map(({ startsAt }) => dayIn(startsAt, zone)))].slice(0, 3);
        expect(freeSlots(availability, now, { mostDays: 3 })).toEqual(
          slots.filter(({ startsAt }) => days.includes(dayIn(startsAt, zone))),
        );
        const isWrong = slots.map(({ startsAt, endsAt }, index) => {
          const day = dayIn(startsAt, zone);
          const works = availability.worksOnHolidays || !isHoliday(day, availability.localHolidays);
          const blocks = [
            ...weeklyHours.filter(({ weekday }) => works && weekday === weekdayOf(day)),
            ...extra.filter((block) => block.day === day),
          ];
          return {
            overlapping: startsAt < (slots[index - 1]?.endsAt ?? 0),
            tooSoon: startsAt < now + (availability.rules?.notice ?? 120) * 60_000,
            tooFar: startsAt > now + ((availability.rules?.horizon ?? 56) + 1) * 86_400_000,
            wrongLength: endsAt - startsAt !== usualService(availability).minutes * 60_000,
            booked: [...booked, ...(availability.busy ?? [])].some(
              (one) => one.startsAt < endsAt && startsAt < one.endsAt,
            ),
            closed: closed.some(
              (one) =>
                one.day === day &&
                instantOf(day, one.starts, zone) < endsAt &&
                startsAt < instantOf(day, one.ends, zone),
            ),
            off: timeOff.some((off) => off.startsOn <= day && day <= off.endsOn),
            outside: !blocks.some(
              ({ starts, ends }) => instantOf(day, starts, zone) <= startsAt && endsAt <= instantOf(day, ends, zone),
            ),
          };
        });
        expect(isWrong.filter((slot) => Object.values(slot).some(Boolean))).toEqual([]);
      },
    ),
    { numRuns: 100 },
  );
});
