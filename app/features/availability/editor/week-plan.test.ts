import { expect, test } from "vitest";
import {
  addBlock,
  changeBlock,
  closeWeek,
  copyDay,
  openWeek,
  presets,
  removeBlock,
  type WeekPlan,
  weekErrors,
} from "./week-plan.ts";

const monday = { weekday: 1, starts: "08:00", ends: "12:00" };
const keyOf = (plan: WeekPlan, at = 0) => plan[0]?.blocks[at]?.key ?? "";

test("a week that is opened and closed is the same, whatever the order", () => {
  const blocks = [
    monday,
    { weekday: 1, starts: "18:00", ends: "24:00", modality: "online" as const },
    { ...monday, weekday: 0 },
  ];
  expect(closeWeek(openWeek(blocks))).toEqual([{ ...monday, weekday: 0 }, ...blocks.slice(0, 2)]);
});

test("midnight is 00:00 in the field", () => {
  const plan = openWeek([{ weekday: 1, starts: "18:00", ends: "24:00" }]);
  expect(plan[0]?.blocks[0]?.ends).toBe("00:00");
  expect(weekErrors(plan).size).toBe(0);
});

test("blocks of a day may touch and not overlap; both are told", () => {
  const touching = openWeek([monday, { ...monday, starts: "12:00", ends: "14:00" }]);
  expect(weekErrors(touching).size).toBe(0);
  const plan = changeBlock(touching, keyOf(touching, 1), { starts: "11:59" });
  expect([...weekErrors(plan).values()]).toEqual([
    "Este horário se sobrepõe ao das 11h59 às 14h.",
    "Este horário se sobrepõe ao das 8h às 12h.",
  ]);
});

test("what ends before it begins has its own error, and overlaps nothing", () => {
  const touching = openWeek([monday, { ...monday, starts: "13:00", ends: "14:00" }]);
  const plan = changeBlock(touching, keyOf(touching, 1), { starts: "11:00", ends: "10:00" });
  expect([...weekErrors(plan).values()]).toEqual(["O fim deve ser depois do início."]);
});

test("an end before its start and a missing time are errors", () => {
  const plan = openWeek([monday]);
  const errorOf = (change: object) => [...weekErrors(changeBlock(plan, keyOf(plan), change)).values()];
  expect(errorOf({ ends: "07:00" })).toEqual(["O fim deve ser depois do início."]);
  expect(errorOf({ ends: "08:00" })).toEqual(["O fim deve ser depois do início."]);
  expect(errorOf({ starts: "" })).toEqual(["Informe o início e o fim."]);
});

test("a day grows by a morning, an afternoon after the break, and then by hours", () => {
  let plan = openWeek([]);
  for (let n = 0; n < 4; n++) plan = addBlock(plan, 1);
  expect(closeWeek(plan).map(({ starts, ends }) => `${starts}-${ends}`)).toEqual([
    "08:00-12:00",
    "13:00-18:00",
    "19:00-20:00",
    "21:00-22:00",
  ]);
  expect(weekErrors(plan).size).toBe(0);
});

test("when the day is full, a new block is left to be filled in", () => {
  const plan = addBlock(openWeek([{ weekday: 1, starts: "08:00", ends: "24:00" }]), 1);
  expect([...weekErrors(plan).values()]).toEqual(["Informe o início e o fim."]);
});

test("a copied day replaces the others' hours, and the copies are their own", () => {
  const plan = copyDay(openWeek([monday, { ...monday, weekday: 2, ends: "09:00" }]), 1, [1, 2, 3]);
  expect(closeWeek(plan)).toEqual([1, 2, 3].map((weekday) => ({ ...monday, weekday })));
  expect(closeWeek(removeBlock(plan, keyOf(plan)))).toHaveLength(2);
});

test("every preset is a week without errors", () => {
  for (const { blocks } of presets) expect(weekErrors(openWeek(blocks)).size).toBe(0);
});
