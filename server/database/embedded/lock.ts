import postgres from "postgres";

/** Any number that no other advisory lock of ours uses. */
const ownerLock = 7_240_001;

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
  });
  // Without the question for array types the driver never gives away a connection that it has yet to open.
  await sql`select 1`;
  const connection = await sql.reserve();
  return {
    async take() {
      const [row] = await connection`select pg_try_advisory_lock(${ownerLock}) as taken`;
      return row?.taken === true;
    },
    async close() {
      connection.release();
      await sql.end({ timeout: 1 });
    },
  };
}
