import { execFile } from "node:child_process";
import { expect, inject, test } from "vitest";

/**
 * A transaction whose connection is ended from the other side while it asks, or cut off once it says "savepoint"; then
 * questions to the same pool.
 */
const script = (pool: string, where: string) => `
  import { connect, createServer } from "node:net";
  import postgres from "postgres";
  import { renewedPool } from "./renewed-pool.ts";
  const options = { user: "postgres", database: "postgres", max: 1 };
  let cut = false;
  const cable = createServer((client) => {
    const server = connect(process.argv[1] + "/.s.PGSQL.5432");
    client.on("data", (asked) => (asked.includes("savepoint") && cut ? client.destroy() : server.write(asked)));
    server.pipe(client);
  });
  await new Promise((listening) => cable.listen(0, "127.0.0.1", listening));
  const sql = ${pool}(postgres({ ...options, host: "127.0.0.1", port: cable.address().port }));
  const other = postgres({ ...options, host: process.argv[1] });
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

test("so does one whose connection is lost by the word savepoint, and that would go on without it", async () => {
  const outcome = await run("renewedPool", "(cut = true, tx.savepoint(() => {}).catch(() => tx`select 'goes on'`))");
  expect(outcome).toMatch(/^(57P01|CONNECTION_CLOSED)\nhere again in a transaction, too\n$/);
});

test("the driver alone does not get there: renewed-pool.ts is still needed", async () => {
  expect(await run("")).not.toContain("here again in a transaction, too");
});
