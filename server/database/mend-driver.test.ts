import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, inject, test } from "vitest";

/** A transaction that goes on after its connection was ended from the other side; then a question to the same pool. */
const script = `
  import postgres from "postgres";
  const closed = Promise.withResolvers();
  const options = { host: process.argv[1], user: "postgres", database: "postgres", max: 1 };
  const sql = postgres({ ...options, onclose: closed.resolve });
  const other = postgres(options);
  const outcome = sql.begin(async (tx) => {
    const [{ pid }] = await tx\`select pg_backend_pid() as pid\`;
    await other\`select pg_terminate_backend(\${pid})\`;
    await closed.promise;
    await tx\`select 'too late'\`;
  });
  console.log(await outcome.catch(({ code }) => code));
  const [row] = await sql\`select 'here again' as words\`;
  console.log(row.words);
  process.exit();
`;

const run = (...options: string[]) =>
  new Promise<string>((resolve) => {
    const args = [...options, "--input-type=module", "--eval", script, inject("postgresHost")];
    execFile(process.execPath, args, { cwd: import.meta.dirname }, (_, stdout, stderr) => resolve(stdout + stderr));
  });

test("a transaction that outlives its connection fails, and the next question is answered", async () => {
  const mended = await run("--import", join(import.meta.dirname, "mend-driver.ts"));
  expect(mended).toBe("CONNECTION_CLOSED\nhere again\n");
});

test("the driver still needs it: without it the process ends", async () => {
  expect(await run()).toContain("Cannot read properties of null (reading 'write')");
});
