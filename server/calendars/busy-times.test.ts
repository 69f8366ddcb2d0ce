import { readFileSync } from "node:fs";
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { readBusyTimes } from "./busy-times.ts";
import { readInWorker } from "./read-in-worker.ts";

const zone = "America/Sao_Paulo";
const span = {
  zone,
  from: Date.parse("2026-11-16T12:00Z"),
  to: Date.parse("2026-12-01T03:00Z"),
  ownIds: [] as string[],
};
const clock = new Intl.DateTimeFormat("pt-BR", {
  timeZone: zone,
  day: "2-digit",
  month: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** As São Paulo's clocks show them, "17/11 10:00 – 17/11 11:00". */
function shown(text: string, given: Partial<typeof span> = {}) {
  return readBusyTimes(text, { ...span, ...given }).map(({ startsAt, endsAt }) =>
    `${clock.format(startsAt)} – ${clock.format(endsAt)}`.replaceAll(",", ""),
  );
}
const sample = (name: string) => readFileSync(new URL(`./testing/${name}.ics`, import.meta.url), "utf8");
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:x", ...lines, "END:VEVENT"].join("\r\n");

test("a calendar as Google writes it: a series with one left out and one moved, whole days, and what is free", () => {
  expect(shown(sample("google"))).toEqual([
    "17/11 08:00 – 17/11 09:00",
    "17/11 10:00 – 17/11 11:00",
    "27/11 18:00 – 27/11 19:30",
    "28/11 00:00 – 30/11 00:00",
  ]);
});

test("a calendar as Outlook writes it: zones of its own, a clock that changes abroad, and its kinds of free", () => {
  expect(shown(sample("outlook"))).toEqual([
    "16/11 09:00 – 16/11 09:30",
    "16/11 11:00 – 16/11 12:00",
    "17/11 09:00 – 17/11 09:30",
    "18/11 15:00 – 18/11 15:30",
    "23/11 11:00 – 23/11 12:00",
    "30/11 11:00 – 30/11 12:00",
  ]);
  // The same meeting while New York has its summer.
  const summer = { from: Date.parse("2026-10-25T00:00Z"), to: Date.parse("2026-10-27T00:00Z") };
  expect(shown(sample("outlook"), summer)).toEqual(["26/10 10:00 – 26/10 11:00"]);
});

test("a calendar as Apple writes it: another zone, a duration, a time without zone, a day of every year", () => {
  expect(shown(sample("apple"))).toEqual([
    "17/11 11:30 – 17/11 13:00",
    "19/11 07:00 – 19/11 07:45",
    "21/11 00:00 – 22/11 00:00",
    "28/11 21:00 – 28/11 23:00",
  ]);
});

test("a zone that is only named is the one that the world knows, and a series in it follows its clocks", () => {
  const text = calendar(
    event(
      "DTSTART;TZID=America/New_York:20261030T090000",
      "DTEND;TZID=America/New_York:20261030T100000",
      "RRULE:FREQ=DAILY;COUNT=4",
      "EXDATE:20261101T140000Z",
    ),
  );
  expect(shown(text, { from: Date.parse("2026-10-30T00:00Z") })).toEqual([
    "30/10 10:00 – 30/10 11:00",
    "31/10 10:00 – 31/10 11:00",
    "02/11 11:00 – 02/11 12:00",
  ]);
});

test("a zone that nobody knows is the professional's", () => {
  expect(shown(calendar(event("DTSTART;TZID=Marte/Olimpo:20261117T090000", "DURATION:PT1H")))).toEqual([
    "17/11 09:00 – 17/11 10:00",
  ]);
});

test("exclusions that were never a time hide none that follow", () => {
  const text = calendar(
    event(
      "DTSTART:20261110T120000Z",
      "DURATION:PT1H",
      "RRULE:FREQ=DAILY;UNTIL=20261119T120000Z",
      "EXDATE:20261110T110000Z,20261111T110000Z,20261112T110000Z,20261118T120000Z",
    ),
  );
  expect(shown(text)).toEqual(["16/11 09:00 – 16/11 10:00", "17/11 09:00 – 17/11 10:00", "19/11 09:00 – 19/11 10:00"]);
});

test("“this and following” moves the rest of a series", () => {
  const text = calendar(
    event("DTSTART:20261117T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3"),
    event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261118T120000Z", "DTSTART:20261118T150000Z", "DURATION:PT1H"),
  );
  expect(shown(text)).toEqual(["17/11 09:00 – 17/11 10:00", "18/11 12:00 – 18/11 13:00", "19/11 12:00 – 19/11 13:00"]);
});

test("one moved into the days that count is there, and a called off one is not", () => {
  const text = calendar(
    event("DTSTART:20260101T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
    event("RECURRENCE-ID:20260102T120000Z", "DTSTART:20261117T120000Z", "DURATION:PT1H"),
    event("DTSTART:20261120T120000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2").replace("UID:x", "UID:y"),
    event("RECURRENCE-ID:20261121T120000Z", "DTSTART:20261121T120000Z", "STATUS:CANCELLED").replace("UID:x", "UID:y"),
  );
  expect(shown(text)).toEqual(["17/11 09:00 – 17/11 10:00", "20/11 09:00 – 20/11 10:00"]);
});

test("periods of a free/busy calendar count, and what overlaps is one", () => {
  const text = calendar(
    "BEGIN:VFREEBUSY",
    "FREEBUSY;FBTYPE=BUSY:20261117T120000Z/20261117T130000Z,20261117T123000Z/PT1H",
    "FREEBUSY;FBTYPE=FREE:20261118T120000Z/20261118T130000Z",
    "END:VFREEBUSY",
  );
  expect(shown(text)).toEqual(["17/11 09:00 – 17/11 10:30"]);
});

test("what came from our own feed does not count twice", () => {
  const text = calendar(event("DTSTART:20261117T120000Z", "DURATION:PT1H"));
  expect(shown(text, { ownIds: ["x"] })).toEqual([]);
  expect(shown(text)).toHaveLength(1);
});

test("broken events are left out, and the others stay", () => {
  const text = calendar(
    event("DTSTART:amanhã", "DTEND:depois"),
    event("DTEND:20261117T120000Z"),
    event("DTSTART:20261117T120000Z", "DTEND:20261117T110000Z"),
    event("DTSTART:20261117T120000Z", "DURATION:PT1H", "RRULE:FREQ=SOMETIMES"),
    event("DTSTART:20261118T120000Z", "DURATION:PT1H"),
  );
  expect(shown(text)).toContain("18/11 09:00 – 18/11 10:00");
  expect(() => shown("<html>Entre na sua conta</html>")).toThrow(SyntaxError);
  expect(() => shown("")).toThrow(SyntaxError);
});

test("blocks that are closed in another order than they were begun are left out, and what came before them stays", () => {
  const good = event("DTSTART:20261118T120000Z", "DURATION:PT1H");
  expect(shown(calendar(good, "BEGIN:VALARM", "BEGIN:VEVENT", "END:VEVENT"))).toEqual(["18/11 09:00 – 18/11 10:00"]);
});

test("what has gone on since long ago is busy from the day before those that count", () => {
  for (const start of [
    "DTSTART:00010101T000000Z",
    "DTSTART;VALUE=DATE:00010101",
    "DTSTART;TZID=America/Bahia:00500101T080000",
  ])
    expect(readBusyTimes(calendar(event(start, "DTEND:20261117T120000Z")), span), start).toEqual([
      { startsAt: Date.parse("2026-11-15T12:00Z"), endsAt: Date.parse("2026-11-17T12:00Z") },
    ]);
});

test("too many times are refused", () => {
  const text = calendar(event("DTSTART:20261117T000000Z", "DURATION:PT1S", "RRULE:FREQ=MINUTELY;COUNT=6000"));
  expect(() => shown(text)).toThrow(RangeError);
});

test("no text makes the reader do anything but answer or refuse", () => {
  const line = fc.constantFrom(
    ...sample("google").split("\n"),
    ...sample("outlook").split("\n"),
    "RRULE:FREQ=DAILY;COUNT=5",
    "RDATE:20261117T120000Z",
    "DTSTART:99999999T999999Z",
    "DTSTART;TZID=:20261117",
    "BEGIN:VEVENT",
    "END:VCALENDAR",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(line, fc.string()), { maxLength: 40 }), (lines) => {
      const times = readBusyTimes(["BEGIN:VCALENDAR", "VERSION:2.0", ...lines].join("\r\n"), span);
      for (const [index, { startsAt, endsAt }] of times.entries()) {
        expect(startsAt).toBeGreaterThanOrEqual(times[index - 1]?.endsAt ?? span.from - 86_400_000);
        expect(endsAt).toBeGreaterThan(Math.max(startsAt, span.from));
        expect(endsAt).toBeLessThanOrEqual(span.to);
      }
    }),
    { numRuns: 300 },
  );
});

test("a series that began long ago is busy when following each of its steps says so", () => {
  const upTo = (most: number) => fc.integer({ min: 1, max: most });
  const part = (name: string, values: readonly string[]) =>
    fc.subarray([...values], { maxLength: 3 }).map((chosen) => (chosen.length > 0 ? `;${name}=${chosen}` : ""));
  const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
  const rule = fc.oneof(
    fc.tuple(fc.constant("DAILY"), upTo(6), part("BYDAY", days)),
    fc.tuple(fc.constant("WEEKLY"), upTo(6), part("BYDAY", days)),
    fc.tuple(fc.constant("MONTHLY"), upTo(7), part("BYMONTHDAY", ["1", "15", "29", "31", "-1"])),
    fc.tuple(fc.constant("MONTHLY"), upTo(3), part("BYDAY", ["1MO", "-1SA", "2WE"])),
    fc.tuple(fc.constant("YEARLY"), upTo(4), part("BYMONTH", ["2", "11", "12"])),
    fc.tuple(fc.constant("HOURLY"), fc.integer({ min: 20, max: 50 }), fc.constant("")),
  );
  const start = fc.record({ year: fc.integer({ min: 2012, max: 2026 }), month: upTo(12), day: upTo(31) });
  const until = fc.constantFrom("", ";UNTIL=20261120T120000Z", ";UNTIL=20200101T000000Z");
  fc.assert(
    fc.property(rule, start, until, upTo(80), ([freq, interval, by], { year, month, day }, end, hours) => {
      const from = new Date(Date.UTC(year, month - 1, day, 12)).toISOString().replace(/[-:]|\.\d{3}/g, "");
      const text = calendar(
        event(`DTSTART:${from}`, `DURATION:PT${hours}H`, `RRULE:FREQ=${freq};INTERVAL=${interval}${by}${end}`),
      );
      const component = ICAL.Component.fromString(text).getFirstSubcomponent("vevent");
      const each = new ICAL.Event(component as ICAL.Component).iterator();
      const busy = new Set<number>();
      for (let next = each.next(); next && next.toUnixTime() * 1000 < span.to; next = each.next())
        for (let hour = 0; hour < hours; hour++) busy.add(next.toUnixTime() * 1000 + hour * 3_600_000);
      const read = new Set<number>();
      for (const { startsAt, endsAt } of readBusyTimes(text, span))
        for (let hour = startsAt; hour < endsAt; hour += 3_600_000) read.add(hour);
      const counted = (hours: Set<number>) =>
        [...hours].filter((hour) => hour >= span.from && hour < span.to).sort((one, other) => one - other);
      expect(counted(read), text).toEqual(counted(busy));
    }),
    { numRuns: 60 },
  );
});

test("series that people have kept for years cost little", () => {
  const series = Array.from({ length: 30 }, (_, index) =>
    event("DTSTART;TZID=America/Sao_Paulo:20150105T080000", "DURATION:PT1H", "RRULE:FREQ=DAILY").replace(
      "UID:x",
      `UID:${index}`,
    ),
  );
  const before = process.threadCpuUsage();
  expect(shown(calendar(...series))).toHaveLength(14);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1_500);
});

test("a thread reads the same, and one that would never end is ended", async () => {
  expect(await readInWorker(sample("google"), span)).toEqual(readBusyTimes(sample("google"), span));
  await expect(readInWorker("<html>", span)).rejects.toThrow("There is no calendar");
  const endless = calendar(event("DTSTART:00010101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"));
  await expect(readInWorker(endless, span, { processor: 500 })).rejects.toThrow("took too long");
});
