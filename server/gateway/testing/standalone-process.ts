import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import postgres from "postgres";
import { inject } from "vitest";

export const standaloneScript = join(import.meta.dirname, "../standalone.ts");

export type StandaloneProcess = Awaited<ReturnType<typeof startStandalone>>;

/** The gateway as a process of its own, over a database that holds nothing at all. */
export async function startStandalone(env: Record<string, string> = {}) {
  const host = inject("postgresHost");
  const database = `alone_${randomBytes(4).toString("hex")}`;
  const admin = postgres({ host, user: "postgres", database: "postgres", max: 1, onnotice() {} });
  await admin`create database ${admin(database)} template template0`;
  const folder = await mkdtemp(join(tmpdir(), "alone-"));
  const printed = execFileSync(process.execPath, [standaloneScript, "keys"], { encoding: "utf8" });
  const keys = parseEnv(printed) as { PUBLISHABLE_KEY: string; SECRET_KEY: string };
  const databaseUrl = `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`;
  const child = spawn(process.execPath, [standaloneScript], {
    env: {
      ...keys,
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "silent",
      DATABASE_URL: databaseUrl,
      // What others have compiled already.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  return {
    address: String(/http:\S+/.exec(String(line))),
    keys,
    databaseUrl,
    /** As the database's owner, for making tables. */
    async change(statements: string) {
      const owner = postgres({ host, user: "postgres", database, max: 1, onnotice() {} });
      await owner.unsafe(statements);
      await owner.end();
    },
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await admin`drop database ${admin(database)} with (force)`;
      await admin.end();
      await rm(folder, { recursive: true });
    },
  };
}
