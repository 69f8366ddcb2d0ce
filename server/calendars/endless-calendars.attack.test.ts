import { expect, test } from "vitest";
import { readInWorker } from "./read-in-worker.ts";

const span = {
  zone: "America/Sao_Paulo",
  from: Date.parse("2026-11-16T12:00Z"),
  to: Date.parse("2027-02-24T03:00Z"),
  ownIds: [] as string[],
};
const calendar = (...lines: string[]) => ["BEGIN:VCALENDAR", ...lines, "END:VCALENDAR"].join("\r\n");
const block = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`].join("\r\n");
const event = (...lines: string[]) => block("VEVENT", "UID:x", ...lines);
const many = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));
const zone = (id: string, rule: string) =>
  block(
    "VTIMEZONE",
    `TZID:${id}`,
    block("STANDARD", "DTSTART:00010101T000000", rule, "TZOFFSETFROM:-0300", "TZOFFSETTO:-0200"),
  );
const since = (start: string, rule: string) => calendar(event(`DTSTART:${start}`, "DURATION:PT1S", `RRULE:${rule}`));
const daily = event("DTSTART:20200101T000000Z", "DURATION:PT1S", "RRULE:FREQ=DAILY");
const following = event(
  "RECURRENCE-ID;RANGE=THISANDFUTURE:20210101T000000Z",
  "DTSTART:20210101T010000Z",
  "DURATION:PT1H",
);

/** What each would cost without an end is said by who measured: for ever, unless something else stands there. */
const shapes: Record<string, () => string> = {
  "every second since the year 0": () => since("00000101T000000Z", "FREQ=SECONDLY"),
  "every second from now on": () => since("20261117T000000Z", "FREQ=SECONDLY"),
  "every minute since the year 1": () => since("00010101T000000Z", "FREQ=MINUTELY"),
  "one hour of each year since the year 1, 11 s": () =>
    since("00010101T120000Z", "FREQ=HOURLY;BYMONTH=1;BYMONTHDAY=1;BYHOUR=3;BYMINUTE=7"),
  "every day since the year 1, 12 s": () => since("00010101T000000Z", "FREQ=DAILY"),
  "a day that never comes": () => since("20261117T000000Z", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"),
  "a thousand million times": () => since("00010101T000000Z", "FREQ=DAILY;COUNT=1000000000"),
  "the last of many of a month": () =>
    since(
      "19000101T000000Z",
      `FREQ=MONTHLY;COUNT=9999999;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYHOUR=${many(24, String)};BYMINUTE=${many(60, String)};BYSETPOS=-1`,
    ),
  "ten thousand long series": () =>
    calendar(...many(10_000, () => event("DTSTART:19700101T000000Z", "RRULE:FREQ=DAILY;COUNT=1000000000"))),
  "series times changes of what follows": () => calendar(...many(3_000, () => daily), ...many(500, () => following)),
  "a flood of exclusions": () =>
    calendar(daily.replace("\r\nEND", `\r\n${many(100_000, () => "EXDATE:20200101T000000Z").join("\r\n")}\r\nEND`)),
  "a flood of rules": () => calendar(event("DTSTART:20261117T120000Z", ...many(50_000, () => "RRULE:FREQ=YEARLY"))),
  "a flood of changes": () => calendar(daily, ...many(20_000, () => following)),
  "a flood of periods": () =>
    calendar(block("VFREEBUSY", `FREEBUSY:${many(200_000, () => "20261117T120000Z/PT1S").join(",")}`)),
  "a zone whose clocks change every second": () =>
    calendar(zone("Marte", "RRULE:FREQ=SECONDLY"), event("DTSTART;TZID=Marte:20261117T080000", "DURATION:PT1H")),
  "a flood of zones": () =>
    calendar(
      ...many(5_000, (index) => zone(`M${index}`, "RRULE:FREQ=YEARLY")),
      ...many(5_000, (index) => event(`DTSTART;TZID=M${index}:20261117T080000`)),
    ),
  "blocks that are never closed": () => `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${"BEGIN:X\r\n".repeat(300_000)}`,
};

const processor = 400;

test.each(Object.entries(shapes))(
  "%s costs what a calendar may, and nothing of the thread that serves",
  async (_, make) => {
    const text = make();
    const [everything, serving] = [process.cpuUsage(), process.threadCpuUsage()];
    await readInWorker(text, span, { processor }).catch(() => undefined);
    const spent = (since: NodeJS.CpuUsage) => (since.user + since.system) / 1000;
    expect(spent(process.threadCpuUsage(serving))).toBeLessThan(250);
    // Its start, collecting garbage and the pause between two looks come on top.
    expect(spent(process.cpuUsage(everything))).toBeLessThan(processor + 1_500);
  },
);

test("calendars that never end are followed in turn, and one of people is read after them", async () => {
  const began = performance.now();
  const endless = many(3, () => since("20261117T000000Z", "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31"));
  const readings = endless.map((text) => readInWorker(text, span, { processor }));
  const honest = readInWorker(calendar(event("DTSTART:20150106T120000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY")), span);
  for (const reading of readings) await expect(reading).rejects.toThrow("took too long");
  expect(performance.now() - began).toBeGreaterThan(endless.length * processor);
  expect(await honest).toHaveLength(15);
});
