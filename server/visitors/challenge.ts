import { createHash, randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Sql } from "postgres";
import { z } from "zod";
import { countHit } from "./limit-visitor.ts";

type Deps = { sql: Sql; secret: string; now?: () => Date };

/** Long enough to fill in a form, short enough that nobody hoards solved ones. */
const lifetimeSeconds = 1200;
/** A third of a second on a desktop, a second or two on a cheap phone; checking one costs the server a signature. */
const effort = { cost: 1000, from: 150, to: 450 };

/** The parameters are bounded before anything is computed from them: they come from the visitor. */
const proof = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      cost: z.literal(effort.cost),
      keyLength: z.literal(32),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      keyPrefix: z.string().max(64),
      keySignature: z.string().max(128),
      expiresAt: z.number(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({
    counter: z.int().min(0).max(effort.to),
    derivedKey: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

/** A proof of work for forms that anybody may send (altcha): signed, expiring, good for one use in any process. */
export function createChallenges({ sql, secret, now = () => new Date() }: Deps) {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret} key` };
  return {
    issueChallenge: () =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: effort.cost,
        counter: randomInt(effort.from, effort.to),
        deriveKey,
        expiresAt: Math.floor(now().getTime() / 1000) + lifetimeSeconds,
        ...secrets,
      }),
    async verifyChallenge(solved: string) {
      const given = readProof(solved);
      if (!given) return false;
      const { challenge, solution } = given;
      const secondsLeft = challenge.parameters.expiresAt - now().getTime() / 1000;
      if (secondsLeft <= 0 || secondsLeft > lifetimeSeconds) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      if (!verified) return false;
      // By what was signed, not by the signature: that may be spelled in several ways.
      const { nonce, salt } = challenge.parameters;
      const mark = createHash("sha256").update(`${nonce} ${salt}`).digest("base64url");
      const { hits } = await countHit(sql, `challenge used ${mark}`, lifetimeSeconds);
      return hits === 1;
    },
  };
}

function readProof(solved: string) {
  if (solved.length > 4000) return undefined;
  try {
    return proof.parse(JSON.parse(Buffer.from(solved, "base64").toString()));
  } catch {
    return undefined;
  }
}
