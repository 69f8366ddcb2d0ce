import { expect, test } from "vitest";
import { createBillingScene } from "./testing/billing-scene.ts";
import { createProductInDatabase, createWorldProvider } from "./testing/product-in-database.ts";
import { createProductInMemory } from "./testing/product-in-memory.ts";
import { simulateYear, type World } from "./testing/year.ts";

test("after a year of 200 people with a faulty provider the ledgers agree to the centavo", async () => {
  const world: World = { ledgers: new Map(), clock: { now: 0 } };
  const accounts = Array.from({ length: 200 }, (_, index) => `person-${index}`);
  const result = await simulateYear(world, createProductInMemory(world), accounts, { seed: 7 });
  expect(result.charges).toBeGreaterThan(600);
  expect(result.product).toEqual(result.provider);
  expect(result.twice).toBe(0);
});

test("so do those of the whole pipeline on PostgreSQL, for a few people and four months", async () => {
  const world: World = { ledgers: new Map(), clock: { now: 0 } };
  const weather = { isUp: true };
  const scene = await createBillingScene(() => [createWorldProvider(world, weather)]);
  world.clock = scene.clock;
  try {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => scene.signUp()));
    const product = createProductInDatabase(scene, world, weather);
    const result = await simulateYear(world, product, accounts, { seed: 3, days: 120 });
    expect(result.charges).toBeGreaterThan(2);
    expect(result.product).toEqual(result.provider);
    expect(result.twice).toBe(0);
  } finally {
    await scene.drop();
  }
});
