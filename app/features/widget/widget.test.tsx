import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { bookingButton, timesFrame } from "./snippets.ts";
import { Widget } from "./widget.tsx";

const id = "be7e5da0-0000-4000-8000-000000000001";
const professional = { id, name: "Ana <b>", title: { specialty: "Psicologia", registration: "CRP 06/166340" } };
const startsAt = Date.parse("2026-11-17T17:30:00Z");

test("each time leads to its booking, outside of the frame", () => {
  const times = {
    days: [{ label: "amanhã", long: "", times: [{ startsAt, label: "14h30" }] }],
    zone: "no horário de Manaus",
  };
  const html = renderToStaticMarkup(<Widget professional={professional} times={times} />);
  expect(html).toContain(
    `<a href="/profissional/${id}/agendar?inicio=2026-11-17T17:30Z" target="_blank" rel="noopener" aria-label="Agendar amanhã, 14h30">14h30</a>`,
  );
  expect(html).toContain("Psicóloga(o), CRP 06/166340");
  expect(html).toContain("Horários no horário de Manaus.");
  expect(html).not.toMatch(/<b>|<script/);
  expect(html.match(/<a /g)?.length).toBe(html.match(/target="_blank"/g)?.length);
});

test("without free times one may still ask, and of nobody nothing is said", () => {
  const empty = renderToStaticMarkup(<Widget professional={professional} times={{ days: [], zone: null }} />);
  expect(empty).toContain("Pedir um horário");
  expect(renderToStaticMarkup(<Widget />)).toContain("não está disponível");
});

test("the lines to copy hold no script, and a name cannot break out of them", () => {
  const frame = timesFrame("https://betesda.exemplo", id, 'Ana" onload="alert(1)');
  // High enough for three days, a name of two lines and the note on the time zone.
  expect(frame).toContain("height:400px");
  expect(frame).toContain('title="Horários livres de Ana&quot; onload=&quot;alert(1)"');
  expect(frame).toContain(`src="https://betesda.exemplo/profissional/${id}/widget"`);
  expect(bookingButton("https://betesda.exemplo", id)).toContain(
    `href="https://betesda.exemplo/profissional/${id}/agendar"`,
  );
});
