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

test("a text that waits keeps a profile out only where it is needed and the time is paid or free", () => {
  const trial = { is_active: false, subscription_status: "trial", trial_end_date: "2026-11-20T12:00:00Z" };
  const why = (changes: object, now = "2026-11-15T12:00:00Z") =>
    whyUnlisted(ownRecord({ ...trial, ...changes }), new Date(now));
  for (const text of ["name", "schedule", "district"]) expect(why({ held_texts: ["description", text] })).toBe("held");
  expect(why({ held_texts: ["schedule"], subscription_status: "active" })).toBe("held");
  expect(why({ held_texts: ["district"], modality: "online" })).toBe("unpaid");
  expect(why({ held_texts: ["schedule"] }, "2026-11-20T12:00:00Z")).toBe("unpaid");
  expect(why({ held_texts: ["schedule"], subscription_status: "inactive" })).toBe("unpaid");
  expect(why({ held_texts: ["schedule"], registration_problem: "unknown_form" })).toBe("unknown_form");
});

test("who enters or leaves the search by saving hears so", () => {
  const [listed, unlisted] = [ownRecord(), ownRecord({ is_active: false })];
  expect(describeListingChange(unlisted, listed)).toBe("Ele já aparece na busca.");
  expect(describeListingChange(listed, unlisted)).toContain("fora da busca");
  expect(describeListingChange(listed, listed)).toBeUndefined();
});

test("who saves a text that waits hears whether the profile waits with it", () => {
  const written = { schedule: "R$ 90" };
  const [before, shown] = [ownRecord(), ownRecord({ ...written, held_texts: ["schedule"] })];
  const waits = "O texto novo aparece depois de uma conferência da nossa equipe.";
  expect(describeListingChange(before, shown, written)).toBe(waits);
  expect(describeListingChange(before, { ...shown, is_active: false }, written)).toBe(
    `${waits} Até lá o perfil fica fora da busca.`,
  );
});
