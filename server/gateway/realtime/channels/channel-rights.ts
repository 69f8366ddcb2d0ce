import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { Caller } from "../../caller.ts";

type Right = { receive: boolean; send: boolean };
export type ChannelRights = { broadcast: Right; presence: Right };

/** A public channel is open to everybody who has a key; who sends there is a setting. */
export function findPublicRights({ role }: Caller, senders: "everybody" | "service"): ChannelRights {
  const right = { receive: true, send: senders === "everybody" || role === "service_role" };
  return { broadcast: right, presence: right };
}

/** Of a channel that is not authorised yet. */
export const noRights: ChannelRights = {
  broadcast: { receive: false, send: false },
  presence: { receive: false, send: false },
};

/** In milliseconds, about. */
export const priceOfPolicies = 2;

type Probe = { can_broadcast: boolean; can_present: boolean };

/**
 * What the policies on `realtime.messages` allow the caller in a private channel: select is to receive,
 * insert is to send. Asked with rows that are rolled back.
 */
export async function findChannelRights(sql: Sql, caller: Caller, topic: string): Promise<ChannelRights> {
  const [broadcast, presence] = [randomUUID(), randomUUID()];
  let rights: ChannelRights | undefined;
  const rollback = new Error("rollback");
  try {
    await sql.begin(async (tx) => {
      const claims = JSON.stringify({ role: caller.role, ...caller.claims });
      // All in one round trip.
      const [, , , readable, [sendable]] = await Promise.all([
        tx`select set_config('role', 'gateway', true), set_config('statement_timeout', '5000', true)`,
        tx`insert into realtime.messages (id, topic, extension)
          values (${broadcast}, ${topic}, 'broadcast'), (${presence}, ${topic}, 'presence')`,
        tx`select set_config('role', ${caller.role}, true), set_config('request.jwt.claims', ${claims}, true),
          set_config('realtime.topic', ${topic}, true)`,
        tx<{ id: string }[]>`select id from realtime.messages where id in (${broadcast}, ${presence})`,
        tx<Probe[]>`select realtime.may_send(${topic}, 'broadcast') as can_broadcast,
          realtime.may_send(${topic}, 'presence') as can_present`,
      ]);
      const ids = new Set(readable.map((row) => row.id));
      rights = {
        broadcast: { receive: ids.has(broadcast), send: sendable?.can_broadcast ?? false },
        presence: { receive: ids.has(presence), send: sendable?.can_present ?? false },
      };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  return rights as ChannelRights;
}
