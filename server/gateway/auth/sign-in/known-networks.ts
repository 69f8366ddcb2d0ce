import type { TransactionSql } from "postgres";
import { networkOf } from "../../../http/network.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import type { Client } from "../client.ts";
import { asAuthAdmin } from "../database.ts";

/**
 * A network from which somebody got in before: into the account of an e-mail address, or with the second factor of an id.
 * Others' guesses from elsewhere do not lock it out. Kept beside the limits, as a hash, and removed like them when its
 * time is over.
 */
export async function isKnownNetwork(service: AuthService, subject: string, client: Client) {
  const rows = await asAuthAdmin(
    service.sql,
    (tx) => tx`
      select from auth.rate_limits
      where key = ${keyOf(service, subject, client)} and resets_at > ${service.now()}`,
  );
  return rows.length > 0;
}

export async function rememberNetwork(tx: TransactionSql, service: AuthService, subject: string, client: Client) {
  await tx`
    insert into auth.rate_limits (key, hits, resets_at)
    values (${keyOf(service, subject, client)}, 0, ${secondsFrom(service.now(), service.lifetimes.knownNetwork)})
    on conflict (key) do update set resets_at = excluded.resets_at`;
}

function keyOf(service: AuthService, subject: string, { address }: Client) {
  return `knownNetwork:${service.digest("known network", subject, networkOf(address)).toString("base64url")}`;
}
