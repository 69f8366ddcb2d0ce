import { expect, test } from "vitest";
import { readRoom, roomFor, roomHost } from "./room.ts";

test.each([
  ["https://meet.google.com/abc-defg-hij", "https://meet.google.com/abc-defg-hij"],
  [" meet.google.com/abc ", "https://meet.google.com/abc"],
  [
    "Ana está convidando você para uma reunião Zoom.\nEntrar: https://us02web.zoom.us/j/123?pwd=abc.\nID: 123",
    "https://us02web.zoom.us/j/123?pwd=abc",
  ],
  // Cyrillic letters that look like ours are shown as what they are.
  ["https://meet.gооgle.com/a", "https://meet.xn--ggle-55da.com/a"],
  ["https://exemplo.com:443/sala", "https://exemplo.com/sala"],
  ["", ""],
])("%s is a room", (typed, room) => expect(readRoom(typed)).toEqual({ room }));

test.each([
  "http://meet.exemplo.com/a",
  "minha sala",
  "https://sala",
  "javascript:alert(1)",
  "https://a:b@exemplo.com/",
  "https://meet.google.com@exemplo.com/",
  "https://exemplo.com:8443/",
  "https://192.0.2.7/",
  "https://0x7f.1/",
  "https://3221225991/",
  "https://[2001:db8::1]/",
  "https://exemplo.com./",
  `https://exemplo.com/${"a".repeat(500)}`,
])("%s is none", (typed) => expect(readRoom(typed)).toEqual({ problem: expect.any(String) }));

test("an appointment's own room comes before the usual one", () => {
  const rooms = { room: "https://a.b/usual", appointments: { "1": "https://a.b/own" } };
  expect([roomFor(rooms, "1"), roomFor(rooms, "2")]).toEqual(["https://a.b/own", "https://a.b/usual"]);
  expect(roomHost("https://www.whereby.com/ana")).toBe("whereby.com");
});
