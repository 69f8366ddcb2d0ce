import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NextTimes } from "./next-times.tsx";

const times = {
  place: "São Paulo",
  changedAt: "2026-11-15T12:00:00.000Z",
  now: Date.parse("2026-11-15T12:05:00.000Z"),
  days: [{ label: "hoje, 15 de novembro", times: [{ startsAt: "2026-11-15T17:00:00.000Z", label: "14:00" }], rest: 2 }],
};

test("a free time leads to its own booking, and the rest to all of them", () => {
  const html = renderToStaticMarkup(<NextTimes professionalId="x" times={times} />);
  expect(html).toContain('href="/profissional/x/agendar?inicio=2026-11-15T17:00:00.000Z"');
  expect(html).toContain('aria-label="Agendar hoje, 15 de novembro, às 14:00"');
  expect(html).toContain('aria-label="Mais 2 horários, hoje, 15 de novembro"');
  expect(html).toContain("Atualizado há 5 min");
});

test("without times its place stays, for those that come while the page is open", () => {
  const place = /^<div id="proximos-horarios" data-live="true"[^>]*><\/div>$/;
  expect(renderToStaticMarkup(<NextTimes professionalId="x" times={undefined} />)).toMatch(place);
  expect(renderToStaticMarkup(<NextTimes professionalId="x" times={{ ...times, days: [] }} />)).toMatch(place);
});
