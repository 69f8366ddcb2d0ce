import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue/catalogue.ts";
import { createPlanCache } from "./plan-cache.ts";
import type { Plan } from "./statements/plan.ts";

const catalogue = {} as Catalogue;
const planOf = (text: string) => ({ text }) as Plan;

test("a shape is planned once, and prepared when it comes back", () => {
  const plans = createPlanCache();
  let made = 0;
  const find = () =>
    plans.find(catalogue, "shape", () => {
      made += 1;
      return planOf("select 1");
    });
  expect([find(), find(), find(), find()].map(({ isPrepared }) => isPrepared)).toEqual([false, false, true, true]);
  expect(made).toBe(1);
});

test("another catalogue makes other plans", () => {
  const plans = createPlanCache();
  plans.find(catalogue, "shape", () => planOf("old"));
  expect(plans.find({} as Catalogue, "shape", () => planOf("new")).plan.text).toBe("new");
});

test("strangers' shapes neither fill the memory nor the connections", () => {
  const plans = createPlanCache();
  let prepared = 0;
  for (let i = 0; i < 3_000; i += 1)
    for (let use = 0; use < 3; use += 1)
      if (plans.find(catalogue, `shape ${i}`, () => planOf(`select ${i}`)).isPrepared) prepared += 1;
  expect(prepared).toBe(500);
  const first = plans.find(catalogue, "shape 0", () => planOf("forgotten and made again"));
  expect(first.plan.text).toBe("forgotten and made again");
});
