import {
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { JWK } from "jose";

/** What identifies callers: two API keys, and the keys that sign and verify access tokens. */
export type Keys = {
  publishableKey: string;
  secretKey: string;
  /** Signs new tokens. */
  signing: { kid: string; privateKey: KeyObject };
  /** Verify tokens, by their `kid`: the signing key and those that were rotated out. */
  verifying: Map<string, KeyObject>;
  /** Verifies the keys and tokens (HS256) of a project that began with one shared secret. It signs nothing here. */
  legacy: KeyObject | undefined;
  /** The public halves, as `/.well-known/jwks.json` gives them. */
  jwks: { keys: JWK[] };
};

/** As they are stored: private keys as JWK, the newest first. */
export type StoredKeys = { publishable_key: string; secret_key: string; signing_keys: JWK[] };

export function generateKeys(): StoredKeys {
  const random = () => randomBytes(24).toString("base64url");
  return {
    publishable_key: `sb_publishable_${random()}`,
    secret_key: `sb_secret_${random()}`,
    signing_keys: [generateSigningKey()],
  };
}

/** A new key signs from now on; the old ones go on verifying the tokens they signed. */
export function rotateSigningKey(stored: StoredKeys): StoredKeys {
  return { ...stored, signing_keys: [generateSigningKey(), ...stored.signing_keys.slice(0, 2)] };
}

const shortestSecret = 32;

export function openKeys(stored: StoredKeys, legacySecret?: string): Keys {
  if (legacySecret !== undefined && legacySecret.length < shortestSecret)
    throw new Error(`A legacy secret has at least ${shortestSecret} characters`);
  const [newest] = stored.signing_keys;
  if (!newest?.kid) throw new Error("No signing key");
  const publicKeys = stored.signing_keys.map((jwk) => ({
    kid: String(jwk.kid),
    key: createPublicKey({ key: jwk as never, format: "jwk" }),
  }));
  return {
    publishableKey: stored.publishable_key,
    secretKey: stored.secret_key,
    signing: { kid: newest.kid, privateKey: createPrivateKey({ key: newest as never, format: "jwk" }) },
    legacy: legacySecret === undefined ? undefined : createSecretKey(Buffer.from(legacySecret)),
    verifying: new Map(publicKeys.map(({ kid, key }) => [kid, key])),
    jwks: {
      keys: publicKeys.map(({ kid, key }) => ({
        ...(key.export({ format: "jwk" }) as JWK),
        kid,
        alg: "ES256",
        use: "sig",
        key_ops: ["verify"],
      })),
    },
  };
}

/** Made on the first start and kept for the owner's eyes only; never a default. */
export async function loadOrCreateKeys(dataDir: string): Promise<StoredKeys> {
  const path = join(dataDir, "keys.json");
  const known = await readFile(path, "utf8").catch(() => undefined);
  if (known) return JSON.parse(known);
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, format(generateKeys()), { mode: 0o600 });
  // Of two processes that start at once the first gives the name; both then read the same keys.
  await link(fresh, path).catch(() => {});
  await rm(fresh);
  return JSON.parse(await readFile(path, "utf8"));
}

/** In place of those that are there; whoever reads meanwhile reads the one or the other. */
export async function saveKeys(dataDir: string, stored: StoredKeys) {
  const path = join(dataDir, "keys.json");
  const fresh = `${path}.${process.pid}`;
  await writeFile(fresh, format(stored), { mode: 0o600 });
  await rename(fresh, path);
}

/** For a process that has them from its environment. */
export function envLinesOf({ publishable_key, secret_key, signing_keys }: StoredKeys) {
  return `PUBLISHABLE_KEY=${publishable_key}\nSECRET_KEY=${secret_key}\nSIGNING_KEYS='${JSON.stringify(signing_keys)}'`;
}

const format = (stored: StoredKeys) => `${JSON.stringify(stored, null, 2)}\n`;

function generateSigningKey(): JWK {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  return {
    ...(privateKey.export({ format: "jwk" }) as JWK),
    kid: randomBytes(8).toString("hex"),
    alg: "ES256",
  };
}
