import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { networkOf } from "../../../http/network.ts";
import { recordDeed } from "../audit.ts";
import { type AuthService, secondsFrom } from "../auth-service.ts";
import { clientOf, keptAddress } from "../client.ts";
import { asAuthAdmin } from "../database.ts";
import { isKnownNetwork } from "../sign-in/known-networks.ts";
import { enrolFactor } from "./enrol-factor.ts";
import { lockFactor, requireFactor } from "./require-factor.ts";
import { unenrolFactor } from "./unenrol-factor.ts";
import { verifyFactor } from "./verify-factor.ts";

/** The second factor: an authenticator app (TOTP) is enrolled, challenged, verified and removed. */
export function factors(service: AuthService) {
  return new Hono()
    .post("/factors", async (c) => c.json(await enrolFactor(service, c)))
    .post("/factors/:id/challenge", async (c) => c.json(await challengeFactor(service, c)))
    .post("/factors/:id/verify", async (c) => c.json(await verifyFactor(service, c)))
    .delete("/factors/:id", async (c) => c.json(await unenrolFactor(service, c)));
}

async function challengeFactor(service: AuthService, c: Context) {
  const asked = await requireFactor(service, c);
  const { user, factor } = asked;
  const client = clientOf(service, c);
  await service.limiter.hit(["challengeByUserAndAddress", user.id, networkOf(client.address)]);
  if (!(await isKnownNetwork(service, factor.id, client))) await service.limiter.hit(["challengeByUser", user.id]);
  const id = randomUUID();
  const now = service.now();
  // The column takes no null; an address that we do not keep is nobody's.
  const address = keptAddress(service, client) ?? "0.0.0.0";
  await asAuthAdmin(service.sql, async (tx) => {
    await lockFactor(tx, service, asked);
    await tx`
      insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
      values (${id}, ${factor.id}, ${now}, ${address})`;
    await recordDeed(tx, { action: "challenge_created", actor: user.id, traits: { factor_id: factor.id }, now });
  });
  const expiresAt = Math.floor(secondsFrom(now, service.lifetimes.challenge).getTime() / 1000);
  return { id, type: factor.factor_type, expires_at: expiresAt };
}
