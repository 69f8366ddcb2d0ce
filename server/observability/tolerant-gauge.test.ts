import postgres from "postgres";
import { Registry } from "prom-client";
import { expect, inject, test } from "vitest";
import { readClockOffset } from "./clock-offset.ts";
import { tolerantGauge } from "./tolerant-gauge.ts";

test("while the database is away its numbers are missing, and the others are there", async () => {
  const registry = new Registry();
  let isAway = false;
  const ask = async <Value>(value: Value) => {
    if (isAway) throw new Error("away");
    return value;
  };
  tolerantGauge({ name: "one", help: "One number", registers: [registry] }, () => ask(7));
  tolerantGauge({ name: "several", help: "By status", registers: [registry] }, () => ask({ open: 1, closed: 2 }));
  tolerantGauge({ name: "own", help: "Always there", registers: [registry] }, async () => 3);
  const read = async () => (await registry.metrics()).split("\n").filter((line) => line && !line.startsWith("#"));
  const all = ["one 7", 'several{status="open"} 1', 'several{status="closed"} 2', "own 3"];
  expect(await read()).toEqual(all);
  isAway = true;
  expect(await read()).toEqual(["own 3"]);
  isAway = false;
  expect(await read()).toEqual(all);
});

test("a clock that is wrong by minutes is seen in both directions", async () => {
  const sql = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1 });
  const offset = (minutes: number) => readClockOffset(sql, () => Date.now() + minutes * 60_000);
  expect(Math.abs(await offset(0))).toBeLessThan(30);
  expect(Math.round((await offset(5)) / 60)).toBe(5);
  expect(Math.round((await offset(-5)) / 60)).toBe(-5);
  await sql.end();
});
