import postgres, { type Sql } from "postgres";
import { isConnectionLost } from "./database-away.ts";

type Begin = (...given: (string | Work)[]) => Promise<unknown>;
type Work = (tx: { savepoint: Begin }) => unknown;

/**
 * The same pool, which begins anew when it has lost a connection in use. postgres.js (3.4.9) does not survive that: it
 * still says ROLLBACK on a socket that is gone, which ends the process, or sends nothing on that connection ever again
 * (porsager/postgres#1154, #1209). So a lost transaction is not rolled back, there is nothing left to, and after it all
 * connections are left for new ones.
 */
export function renewedPool(first: Sql): Sql {
  let pool = first;

  function renew(lost: Sql) {
    // Several were lost at once, and the first to notice has done it.
    if (pool !== lost) return;
    pool = postgres(lost.options as unknown as postgres.Options<Record<string, never>>);
    lost.end({ timeout: 5 }).catch(() => {});
  }

  const begin: Begin = async (...given) => {
    const own = pool;
    try {
      return await (own as unknown as { begin: Begin }).begin(...given.map(endingWithItsConnection));
    } catch (error) {
      if (isConnectionLost(error)) renew(own);
      throw error;
    }
  };

  return new Proxy(first, {
    apply: (_, __, args) => Reflect.apply(pool as unknown as (...args: unknown[]) => unknown, undefined, args),
    get: (_, name) => (name === "begin" ? begin : Reflect.get(pool, name)),
  });
}

/** `begin` rejects by itself when the connection is lost; were the work to fail, or go on, it would first write to a socket that is gone. */
function endingWithItsConnection(part: string | Work) {
  if (typeof part === "string") return part;
  return (tx: { savepoint: Begin }) => {
    const { savepoint } = tx;
    tx.savepoint = (...given) => unlessLost(() => savepoint(...given.map(endingWithItsConnection)));
    return unlessLost(() => part(tx));
  };
}

/** Never settles once the connection is lost. */
async function unlessLost(work: () => unknown) {
  try {
    const result = work();
    return await (Array.isArray(result) ? Promise.all(result) : result);
  } catch (error) {
    const isOfDatabase = (error as { query?: unknown } | null)?.query !== undefined;
    if (isOfDatabase && isConnectionLost(error)) await new Promise(() => {});
    throw error;
  }
}
