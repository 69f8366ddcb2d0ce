import { expect, test } from "vitest";
import { availabilityMask } from "#app/features/search/availability.ts";
import { cardTimes, cardTimesHtml, firstTime, shortDay } from "./card-times.ts";
import type { Availability } from "./slots.ts";

const hours = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, starts: "08:00", ends: "12:00" }));
const somebody: Availability = {
  ...{ zone: "America/Sao_Paulo", minutes: 50, modality: "online", worksOnHolidays: true },
  ...{ weeklyHours: hours, localHolidays: [], timeOff: [], booked: [] },
};
const now = Date.parse("2026-11-16T12:00:00Z");

test("three days with three times each, on the professional's clock", () => {
  const { days, zone } = cardTimes(somebody, now);
  expect(days.map(({ label, times }) => [label, ...times.map(({ label }) => label)])).toEqual([
    ["amanhã", "8h", "8h50", "9h40"],
    ["qua. 18/11", "8h", "8h50", "9h40"],
    ["qui. 19/11", "8h", "8h50", "9h40"],
  ]);
  expect(zone).toBeNull();
});

test("a clock that most of the country does not live by is named", () => {
  const { days, zone } = cardTimes({ ...somebody, zone: "America/Rio_Branco" }, now);
  expect(days[0]).toEqual({
    label: "hoje",
    long: "hoje, 16 de novembro",
    times: [
      { startsAt: Date.parse("2026-11-16T14:40:00Z"), label: "9h40" },
      { startsAt: Date.parse("2026-11-16T15:30:00Z"), label: "10h30" },
    ],
  });
  expect(zone).toBe("no horário de Rio Branco");
  expect(firstTime({ days, zone })).toMatch(/, \d+h(\d\d)? no horário de Rio Branco$/);
  expect(firstTime({ days, zone: null })).toMatch(/, \d+h(\d\d)?$/);
  expect(cardTimes({ ...somebody, zone: "America/Bahia" }, now).zone).toBeNull();
});

test("nothing free is no days; the day after tomorrow has its date", () => {
  expect(cardTimes({ ...somebody, weeklyHours: [] }, now).days).toEqual([]);
  expect(shortDay("2026-11-18", "2026-11-16")).toBe("qua. 18/11");
});

test("a search for days and periods shows times of those alone", () => {
  const allDay = { ...somebody, weeklyHours: hours.map((block) => ({ ...block, ends: "20:00" })) };
  const shown = (weekday: number | null, period: number | null) =>
    cardTimes(allDay, now, { times: availabilityMask(weekday, period) ?? undefined }).days.map(
      ({ label, times }) => `${label} ${times.map((time) => time.label).join(" ")}`,
    );
  expect(shown(6, 0)).toEqual(["sáb. 21/11 8h 8h50 9h40", "sáb. 28/11 8h 8h50 9h40", "sáb. 05/12 8h 8h50 9h40"]);
  expect(shown(null, 2)[0]).toBe("hoje 18h 18h50");
  expect(shown(1, null)[0]).toBe("hoje 11h20 12h10 13h");
  expect(shown(null, null)[0]).toBe("hoje 11h20 12h10 13h");
});

test("each link says by itself when and with whom, and whatever somebody is called stays text", () => {
  const html = cardTimesHtml("x", 'Ana "<b>" & Cia', cardTimes(somebody, now));
  const labels = [...html.matchAll(/aria-label="([^"]*)">([^<]*)</g)].map(([, label, text]) => [text, label]);
  expect(labels).toHaveLength(9);
  expect(labels[0]).toEqual(["8h", "Agendar amanhã, 17 de novembro, às 8h, com Ana &quot;&lt;b&gt;&quot; &amp; Cia"]);
  expect(labels[8]?.[1]).toContain("Agendar quinta, 19 de novembro, às 9h40, com ");
  // For a list on paper.
  expect(html.match(/<p class="result-day"><b[^<]*/g)).toEqual([
    '<p class="result-day"><b data-date="17 de novembro">amanhã',
    '<p class="result-day"><b>qua. 18/11',
    '<p class="result-day"><b>qui. 19/11',
  ]);
});
