import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "../observability/metrics.ts";
import { createStatus } from "./status.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Situation = { isReady?: () => Promise<boolean>; minutes?: number; problems?: string[]; isWrong?: boolean };

function open({ isReady = async () => true, minutes = 0, problems = [], isWrong = true }: Situation) {
  const { requests } = createMetrics();
  const health = {
    findProblems: async () => problems.map((part) => ({ part, isWrong, words: "", isUnready: true })),
  };
  return {
    requests,
    status: createStatus({
      database: { isReady },
      emailMinutes: async () => minutes,
      health: health as never,
      requests,
    }),
  };
}

async function read(situation: Situation) {
  const reading = open(situation).status.read();
  await vi.advanceTimersByTimeAsync(2_000);
  return Object.fromEntries((await reading).statuses.map(({ service, state }) => [service, state]));
}

const well = { site: "ok", search: "ok", booking: "ok", email: "ok", payments: "ok" };

test("all is well, or what is not is told part by part", async () => {
  expect(await read({})).toEqual(well);
  expect(await read({ minutes: 15 })).toEqual({ ...well, email: "slow" });
  expect(await read({ minutes: 90 })).toEqual({ ...well, email: "down" });
  expect(await read({ problems: ["email"] })).toEqual({ ...well, email: "down" });
  expect(await read({ problems: ["email"], isWrong: false })).toEqual({ ...well, email: "slow" });
  expect(await read({ problems: ["payments"] })).toEqual({ ...well, payments: "down" });
  expect(await read({ problems: ["disk"] })).toEqual({ ...well, booking: "slow" });
});

test("without a database, or with one that says nothing, pages are what was kept and the rest is down", async () => {
  const without = { site: "slow", search: "down", booking: "down", email: "down", payments: "down" };
  expect(await read({ isReady: () => Promise.reject(new Error("away")) })).toEqual(without);
  expect(await read({ isReady: () => new Promise(() => {}) })).toEqual(without);
});

test("searches that fail, or take long, are seen among the requests of the last minutes, and then forgotten", async () => {
  const { requests, status } = open({});
  const search = async () => (await status.read()).statuses.find(({ service }) => service === "search")?.state;
  const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const answer = (times: number, state: string, seconds: number) => {
    for (let at = 0; at < times; at++) requests.observe({ route: "/buscar", method: "GET", status: state }, seconds);
  };
  expect(await search()).toBe("ok");
  answer(10, "2xx", 0.1);
  answer(3, "2xx", 4);
  await later(6_000);
  expect(await search()).toBe("slow");
  answer(20, "5xx", 0.1);
  // Asked again at once, it is still what it was.
  expect(await search()).toBe("slow");
  await later(6_000);
  expect(await search()).toBe("down");
  await later(7 * 60_000);
  expect(await search()).toBe("ok");
  status.close();
});
