import postgres, { type Sql } from "postgres";

type Work = (tx: never) => unknown;
type Begin = (...given: (string | Work)[]) => Promise<unknown>;

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
    const life = { isOver: false };
    const parts = given.map((part) => (typeof part === "string" ? part : withinLife(part, life)));
    try {
      return await (own as unknown as { begin: Begin }).begin(...parts);
    } catch (error) {
      // The driver rejects it at once when the connection is lost, whatever the work is at.
      life.isOver = isLost(error);
      if (life.isOver) renew(own);
      throw error;
    }
  };

  return new Proxy(first, {
    apply: (_, __, args) => Reflect.apply(pool as unknown as (...args: unknown[]) => unknown, undefined, args),
    get: (_, name) => (name === "begin" ? begin : Reflect.get(pool, name)),
  });
}

type Life = { isOver: boolean };

/**
 * The work of a transaction that says nothing on a connection that is lost, neither by itself nor by failing, to which
 * the driver would answer with ROLLBACK.
 */
function withinLife(work: Work, life: Life): Work {
  return async (tx: never) => {
    try {
      const result = work(silentWhenOver(tx, life) as never);
      return await (Array.isArray(result) ? Promise.all(result) : result);
    } catch (error) {
      const isOfDatabase = (error as { query?: unknown } | null)?.query !== undefined;
      if (life.isOver || (isOfDatabase && isLost(error))) await new Promise(() => {});
      throw error;
    }
  };
}

function silentWhenOver(tx: (...args: unknown[]) => unknown, life: Life) {
  const check = () => {
    if (life.isOver)
      throw Object.assign(new Error("The connection to the database was closed"), { code: "CONNECTION_CLOSED" });
  };
  return new Proxy(tx, {
    apply(target, self, args) {
      check();
      return Reflect.apply(target, self, args);
    },
    get(target, name) {
      check();
      return Reflect.get(target, name);
    },
  });
}

const codes = new Set(
  "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT ECONNRESET EPIPE ETIMEDOUT 57P01 57P02".split(" "),
);

function isLost(error: unknown) {
  return codes.has((error as { code?: string } | null)?.code ?? "");
}
