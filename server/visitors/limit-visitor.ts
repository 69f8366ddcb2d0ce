import { createHmac } from "node:crypto";
import type { Sql } from "postgres";
import { type VisitorLimit, visitorLimits } from "#app/shared/forms/visitor-limits.ts";
import { queryAs } from "../database/acting.ts";

type Deps = { sql: Sql; secret: string; now?: () => Date };
type Count = { hits: number; seconds_left: number };

/** Counts what an address does without an account. Gives how long to wait, or undefined within the limit. */
export function createVisitorLimit({ sql, secret, now = () => new Date() }: Deps) {
  return async (visitor: string, name: VisitorLimit, about = "") => {
    const limit = visitorLimits[name];
    const day = now().toISOString().slice(0, 10);
    const key = createHmac("sha256", secret).update(`${day} ${name} ${visitor} ${about}`).digest("base64url");
    const { hits, seconds_left } = await countHit(sql, `${name} ${key}`, limit.seconds);
    return hits > limit.hits ? { retryAfter: seconds_left } : undefined;
  };
}

export async function countHit(sql: Sql, key: string, seconds: number) {
  const [count] = await queryAs<Count>(sql, { role: "service_role" }, "select * from directory.count_visitor($1, $2)", [
    key,
    seconds,
  ]);
  if (!count) throw new Error("a visitor's hit was not counted");
  return count;
}
