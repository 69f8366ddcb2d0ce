import { expect, test } from "vitest";
import { openWeek } from "#app/features/availability/editor/week-plan.ts";
import { ownRecord } from "#app/features/professionals/testing/own-record.ts";
import { hasErrors, hoursErrors, isChanged, textOfPlan, toHoursChanges, toHoursValues } from "./hours-form.ts";

const block = { weekday: 1, starts: "08:00", ends: "12:00" };
const record = ownRecord({ weekly_hours: [block] });
const values = toHoursValues(record);

test("what was loaded is unchanged and without errors", () => {
  expect(isChanged(values, record)).toBe(false);
  expect(hasErrors(hoursErrors(values))).toBe(false);
  expect(toHoursChanges(values)).toMatchObject({ weekly_hours: [block], consultation_minutes: 50 });
});

test("any of the four is a change", () => {
  const sunday = openWeek([{ ...block, weekday: 0 }]);
  for (const change of [{ plan: sunday }, { minutes: "30" }, { worksOnHolidays: true }, { schedule: "À noite" }])
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
