import { describeWeek } from "#app/features/availability/hours-text.ts";
import type { Random } from "./people/random.ts";
import { weighted } from "./people/weighted.ts";
import type { Specialty } from "./specialties.ts";
import { type Block, hours, week, workdays } from "./weekly-hours.ts";

/** The hours of somebody's week with the words for them. Shared by many people: it is made once. */
export type Week = { blocks: Block[]; json: string; schedule: string };

type Shape = keyof typeof shapes;

const usual: Record<Shape, number> = {
  full: 30,
  late: 16,
  mornings: 8,
  alternate: 12,
  uneven: 10,
  threeDays: 11,
  twoDays: 10,
  oneDay: 3,
  evenings: 0,
  everyDay: 0,
};
const habits: Partial<Record<Specialty, Partial<Record<Shape, number>>>> = {
  Psicologia: { full: 20, late: 26, evenings: 8 },
  Psiquiatria: { full: 15, threeDays: 22, twoDays: 20 },
  // Many keep another post at a hospital: what is free is the evening, or any day of the week.
  Enfermagem: { full: 22, evenings: 13, everyDay: 12 },
  Odontologia: { full: 48, mornings: 5, oneDay: 0 },
};

const shapes = {
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
  uneven: [
    week(hours([1], "08:00-12:00"), hours([2, 4], "14:00-19:00"), hours([5], "08:00-11:30")),
    week(hours([1, 2], "09:00-12:00", "15:00-18:00"), hours([4], "13:00-20:00")),
    week(hours([2], "07:30-12:30"), hours([3], "13:30-19:30"), hours([5], "09:00-12:00", "14:00-17:00")),
    week(hours([1, 3], "10:00-13:00"), hours([4], "08:00-12:00", "14:00-18:00"), hours([6], "08:30-12:30")),
    week(hours([3], "16:00-21:00"), hours([4, 5], "08:30-12:00")),
  ].map(finish),
  twoDays: cross(
    ["1 3", "1 4", "2 4", "2 5", "3 5", "4 6"],
    ["08:00-12:00", "09:30-13:00", "13:30-18:30", "15:00-20:00"],
  ).map(([days, span]) => finish(hours(days.split(" ").map(Number), span))),
  oneDay: cross(["1", "2", "3", "4", "5", "6"], ["08:00-12:00", "09:00-13:00", "14:00-18:00"]).map(([day, span]) =>
    finish(hours([Number(day)], span)),
  ),
  evenings: ["18:00-21:00", "18:30-21:30", "19:00-22:00"].map((span) =>
    finish(week(hours(workdays, span), hours([6], "08:00-12:00"))),
  ),
  everyDay: ["07:00-19:00", "08:00-18:00", "07:00-21:00"].map((span) => finish(hours([0, 1, 2, 3, 4, 5, 6], span))),
} satisfies Record<string, Week[]>;

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
