import pino from "pino";
import postgres from "postgres";
import { expect, inject, test, vi } from "vitest";
import { createGatewayDatabase } from "../gateway/testing/gateway-database.ts";
import { startHousekeeping } from "./housekeeping.ts";

test("each task runs at its time, and a failing one is reported and tried again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const database = await createGatewayDatabase();
  // This database has nothing of the product: unlisting fails, which must not stop the others.
  const log = pino({ level: "silent" });
  const report = vi.spyOn(log, "error");
  const gateway = { cleanUpAccounts: vi.fn(async () => {}), sweepFiles: vi.fn(async () => 0) };
  const housekeeping = startHousekeeping({ sql: database.settings.sql, gateway: gateway as never, log });
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(2));
  expect(gateway.cleanUpAccounts).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
  expect(gateway.cleanUpAccounts).toHaveBeenCalledTimes(24);
  expect(gateway.sweepFiles).toHaveBeenCalledTimes(1);
  housekeeping.stop();
  vi.useRealTimers();
  await database.drop();
});

test("the product's database lets it unlist", async () => {
  const sql = postgres({ host: inject("postgresHost"), user: "authenticator", database: "postgres", max: 1 });
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const log = pino({ level: "silent" });
  const report = vi.spyOn(log, "error");
  const query = vi.spyOn(sql, "begin");
  const housekeeping = startHousekeeping({ sql, gateway: undefined, log });
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(query).toHaveBeenCalled());
  await query.mock.results[0]?.value;
  expect(report).not.toHaveBeenCalled();
  housekeeping.stop();
  vi.useRealTimers();
  await sql.end();
});
