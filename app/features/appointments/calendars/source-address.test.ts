import { expect, test } from "vitest";
import { readCalendarAddress } from "./source-address.ts";

test.each([
  ["https://calendar.google.com/calendar/ical/ana%40gmail.com/private-0a1b/basic.ics"],
  [" webcal://p52-caldav.icloud.com/published/2/MTIz ", "https://p52-caldav.icloud.com/published/2/MTIz"],
  ["https://outlook.live.com/owa/calendar/1/2/cid-3/calendar.ics"],
  ["https://nuvem.exemplo.org/agenda?export#hoje", "https://nuvem.exemplo.org/agenda?export"],
])("%s is an address", (typed, address = typed) => expect(readCalendarAddress(typed)).toEqual({ address }));

test.each([
  ["", "completo"],
  ["minha agenda", "completo"],
  ["file:///etc/passwd", "completo"],
  ["https://localhost", "rede particular"],
  ["https://[::1]", "rede particular"],
  ["https://localhost:8443/a.ics", "rede particular"],
  ["http://servidor/a.ics", "rede particular"],
  ["webcal://agenda.local/a.ics", "rede particular"],
  ["http://exemplo.com/a.ics", "protegido"],
  ["https://ana:senha@exemplo.com/a.ics", "sem usuário"],
  ["https://exemplo.com:8443/a.ics", "porta"],
  ["https://calendar.google.com/calendar/u/0/r/settings", "página"],
  ["https://calendar.google.com/calendar/embed?src=ana", "página"],
  ["https://outlook.live.com/calendar/0/view/month", "página"],
  [`https://exemplo.com/${"a".repeat(2000)}`, "longo"],
])("%s is none", (typed, word) =>
  expect(readCalendarAddress(typed)).toEqual({ problem: expect.stringContaining(word) }),
);
