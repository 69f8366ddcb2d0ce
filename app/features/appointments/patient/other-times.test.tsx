import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FreeTimes } from "#app/features/availability/free-times.ts";
import { requested } from "../testing/appointment.ts";
import { OtherTimes } from "./other-times.tsx";

const first = Date.parse("2026-11-23T12:00:00Z");
const times: FreeTimes = {
  ...{ zone: "America/Manaus", minutes: 90, changedAt: "", now: 0, confirms: false, service: "a1" },
  slots: [{ startsAt: first, modality: "ambos" }],
  services: [
    { id: "a1", name: "Consulta", minutes: 50 },
    { id: "b2", name: "Avaliação", minutes: 90 },
  ],
};
const assessed = { ...requested, status: "declined", service: "Avaliação" } as const;
const links = (appointment = {}, changes = {}) =>
  [
    ...renderToStaticMarkup(
      <OtherTimes appointment={{ ...assessed, ...appointment }} times={{ ...times, ...changes }} />,
    ).matchAll(/href="([^"]*)"/g),
  ].map(([, href]) => href?.replace("&amp;", "&"));

test("other times lead to the same service, with the time chosen", () => {
  expect(links()).toEqual([
    "/profissional/2/agendar?inicio=2026-11-23T12:00Z&servico=b2",
    "/profissional/2/agendar?servico=b2",
  ]);
  const none = { services: [], service: undefined };
  expect(links({ service: null }, none)).toEqual([
    "/profissional/2/agendar?inicio=2026-11-23T12:00Z",
    "/profissional/2/agendar",
  ]);
});

test("times that the service no longer has are not offered", () => {
  const changed = (change: object) => ({ services: [{ id: "b2", name: "Avaliação", minutes: 90, ...change }] });
  expect(links({}, changed({}))).toHaveLength(2);
  for (const change of [{ minutes: 60 }, { modality: "presencial" }])
    expect(links({}, changed(change))).toEqual(["/profissional/2/agendar?servico=b2"]);
  // Gone: what is booked is the usual one, which is shorter.
  expect(links({ service: "Retorno" })).toEqual(["/profissional/2/agendar?servico=a1"]);
});
