import { expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";
import { googleCalendarHref, patientEntry } from "./patient-calendar.ts";

const consultation = {
  id: "1",
  professional: "Ana",
  title: { specialty: "Nutrição", registration: "CRN-3 13008" },
  startsAt: "2026-11-16T17:30:00+00:00",
  endsAt: "2026-11-16T18:20:00+00:00",
  modality: "presencial" as const,
  place: "Rua das Flores, 10, Centro, Recife - PE",
};
const link = "https://exemplo.com.br/consulta/x";

test("the calendar file says with whom, where and how to change it, and rings before", () => {
  const lines = writeCalendar("Consulta", [patientEntry(consultation, link)])
    .replace(/\r\n /g, "")
    .split("\r\n");
  expect(lines).toContain("SUMMARY:Consulta com Ana");
  expect(lines).toContain(
    `DESCRIPTION:Ana\\, Nutricionista\\, CRN-3 13008\\nPresencial\\nPara ver\\, mudar ou cancelar: ${link}`,
  );
  expect(lines).toContain(`URL;VALUE=URI:${link}`);
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual(["TRIGGER:-PT1H", "TRIGGER:-P1D"]);
});

test("Google's calendar opens with the same, without the private link", () => {
  const { origin, searchParams } = new URL(googleCalendarHref({ ...consultation, modality: "online", place: null }));
  expect(origin).toBe("https://calendar.google.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    action: "TEMPLATE",
    text: "Consulta com Ana",
    dates: "20261116T173000Z/20261116T182000Z",
    details:
      "Ana, Nutricionista, CRN-3 13008\nOnline, por videochamada. Ana manda o link antes da consulta, pelo contato que você deu no pedido.",
    location: "Online",
  });
});

test("who asked for nothing here does not read of a request", () => {
  const online = { ...consultation, modality: "online" as const, place: null, isOwn: true };
  expect(patientEntry(online, link).description).toContain("pelo contato combinado com você.");
  expect(decodeURIComponent(googleCalendarHref(online))).not.toContain("pedido");
});

test("a calendar names where an unknown room leads, also at Google", () => {
  const online = { ...consultation, modality: "online" as const, place: null };
  const unknown = { ...online, room: "https://xn--mee-fsa.exemplo.org/a" };
  const warned = "O link leva para xn--mee-fsa.exemplo.org, um endereço que não conhecemos.";
  expect(patientEntry(unknown, link).description).toContain(warned);
  expect(new URL(googleCalendarHref(unknown)).searchParams.get("details")).toContain(warned);
  expect(patientEntry({ ...online, room: "https://meet.google.com/a" }, link).description).not.toContain("leva para");
});

test("of a room that is told on the page alone the file says so, and denies it not", () => {
  const online = { ...consultation, modality: "online" as const, place: null, hasRoom: true };
  expect(patientEntry(online, link).description).toContain(
    "Online, por videochamada. O link está na página da consulta.",
  );
  expect(patientEntry(online, link).place).toBe("Online");
});
