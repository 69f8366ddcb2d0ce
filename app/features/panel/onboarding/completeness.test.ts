import { expect, test } from "vitest";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { completeness, onboardingSteps } from "./completeness.ts";

const week = [{ weekday: 1, starts: "08:00", ends: "12:00" }];
const whole = { photo: "a/b.webp", themes: ["ansiedade"], weekly_hours: week };
const open = (changes: object, inviting?: Parameters<typeof onboardingSteps>[1]) =>
  onboardingSteps(ownRecord({ ...whole, ...changes }), inviting)
    .filter(({ isDone }) => !isDone)
    .map(({ key }) => key);

test("a profile that lacks nothing is whole, and each thing it lacks is one step", () => {
  expect(open({})).toEqual([]);
  expect(completeness(onboardingSteps(ownRecord(whole), undefined))).toBe(100);
  const lacking: Record<string, object> = {
    basics: { city: null },
    registration: { registration_problem: "unknown_form" },
    hours: { weekly_hours: [] },
    photo: { photo: null },
    description: { description: null },
    themes: { themes: [] },
    whatsapp: { whatsapp: null },
  };
  for (const [key, change] of Object.entries(lacking)) expect(open(change), key).toEqual([key]);
});

test("per cent are of the steps, and a hundred comes with the last one", () => {
  expect(completeness(onboardingSteps(ownRecord({ ...whole, photo: null }), undefined))).toBe(85);
  const nothing = { ...whole, name: "", registration: null, weekly_hours: [], photo: null, description: null };
  expect(completeness(onboardingSteps(ownRecord({ ...nothing, themes: [], whatsapp: null }), undefined))).toBe(0);
});

test("the first missing field is named and led to", () => {
  const [basics] = onboardingSteps(ownRecord({ district: null, city: null }), undefined);
  expect(basics).toMatchObject({ label: "Complete seus dados: falta bairro", to: "/dashboard/perfil?campo=district" });
});

test("a review is asked for only where the council allows it, until the first link or review", () => {
  expect(open({}, { allowsTestimonials: false, hasInvited: false })).toEqual([]);
  expect(open({}, { allowsTestimonials: true, hasInvited: false })).toEqual(["review"]);
  expect(open({}, { allowsTestimonials: true, hasInvited: true })).toEqual([]);
  expect(open({ review_count: 1 }, { allowsTestimonials: true, hasInvited: false })).toEqual([]);
});
