import { createHmac } from "node:crypto";
import type { Sql } from "postgres";
import { type VisitorLimit, visitorLimits } from "#app/shared/forms/visitor-limits.ts";
import { queryAs } from "../database/acting.ts";
import { createRateLimiter } from "../http/rate-limit.ts";

type Deps = { sql: Sql; secret: string; now?: () => Date };
type Count = { hits: number; seconds_left: number };

/** Counts what an address does without an account. Gives how long to wait, or undefined within the limit. */
export function createVisitorLimit({ sql, secret, now = () => new Date() }: Deps) {
  const hit = createRateLimiter({
    limits: visitorLimits,
    keyOf([name, ...subject]) {
      const day = now().toISOString().slice(0, 10);
      return `${name} ${createHmac("sha256", secret)
        .update([day, name, ...subject].join(" "))
        .digest("base64url")}`;
    },
    count: (asked) => Promise.all([...asked].map(([key, { seconds }]) => countHit(sql, key, seconds))),
  });
  return (visitor: string, name: VisitorLimit, about = "") => hit([name, visitor, about]);
}

export async function countHit(sql: Sql, key: string, seconds: number) {
  const [count] = await queryAs<Count>(sql, { role: "service_role" }, "select * from directory.count_visitor($1, $2)", [
    key,
    seconds,
  ]);
  if (!count) throw new Error("a visitor's hit was not counted");
  return { key, hits: count.hits, secondsLeft: count.seconds_left };
}
