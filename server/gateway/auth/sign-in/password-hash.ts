import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { createQueue } from "../../bounded-queue.ts";
import { AuthError } from "../auth-error.ts";

export type Argon2Cost = { memory: number; passes: number; parallelism: number };

/** OWASP's second choice (19 MiB, two passes); change it here, and passwords are hashed anew at sign-in. */
const defaultCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Against no hash at all it takes as long and says no: the time tells nobody whether an account exists. */
  verify(password: string, encoded: string | null): Promise<boolean>;
  needsRehash(encoded: string): boolean;
};

/**
 * Argon2id in the usual `$argon2id$v=19$…` form, which Supabase reads too. A flood of sign-ins must not
 * occupy every thread: few run at once, some wait, the rest is turned away.
 */
export function createPasswordHasher(
  cost: Partial<Argon2Cost> = {},
  { atOnce = 2, waiting = 32 }: { atOnce?: number; waiting?: number } = {},
): PasswordHasher {
  const current = { ...defaultCost, ...cost };
  const run = createQueue({
    atOnce,
    waiting,
    refuse: () => new AuthError(429, "over_request_rate_limit", "Too many sign-ins at the moment", { retryAfter: 2 }),
  });
  const nobody = encode(current, randomBytes(16), randomBytes(32));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return encode(current, salt, await run(() => derive(password, salt, current)));
    },
    async verify(password, encoded) {
      const known = decode(encoded ?? "");
      const { cost, salt, tag } = known ?? (decode(nobody) as Decoded);
      const given = await run(() => derive(password, salt, cost, tag.byteLength));
      return timingSafeEqual(given, tag) && known !== undefined;
    },
    needsRehash(encoded) {
      return !encoded.startsWith(`$argon2id$v=19${costField(current)}$`);
    },
  };
}

type Decoded = { cost: Argon2Cost; salt: Buffer; tag: Buffer };

function derive(password: string, salt: Buffer, cost: Argon2Cost, tagLength = 32) {
  return new Promise<Buffer>((resolve, reject) => {
    argon2("argon2id", { message: password, nonce: salt, tagLength, ...cost }, (error, tag) =>
      error ? reject(error) : resolve(tag),
    );
  });
}

function costField({ memory, passes, parallelism }: Argon2Cost) {
  return `$m=${memory},t=${passes},p=${parallelism}`;
}

function encode(cost: Argon2Cost, salt: Buffer, tag: Buffer) {
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  return `$argon2id$v=19${costField(cost)}$${text(salt)}$${text(tag)}`;
}

function decode(encoded: string): Decoded | undefined {
  const form = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;
  const [, memory, passes, parallelism, salt, tag] = form.exec(encoded) ?? [];
  if (!salt || !tag) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, "base64"),
    tag: Buffer.from(tag, "base64"),
  };
}
