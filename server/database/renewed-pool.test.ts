import { execFile } from "node:child_process";
import { expect, inject, test } from "vitest";

/** A transaction whose connection is ended from the other side while it asks; then questions to the same pool. */
const script = (pool: string, where: string) => `
  import postgres from "postgres";
  import { renewedPool } from "./renewed-pool.ts";
  const options = { host: process.argv[1], user: "postgres", database: "postgres", max: 1 };
  const sql = ${pool}(postgres(options));
  const other = postgres(options);
  const outcome = sql.begin(async (tx) => {
    const [{ pid }] = await tx\`select pg_backend_pid() as pid\`;
    const lose = async (inside) => {
      const long = inside\`select pg_sleep(60)\`.execute();
      await other\`select pg_terminate_backend(\${pid})\`;
      await long;
    };
    await ${where};
  });
  console.log(await outcome.catch(({ code }) => code));
  const [row] = await sql\`select 'here again' as words\`;
  const [inside] = await sql.begin((tx) => tx\`select 'in a transaction, too' as words\`);
  console.log(row.words, inside.words);
  process.exit();
`;

/** In a process of its own, which it may end. */
const run = (pool: string, where = "lose(tx)") =>
  new Promise<string>((resolve) => {
    const args = ["--input-type=module", "--eval", script(pool, where), inject("postgresHost")];
    execFile(process.execPath, args, { cwd: import.meta.dirname }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

test("a transaction that loses its connection fails, and the next questions are answered", async () => {
  expect(await run("renewedPool")).toMatch(/^(57P01|CONNECTION_CLOSED)\nhere again in a transaction, too\n$/);
});

test("so does one that loses it in a savepoint, even in one of another", async () => {
  const outcome = await run("renewedPool", "tx.savepoint((outer) => outer.savepoint(lose))");
  expect(outcome).toMatch(/^(57P01|CONNECTION_CLOSED)\nhere again in a transaction, too\n$/);
});

test("the driver alone does not get there: renewed-pool.ts is still needed", async () => {
  expect(await run("")).not.toContain("here again in a transaction, too");
});
