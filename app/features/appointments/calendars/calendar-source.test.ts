import { expect, test } from "vitest";
import { type CalendarSource, describeFailure, describeSource, sourceName } from "./calendar-source.ts";
import { subscribeLinks } from "./subscribe-links.ts";

const now = Date.parse("2026-11-16T15:00:00Z");
const source: CalendarSource = {
  id: "1",
  host: "calendar.google.com",
  created_at: "2026-11-01T12:00:00Z",
  answered_at: "2026-11-16T14:57:00Z",
  failure: null,
  busy_count: 12,
};

test("a calendar is called as people call it", () => {
  const hosts = [
    "calendar.google.com",
    "outlook.office365.com",
    "p52-caldav.icloud.com",
    "nuvem.exemplo.org",
    "noticloud.com",
  ];
  expect(hosts.map((host) => sourceName({ host }))).toEqual([
    "Google Agenda",
    "Outlook",
    "Calendário da Apple",
    "nuvem.exemplo.org",
    "noticloud.com",
  ]);
});

test("its age and how much is busy are told, with right plurals", () => {
  expect(describeSource(source, now)).toBe("Lido há 3 min · 12 horários ocupados à frente");
  expect(describeSource({ ...source, busy_count: 1 }, now)).toBe("Lido há 3 min · 1 horário ocupado à frente");
  expect(describeSource({ ...source, answered_at: null, busy_count: 0 }, now)).toBe(
    "Ainda não lido · nenhum horário ocupado à frente",
  );
});

test("a failure says what to do, and which times count meanwhile", () => {
  expect(describeFailure(source, "America/Sao_Paulo")).toBeUndefined();
  expect(describeFailure({ ...source, failure: "unreachable" }, "America/Sao_Paulo")).toBe(
    "O calendário não respondeu. Vamos tentar de novo. Enquanto isso, valem os horários lidos segunda, 16 de novembro, às 11h57.",
  );
});

test("our own feed opens in each program with its address", () => {
  expect(subscribeLinks("https://betesda.exemplo/agenda/x.ics").map(({ href }) => href)).toEqual([
    "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fbetesda.exemplo%2Fagenda%2Fx.ics",
    "https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fbetesda.exemplo%2Fagenda%2Fx.ics&name=Agenda+Betesda",
    "webcal://betesda.exemplo/agenda/x.ics",
  ]);
});
