import { expect, test } from "vitest";
import { closedParts, closedSpans, emptyEntry, entryErrors, entryTimes, type NewEntry, weekly } from "./new-entry.ts";

const zone = "America/Sao_Paulo";
const now = Date.parse("2026-11-16T12:00:00Z");
const entry: NewEntry = {
  ...{ kind: "appointment", day: "2026-11-16", starts: "10:00", ends: "", minutes: "50", weeks: "1", every: "1" },
  ...{ name: "Rui", email: "", whatsapp: "", modality: "online", reason: "", service: "" },
};
const wrong = (change: Partial<NewEntry>) => Object.keys(entryErrors({ ...entry, ...change }, zone, now));

test("an appointment needs a name and a time ahead; a contact is optional, and right where it is given", () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ starts: "08:59" })).toEqual(["day"]);
  expect(wrong({ day: "", starts: "", name: " ", minutes: "5" })).toEqual(["day", "starts", "name", "minutes"]);
  expect(wrong({ whatsapp: "11 98765-432" })).toEqual(["whatsapp"]);
  expect(wrong({ modality: "" })).toEqual(["modality"]);
  expect(wrong({ email: "rui@", whatsapp: "1199" })).toEqual(["email", "whatsapp"]);
  expect(wrong({ email: "rui@exemplo.com.br", whatsapp: "(11) 91234-5678" })).toEqual([]);
});

test("what is asked for first is as its owner works; who does both ways has to say how", () => {
  const begun = (modality: "presencial" | "ambos") => emptyEntry("2026-11-16", { minutes: 30, modality });
  expect(begun("presencial")).toMatchObject({ day: "2026-11-16", minutes: "30", modality: "presencial" });
  expect(begun("ambos").modality).toBe("");
  expect(emptyEntry("2026-11-16", undefined)).toMatchObject({ minutes: "50", modality: "" });
});

test("closed hours end after they begin, and may go on until midnight or into the next day", () => {
  expect(wrong({ kind: "closed", name: "" })).toEqual(["ends"]);
  expect(wrong({ kind: "closed", ends: "10:00" })).toEqual(["ends"]);
  expect(wrong({ kind: "closed", ends: "00:00" })).toEqual([]);
  const night = { ...entry, kind: "closed" as const, starts: "22:00", ends: "02:00", weeks: "2", every: "2" };
  expect(wrong(night)).toEqual([]);
  // Until two of today: it is not over yet.
  expect(Object.keys(entryErrors({ ...night, day: "2026-11-15" }, zone, now))).toEqual(["day"]);
  expect(entryErrors({ ...night, day: "2026-11-15" }, zone, Date.parse("2026-11-16T04:00:00Z"))).toEqual({});
  expect(closedSpans(night)[0]).toEqual({ day: "2026-11-16", starts: "22:00", lastDay: "2026-11-17", ends: "02:00" });
  expect(closedParts(night)).toEqual([
    { day: "2026-11-16", starts: "22:00", ends: "24:00" },
    { day: "2026-11-17", starts: "00:00", ends: "02:00" },
    { day: "2026-11-30", starts: "22:00", ends: "24:00" },
    { day: "2026-12-01", starts: "00:00", ends: "02:00" },
  ]);
});

test("a series is every week at the same hour, and nothing while something is missing", () => {
  const times = (change: Partial<NewEntry>) => entryTimes({ ...entry, weeks: "3", ...change }, zone);
  expect(times({}).map(({ startsAt, endsAt }) => [new Date(startsAt).toISOString(), endsAt - startsAt])).toEqual([
    ["2026-11-16T13:00:00.000Z", 3_000_000],
    ["2026-11-23T13:00:00.000Z", 3_000_000],
    ["2026-11-30T13:00:00.000Z", 3_000_000],
  ]);
  expect(times({ every: "2" }).map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 10))).toEqual([
    ...["2026-11-16", "2026-11-30", "2026-12-14"],
  ]);
  for (const missing of [{ day: "" }, { starts: "" }, { minutes: "x" }, { kind: "closed" as const }])
    expect(times(missing)).toEqual([]);
  const closed = { ...entry, kind: "closed" as const, weeks: "2", ends: "00:00" };
  expect(closedSpans(closed)).toEqual([
    { day: "2026-11-16", starts: "10:00", ends: "24:00" },
    { day: "2026-11-23", starts: "10:00", ends: "24:00" },
  ]);
  for (const missing of [{ ends: "" }, { kind: "appointment" as const }])
    expect(closedSpans({ ...closed, ...missing })).toEqual([]);
});

test("a series goes over the end of a year", () => {
  expect(weekly("2026-12-24", 2, 2)).toEqual(["2026-12-24", "2027-01-07"]);
  expect(weekly("2026-12-24", 3, 1)).toEqual(["2026-12-24", "2026-12-31", "2027-01-07"]);
});
