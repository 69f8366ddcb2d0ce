import { createHash, sign, verify } from "node:crypto";
import { join } from "node:path";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { loadOrCreateKeys, openKeys, type StoredKeys } from "../kernel/keys.ts";
import { wrong } from "../kernel/problem.ts";
import { hasCode, StartError } from "../kernel/start-error.ts";

/**
 * By which processes on one database see whether they share their keys: hashes of them in the name that PostgreSQL shows
 * of a connection. `api` is the same everywhere; of the signing keys, which are replaced one by one, one must be.
 */
export type KeyFingerprints = { api: string; signing: string[] };

export async function fingerprintKeys({ supabase, keys, dataDir }: Config): Promise<KeyFingerprints> {
  if (supabase) return { api: mark(supabase.secretKey), signing: [] };
  try {
    const stored = keys ?? (await loadOrCreateKeys(dataDir));
    requireSound(stored);
    return fingerprintsOf(stored);
  } catch (error) {
    // A folder that cannot be written to has words of its own.
    if (hasCode(error, "EACCES", "ENOSPC", "EROFS")) throw error;
    const place = keys ? "SIGNING_KEYS" : join(dataDir, "keys.json");
    throw new StartError(
      `As chaves de ${place} não servem para assinar: reponha-as de um backup ou de outro processo.`,
    );
  }
}

/** Found now, and not by the first person who signs in: halves that do not belong together sign what nobody verifies. */
function requireSound(stored: StoredKeys) {
  const { signing, verifying } = openKeys(stored);
  const publicKey = verifying.get(signing.kid);
  const text = Buffer.from("sound");
  if (!publicKey || !verify("sha256", text, publicKey, sign("sha256", text, signing.privateKey)))
    throw new Error("the halves differ");
}

export function fingerprintsOf({ publishable_key, secret_key, signing_keys }: StoredKeys): KeyFingerprints {
  return {
    api: mark(`${publishable_key} ${secret_key}`),
    signing: signing_keys.slice(0, 3).map(({ x, y }) => mark(`${x} ${y}`)),
  };
}

const mark = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 8);

export const serverName = ({ api, signing }: KeyFingerprints) => ["betesda", api, ...signing].join(" ");

export async function findKeyProblem(sql: Sql, own: KeyFingerprints) {
  const rows = await sql<{ name: string }[]>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and usename = session_user and application_name ~ '^betesda [0-9a-f]{8}( |$)'`;
  const isOther = ({ name }: { name: string }) => {
    const [, api, ...signing] = name.split(" ");
    return api !== own.api || (own.signing.length > 0 && !signing.some((key) => own.signing.includes(key)));
  };
  if (!rows.some(isOther)) return undefined;
  return wrong(
    "Outro processo neste banco usa outras chaves: quem entra por um é recusado pelo outro. Dê a todos os mesmos PUBLISHABLE_KEY, SECRET_KEY e SIGNING_KEYS.",
  );
}
