import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Keys } from "../../../kernel/keys.ts";
import { invalidJwt, invalidSignature } from "../storage-error.ts";
import { type Signer, signer } from "./signer.ts";

/** What a signed address allows: one act on one object, as long as its signer might. */
export type UrlToken =
  | { scope: "storage:download"; url: string; signer: Signer; transformations?: string | undefined }
  | { scope: "storage:upload"; url: string; signer: Signer; upsert: boolean };

const shape = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("storage:download"), url: z.string(), signer, transformations: z.string().optional() }),
  z.object({ scope: z.literal("storage:upload"), url: z.string(), signer, upsert: z.boolean() }),
]);

/** It names no role of its own, so that nobody signs in with it; and an access token has no scope, so that it opens no address. */
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
