import { expect, test } from "vitest";
import { describeListingChange, missingParts, whyUnlisted } from "./listing.ts";
import { ownRecord } from "./testing/own-record.ts";

const fieldsOf = (changes: object) => missingParts(ownRecord(changes)).map(({ field }) => field);

test("a complete profile misses nothing", () => {
  expect(fieldsOf({})).toEqual([]);
});

test("a place is missed only by who receives people in it", () => {
  const nowhere = { district: null, city: null, state: null };
  expect(fieldsOf({ ...nowhere, modality: "online" })).toEqual([]);
  expect(fieldsOf({ ...nowhere, modality: "ambos" })).toEqual(["district", "city"]);
  expect(fieldsOf({ ...nowhere, modality: null, name: "" })).toEqual(["name", "modality", "district", "city"]);
});

test("the first reason for not being listed is the one that is told", () => {
  const moment = "2026-11-15T12:00:00Z";
  const unlisted = { is_active: false };
  expect(whyUnlisted(ownRecord({}))).toBeUndefined();
  expect(whyUnlisted(ownRecord({ ...unlisted, paused_at: moment, suspended_at: moment }))).toBe("suspended");
  expect(whyUnlisted(ownRecord({ ...unlisted, paused_at: moment, schedule: null }))).toBe("paused");
  expect(whyUnlisted(ownRecord({ ...unlisted, registration_contested_at: moment }))).toBe("contested");
  expect(whyUnlisted(ownRecord({ ...unlisted, schedule: null }))).toBe("incomplete");
  for (const problem of ["unknown_form", "refused", "no_rqe"])
    expect(whyUnlisted(ownRecord({ ...unlisted, registration_problem: problem }))).toBe(problem);
  expect(whyUnlisted(ownRecord(unlisted))).toBe("unpaid");
});

test("who enters or leaves the search by saving hears so", () => {
  const [listed, unlisted] = [ownRecord(), ownRecord({ is_active: false })];
  expect(describeListingChange(unlisted, listed)).toBe("Ele já aparece na busca.");
  expect(describeListingChange(listed, unlisted)).toContain("fora da busca");
  expect(describeListingChange(listed, listed)).toBeUndefined();
});
