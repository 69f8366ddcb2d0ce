import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { isDatabaseAway } from "./database-away.ts";

const failure = (code: unknown, more = {}) => Object.assign(new Error("x"), { code, ...more });

test("what passes by itself is known: no server, a lost connection, one that starts, stops or is full", () => {
  for (const code of [
    "ECONNREFUSED",
    "ECONNRESET",
    "CONNECTION_CLOSED",
    "CONNECT_TIMEOUT",
    "57P01",
    "57P03",
    "53100",
    "53300",
    "08006",
  ])
    expect(isDatabaseAway(failure(code)), code).toBe(true);
});

test("everything else is an error of ours", () => {
  for (const code of ["42P01", "23505", "57014", "0800", "8006X", "XX000", "", undefined, 57, null])
    expect(isDatabaseAway(failure(code)), String(code)).toBe(false);
  for (const thrown of [undefined, null, "ECONNREFUSED", 7, new Error("ECONNREFUSED")])
    expect(isDatabaseAway(thrown)).toBe(false);
});

test("a socket that is not there is a database that is away, a file that is not there is an error", async () => {
  const socket = await new Promise((resolve) => connect("/nowhere/.s.PGSQL.5432").on("error", resolve));
  expect(isDatabaseAway(socket)).toBe(true);
  expect(isDatabaseAway(await readFile("/nowhere/photo.png").catch((error) => error))).toBe(false);
});

test("the driver's own words are understood: nobody listens, and the connection is ended from there", async () => {
  const nobody = postgres({ host: "/nowhere", user: "postgres", max: 1 });
  expect(isDatabaseAway(await nobody`select 1`.catch((error) => error))).toBe(true);
  await nobody.end({ timeout: 0 });
  const sql = postgres({ host: inject("postgresHost"), user: "postgres", database: "postgres", max: 1 });
  expect(isDatabaseAway(await sql`select 1 / 0`.catch((error) => error))).toBe(false);
  expect(isDatabaseAway(await sql`select pg_terminate_backend(pg_backend_pid())`.catch((error) => error))).toBe(true);
  await sql.end({ timeout: 0 });
});
