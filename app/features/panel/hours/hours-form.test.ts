import { expect, test } from "vitest";
import { openWeek } from "#app/features/availability/editor/week-plan.ts";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import {
  changeHours,
  hasErrors,
  hoursErrors,
  isChanged,
  isTextApart,
  textOfPlan,
  toHoursChanges,
  toHoursValues,
} from "./hours-form.ts";

const block = { weekday: 1, starts: "08:00", ends: "12:00" };
const record = ownRecord({ weekly_hours: [block] });
const values = toHoursValues(record);

test("what was loaded is unchanged and without errors", () => {
  expect(isChanged(values, record)).toBe(false);
  expect(hasErrors(hoursErrors(values))).toBe(false);
  expect(toHoursChanges(values)).toMatchObject({ weekly_hours: [block], consultation_minutes: 50 });
});

test("the text follows the week until somebody writes another, and then a difference is told", () => {
  const derived = { ...values, schedule: "Segundas, das 8h às 12h" };
  const sunday = { plan: openWeek([{ ...block, weekday: 0 }]) };
  expect(changeHours(derived, sunday).schedule).toBe("Domingos, das 8h às 12h");
  expect(changeHours({ ...values, schedule: "" }, sunday).schedule).toBe("Domingos, das 8h às 12h");
  expect(changeHours(derived, { plan: openWeek([]) }).schedule).toBe("Segundas, das 8h às 12h");
  const own = changeHours({ ...values, schedule: "Ligue antes" }, sunday);
  expect(own.schedule).toBe("Ligue antes");
  expect(isTextApart(own, record)).toBe(true);
  // Nothing was changed, so nobody is asked again.
  expect(isTextApart(values, record)).toBe(false);
  expect(isTextApart(changeHours(derived, sunday), record)).toBe(false);
});

test("with services the first one's length is the consultation's", () => {
  const rules = {
    ...values.rules,
    services: [{ id: "a", name: "Avaliação", minutes: "80", modality: "ambos", fee: "" }],
  };
  const offered = { ...values, minutes: "", rules } as typeof values;
  expect(hasErrors(hoursErrors(offered))).toBe(false);
  expect(toHoursChanges(offered)).toMatchObject({
    consultation_minutes: 80,
    booking_rules: { services: [{ id: "a", name: "Avaliação", minutes: 80 }] },
  });
});

test("any of the five is a change", () => {
  const sunday = openWeek([{ ...block, weekday: 0 }]);
  for (const change of [
    { plan: sunday },
    { minutes: "30" },
    { worksOnHolidays: true },
    { schedule: "À noite" },
    { rules: { ...values.rules, buffer: 10 } },
  ])
    expect(isChanged({ ...values, ...change }, record)).toBe(true);
});

test("wrong lengths, overlaps and a missing text are refused", () => {
  for (const minutes of ["", "9", "241", "50.5", "-50", "1e2"])
    expect(hoursErrors({ ...values, minutes }).minutes).toMatch(/10 a 240/);
  expect(hoursErrors({ ...values, schedule: " " }).schedule).toBeDefined();
  expect(hoursErrors({ ...values, schedule: "x".repeat(1001) }).schedule).toBeDefined();
  expect(hoursErrors({ ...values, plan: openWeek([block, { ...block, starts: "09:00" }]) }).week).toBe(true);
});

test("the week is told from Monday on", () => {
  expect(textOfPlan(openWeek([{ ...block, weekday: 0 }, block]))).toBe("Segundas e domingos, das 8h às 12h");
  expect(textOfPlan(openWeek([]))).toBe("");
});
