import postgres from "postgres";
import { hasCode } from "../../kernel/start-error.ts";

/** Any number that no other advisory lock of ours uses. */
const ownerLock = 7_240_001;
/** PostgreSQL takes a moment to notice that a killed process is gone, in milliseconds. */
const patience = 2_000;

/**
 * The mark that a process of ours owns the server: an advisory lock held by one connection. It goes
 * with the process, however that ends, so there is no stale lock file to judge.
 */
export async function openLock(socketFolder: string) {
  const sql = postgres({
    host: socketFolder,
    user: "postgres",
    database: "postgres",
    max: 1,
    connect_timeout: 3,
    fetch_types: false,
    onnotice() {},
    connection: { lock_timeout: patience },
  });
  // Without the question for array types the driver never gives away a connection that it has yet to open.
  await sql`select 1`;
  const connection = await sql.reserve();
  return {
    async take() {
      try {
        await connection`select pg_advisory_lock(${ownerLock})`;
        return true;
      } catch (error) {
        if (hasCode(error, "55P03")) return false;
        throw error;
      }
    },
    async close() {
      connection.release();
      await sql.end({ timeout: 1 });
    },
  };
}
