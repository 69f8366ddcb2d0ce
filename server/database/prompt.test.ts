import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createGatewayDatabase } from "../gateway/testing/gateway-database.ts";
import { isWhole, runPrompt } from "./prompt.ts";

let database: Awaited<ReturnType<typeof createGatewayDatabase>>;
beforeAll(async () => {
  database = await createGatewayDatabase();
});
afterAll(() => database.drop());

async function type(...lines: string[]) {
  const output = new PassThrough();
  await runPrompt(database.owner, Readable.from(lines.map((line) => `${line}\n`)), output);
  output.end();
  return text(output);
}

test("rows are a table, over several lines, and the next statement waits for its semicolon", async () => {
  expect(await type("select 1 as um,", "  null as nada, 'Ana' as nome;", "select 2")).toBe(
    "um | nada | nome\n---+------+-----\n1  |      | Ana\n(1 linha)\n",
  );
});

test("the prompt prints an error and goes on; nothing is read after \\q", async () => {
  const said = await type("select nothing from nowhere;", "select 3 as tres;", "\\q", "select 4 as quatro;");
  expect(said).toContain('ERRO: relation "nowhere" does not exist');
  expect(said).toContain("tres\n----\n3\n(1 linha)");
  expect(said).not.toContain("quatro");
});

test("a transaction is one session's, and can be taken back", async () => {
  const said = await type(
    ...["create table noted (word text);", "begin;", "insert into noted values ('a'), ('b');"],
    ...["rollback;", "select count(*) as many from noted; select 5 as five;"],
  );
  expect(said).toContain("INSERT 2");
  expect(said).toContain("many\n----\n0\n");
  expect(said).toContain("five\n----\n5\n");
});

test("a semicolon in a string, a comment or a body ends nothing", () => {
  for (const whole of ["select 1;", "select ';' ;", "do $$ begin; end $$;", "select 1 -- ;\n;", 'select "a;" ;'])
    expect(isWhole(whole), whole).toBe(true);
  for (const part of ["select 1", "select ';", "do $$ begin;", "select 1 -- ;", "/* select 1;", "do $a$ x $$;"])
    expect(isWhole(part), part).toBe(false);
});
