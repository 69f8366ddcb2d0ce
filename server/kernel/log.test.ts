import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { describeError } from "./log.ts";

const told = (message: string, code = "22P02", routine: string | undefined = "any") =>
  describeError(Object.assign(new Error(message), { name: "PostgresError", code, routine })).message;

test.each([
  ['malformed array literal: "ana@exemplo.test"', "malformed array literal"],
  ['value "11999999999" is out of range for type integer', 'value "…" is out of range for type integer'],
  ['relation "public.notes" does not exist', 'relation "public.notes" does not exist'],
  [
    'null value in column "name" of relation "notes" violates it',
    'null value in column "name" of relation "notes" violates it',
  ],
  ['time zone "Ana Souza" not recognized', 'time zone "…" not recognized'],
  ['syntax error at or near "\'Ana"Souza"', "syntax error"],
  ['time zone "left open', 'time zone "…"'],
  ["division by zero", "division by zero"],
])("the database's sentence is told without its values: %s", (message, expected) => {
  expect(told(message)).toBe(expected);
});

test("what SQL raised is told by its code alone, whatever code it chose", () => {
  expect(told("Ana Souza", "P0001")).toBeUndefined();
  expect(told("Ana Souza", "23505", "exec_stmt_raise")).toBeUndefined();
  expect(told("Ana Souza", "PT402")).toBeUndefined();
  expect(
    describeError(Object.assign(new Error("Ana"), { name: "PostgresError", code: "22P02" })).message,
  ).toBeUndefined();
});

test("a copy of an error, as the queue hands it on, is told like the error", () => {
  const message = 'malformed array literal: "ana@exemplo.test"';
  const copy = { name: "PostgresError", code: "22P02", routine: "any", message, queue: "emails" };
  expect(describeError(copy)).toMatchObject({ error: "PostgresError", message: "malformed array literal" });
  expect(describeError("Ana Souza")).toEqual({ error: "string" });
});

test("an error of ours keeps its message", () => {
  expect(describeError(new Error("The connection was lost")).message).toBe("The connection was lost");
});

test.runIf(existsSync("/dev/full"))("a log that cannot be written ends nobody", async () => {
  const full = await open("/dev/full", "w");
  const words = `
    const { createLog } = await import(${JSON.stringify(join(import.meta.dirname, "log.ts"))});
    const log = createLog("info");
    for (let n = 0; n < 3; n++) {
      log.info("line");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    console.error("still here");`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", words], { stdio: ["ignore", full.fd, "pipe"] });
  const [said] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
  expect(said).toBe("still here\n");
  await full.close();
});

test("an error of the database that nobody catches is printed without the row that it quotes", async () => {
  const words = `
    const { hideRows } = await import(${JSON.stringify(join(import.meta.dirname, "hide-rows.ts"))});
    hideRows();
    const row = { name: "PostgresError", code: "23514", detail: "Failing row contains (Ana Souza).", where: "Ana Souza" };
    Promise.reject(Object.assign(new Error("violates check constraint"), row));`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", words], { stdio: ["ignore", "ignore", "pipe"] });
  const [said, [code]] = await Promise.all([text(child.stderr as Readable), once(child, "exit")]);
  expect([said, code]).toEqual([expect.stringContaining("violates check constraint"), 1]);
  expect(said).toContain("23514");
  expect(said.replace(words, "").split("violates check constraint\n").at(-1)).not.toContain("Ana Souza");
});

test("a line of the log holds no row either", () => {
  const row = {
    code: "23514",
    routine: "ExecConstraints",
    detail: "Failing row contains (Ana Souza).",
    where: "Ana Souza",
  };
  const error = Object.assign(new Error('new row for relation "notes" violates check constraint "name"'), row);
  expect(JSON.stringify(describeError(Object.assign(error, { name: "PostgresError" })))).not.toContain("Ana Souza");
});
