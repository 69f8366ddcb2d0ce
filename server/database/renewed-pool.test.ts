import { execFile } from "node:child_process";
import { expect, inject, test } from "vitest";

/** A transaction that goes on after its connection was ended from the other side; then a question to the same pool. */
const script = (pool: string) => `
  import postgres from "postgres";
  import { renewedPool } from "./renewed-pool.ts";
  const closed = Promise.withResolvers();
  const options = { host: process.argv[1], user: "postgres", database: "postgres", max: 1 };
  const sql = ${pool}(postgres({ ...options, onclose: closed.resolve }));
  const other = postgres(options);
  const outcome = sql.begin(async (tx) => {
    const [{ pid }] = await tx\`select pg_backend_pid() as pid\`;
    await other\`select pg_terminate_backend(\${pid})\`;
    await closed.promise;
    await tx\`select 'too late'\`;
  });
  console.log(await outcome.catch(({ code }) => code));
  const [row] = await sql\`select 'here again' as words\`;
  const [inside] = await sql.begin((tx) => tx\`select 'in a transaction, too' as words\`);
  console.log(row.words, inside.words);
  process.exit();
`;

/** In a process of its own, which it may end. */
const run = (pool: string) =>
  new Promise<string>((resolve) => {
    const args = ["--input-type=module", "--eval", script(pool), inject("postgresHost")];
    execFile(process.execPath, args, { cwd: import.meta.dirname }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

test("a transaction that outlives its connection fails, and the next question is answered", async () => {
  expect(await run("renewedPool")).toBe("CONNECTION_CLOSED\nhere again in a transaction, too\n");
});

test("the driver alone does not get there: renewed-pool.ts is still needed", async () => {
  expect(await run("")).not.toContain("here again in a transaction, too");
});
