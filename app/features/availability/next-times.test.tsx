import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NextTimes } from "./next-times.tsx";
import type { WeekDay } from "./times-week.ts";

const today: WeekDay = {
  ...{ day: "2026-11-15", label: "hoje, 15 de novembro", short: "hoje", isToday: true, rest: 2 },
  times: [{ startsAt: Date.parse("2026-11-15T17:00:00Z"), label: "14h", at: "às 14h" }],
};
const week = {
  zone: "America/Sao_Paulo",
  number: 1,
  weeks: 8,
  label: "15 a 21 de novembro",
  days: [today],
  firstFree: undefined,
};
const times = {
  week,
  zone: week.zone,
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
};
const draw = (change: object = {}) =>
  renderToStaticMarkup(<NextTimes professionalId="x" times={{ ...times, week: { ...week, ...change } }} />);

test("a free time leads to its own booking, and the rest to all of them", () => {
  const html = draw();
  expect(html).toContain('href="/profissional/x/agendar?inicio=2026-11-15T17:00Z"');
  expect(html).toContain('aria-label="Agendar hoje, 15 de novembro, às 14h"');
  expect(html).toContain('href="/profissional/x/agendar#dia-2026-11-15"');
  expect(html).toContain('aria-label="Mais 2 horários, hoje, 15 de novembro"');
  expect(html).toContain("Atualizado há 5 min");
  expect(html).toContain("No horário de Brasília.");
});

test("a clock that most of the country does not live by is said before its times", () => {
  const manaus = draw({ zone: "America/Manaus" });
  expect(manaus.indexOf("No horário de Manaus.")).toBeLessThan(manaus.indexOf("agendar?inicio"));
  expect(manaus.match(/No horário de/g)).toHaveLength(1);
  const usual = draw();
  expect(usual.indexOf("No horário de Brasília.")).toBeGreaterThan(usual.indexOf("agendar?inicio"));
});

test("weeks are turned by address, and there is none before the first or after the last", () => {
  const turns = (html: string) => [...html.matchAll(/semana=(\d)/g)].map(([, number]) => Number(number));
  expect(turns(draw())).toEqual([2]);
  expect(turns(draw({ number: 4 }))).toEqual([3, 5]);
  expect(turns(draw({ number: 8 }))).toEqual([7]);
  const empty = draw({ number: 4, days: [{ ...today, times: [], rest: 0 }], firstFree: 6 });
  expect(empty).toContain("Nenhum horário livre nesta semana.");
  expect(turns(empty)).toEqual([3, 5, 6]);
});

test("without times its place stays, for those that come while the page is open", () => {
  const place = /^<div id="proximos-horarios" data-live="true"[^>]*><\/div>$/;
  expect(renderToStaticMarkup(<NextTimes professionalId="x" times={undefined} />)).toMatch(place);
  expect(renderToStaticMarkup(<NextTimes professionalId="x" times={{ ...times, week: undefined }} />)).toMatch(place);
});
