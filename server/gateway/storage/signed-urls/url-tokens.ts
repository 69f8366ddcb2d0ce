import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Keys } from "../../keys.ts";
import { invalidJwt, invalidSignature } from "../storage-error.ts";

/** What a signed address allows: one act on one object. */
export type UrlToken =
  | { scope: "storage:download"; url: string; transformations?: string | undefined }
  | { scope: "storage:upload"; url: string; upsert: boolean; owner?: string | undefined };

const shape = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("storage:download"), url: z.string(), transformations: z.string().optional() }),
  z.object({
    scope: z.literal("storage:upload"),
    url: z.string(),
    upsert: z.boolean(),
    owner: z.string().optional(),
  }),
]);

/** It names no role, so that nobody signs in with it; and an access token has no scope, so that it opens no address. */
export function signUrlToken({ signing }: Keys, token: UrlToken, expiresIn: number) {
  return new SignJWT(token)
    .setProtectedHeader({ alg: "ES256", kid: signing.kid, typ: "JWT" })
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1000) + expiresIn)
    .sign(signing.privateKey);
}

export async function verifyUrlToken<Scope extends UrlToken["scope"]>(
  { verifying }: Keys,
  token: string | undefined,
  expected: { scope: Scope; url: string },
): Promise<Extract<UrlToken, { scope: Scope }>> {
  if (!token) throw invalidJwt("querystring must have required property 'token'");
  const { payload } = await jwtVerify(token, ({ kid }) => verifying.get(kid ?? "") ?? Promise.reject(invalidJwt()), {
    algorithms: ["ES256"],
    requiredClaims: ["exp"],
  });
  const parsed = shape.safeParse(payload);
  if (!parsed.success || parsed.data.scope !== expected.scope)
    throw invalidSignature("The token is for something else");
  if (parsed.data.url !== expected.url) throw invalidSignature();
  return parsed.data as Extract<UrlToken, { scope: Scope }>;
}
