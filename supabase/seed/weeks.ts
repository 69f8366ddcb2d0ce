import { describeWeek } from "#app/features/availability/hours-text.ts";
import type { Random } from "./people/random.ts";
import { weighted } from "./people/weighted.ts";
import type { Specialty } from "./specialties.ts";
import { type Block, hours, week, workdays } from "./weekly-hours.ts";

/** The hours of somebody's week with the words for them. Shared by many people: it is made once. */
export type Week = { blocks: Block[]; json: string; schedule: string };

type Shape = "full" | "late" | "mornings" | "alternate" | "threeDays" | "evenings" | "everyDay";

const usual: Record<Shape, number> = {
  full: 40,
  late: 20,
  mornings: 10,
  alternate: 15,
  threeDays: 15,
  evenings: 0,
  everyDay: 0,
};
const habits: Partial<Record<Specialty, Partial<Record<Shape, number>>>> = {
  Psicologia: { full: 28, late: 34, evenings: 8 },
  Psiquiatria: { full: 25, threeDays: 30 },
  // Many keep another post at a hospital: what is free is the evening, or any day of the week.
  Enfermagem: { full: 30, evenings: 15, everyDay: 14 },
  Odontologia: { full: 62, mornings: 5 },
};

const shapes: Record<Shape, Week[]> = {
  full: cross(
    ["08:00-12:00", "09:00-12:00", "08:30-12:00"],
    ["13:00-17:00", "13:00-18:00", "14:00-18:00", "14:00-19:00"],
  )
    .map(([morning, afternoon]) => hours(workdays, morning, afternoon))
    .flatMap(withSaturdays),
  late: ["13:00-19:00", "13:00-20:00", "14:00-20:00", "14:00-21:00", "15:00-21:00"]
    .map((span) => hours(workdays, span))
    .flatMap(withSaturdays),
  mornings: ["07:00-12:00", "08:00-12:00", "08:00-13:00", "07:30-12:30"]
    .map((span) => hours(workdays, span))
    .flatMap(withSaturdays),
  alternate: cross(["08:00-12:00", "09:00-13:00"], ["13:00-18:00", "14:00-20:00", "16:00-21:00"])
    .map(([morning, afternoon]) => week(hours([1, 3, 5], morning), hours([2, 4], afternoon)))
    .flatMap(withSaturdays),
  threeDays: [
    [1, 3, 5],
    [2, 3, 4],
    [1, 2, 4],
    [3, 4, 5],
  ]
    .map((days) => hours(days, "09:00-12:00", "14:00-19:00"))
    .flatMap(withSaturdays),
  evenings: ["18:00-21:00", "18:30-21:30", "19:00-22:00"].map((span) =>
    finish(week(hours(workdays, span), hours([6], "08:00-12:00"))),
  ),
  everyDay: ["07:00-19:00", "08:00-18:00", "07:00-21:00"].map((span) => finish(hours([0, 1, 2, 3, 4, 5, 6], span))),
};

const drawShape = Object.fromEntries(
  ["", ...Object.keys(habits)].map((specialty) => {
    const weights = { ...usual, ...habits[specialty as Specialty] };
    return [specialty, weighted(Object.entries(weights) as [Shape, number][])];
  }),
);

export function drawWeek(random: Random, specialty: Specialty): Week {
  const shape = (drawShape[specialty] ?? drawShape[""])?.(random) ?? "full";
  return random.pick(shapes[shape]);
}

/** One in four works on Saturdays too. */
function withSaturdays(blocks: Block[]): Week[] {
  const plain = finish(blocks);
  return [plain, plain, plain, finish(week(blocks, hours([6], "08:00-12:00")))];
}

function finish(blocks: Block[]): Week {
  return { blocks, json: JSON.stringify(blocks), schedule: describeWeek(blocks) };
}

function cross(ones: string[], others: string[]) {
  return ones.flatMap((one) => others.map((other) => [one, other] as [string, string]));
}
