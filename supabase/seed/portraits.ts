import { createHash, randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TransactionSql } from "postgres";
import type { FileStore } from "#server/gateway/storage/files/file-store.ts";
import type { Sex } from "./people/first-names.ts";
import { Random } from "./people/random.ts";

/** Drawn by `npm run portraits`: illustrations, nobody's likeness. */
const folder = join(import.meta.dirname, "portraits");
const seed = 17;
/** Who has a picture. */
const share = 2 / 3;

type Pictured = { user_id: string; portrait: string | null };

/**
 * The name of a portrait for each, or null. Dealt in the order of the rotation, and not in that of the folder, where
 * like stands beside like: nobody meets the same face twice among the sixty whom a day draws.
 */
export function dealPortraits(people: readonly { sex: Sex; rank: number }[]): (string | null)[] {
  const random = new Random(seed);
  const names = readdirSync(folder).filter((name) => name.endsWith(".webp"));
  const decks = { F: shuffled(names, "woman-", random), M: shuffled(names, "man-", random) };
  const dealt = { F: 0, M: 0 };
  const portraits: (string | null)[] = people.map(() => null);
  const inRotation = people.map(({ sex, rank }, index) => ({ sex, rank, index })).sort((a, b) => a.rank - b.rank);
  for (const { sex, index } of inRotation) {
    if (random.chance(share)) portraits[index] = decks[sex][dealt[sex]++ % decks[sex].length] ?? null;
  }
  return portraits;
}

function shuffled(names: string[], prefix: string, random: Random) {
  const places = names.filter((name) => name.startsWith(prefix)).map((name) => ({ name, place: random.share() }));
  return places.sort((one, other) => one.place - other.place).map(({ name }) => name);
}

export type Photo = Awaited<ReturnType<typeof describePhotos>>[number];

/** What is known of each picture before it is stored. */
export async function describePhotos(people: readonly Pictured[]) {
  const names = [...new Set(people.flatMap(({ portrait }) => portrait ?? []))];
  const drawn = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  );
  return people.flatMap(({ user_id, portrait }) => {
    const bytes = portrait && drawn.get(portrait);
    if (!bytes) return [];
    const version = digest(user_id, bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
    const photo = `${user_id}/${version}.webp`;
    return [{ user_id, portrait, version, photo, size: bytes.length, eTag: `"${digest("", bytes)}"` }];
  });
}

/** Each has a file of their own, also of a face that comes again: who removes a picture removes nobody else's. */
export async function storePhotos(files: FileStore, photos: readonly Photo[]) {
  await Promise.all(
    photos.map(async ({ portrait, version }) => {
      const path = join(files.incoming, randomUUID());
      await copyFile(join(folder, portrait), path);
      await files.put(version, path);
    }),
  );
}

function digest(owner: string, bytes: Uint8Array) {
  return createHash("sha256").update(owner).update(bytes).digest("hex").slice(0, 32);
}

/** The rows of the pictures, as an upload enters them. */
export async function insertPhotos(tx: TransactionSql, photos: readonly Photo[]) {
  await tx`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata)
    select 'photos', r.photo, r.user_id, r.user_id::text, r.version, jsonb_build_object(
      'eTag', r."eTag", 'size', r.size, 'mimetype', 'image/webp', 'cacheControl', 'max-age=31536000',
      'lastModified', now(), 'contentLength', r.size, 'httpStatusCode', 200)
    from jsonb_to_recordset(${tx.json(photos)}) as r (user_id uuid, version text, photo text, size int, "eTag" text)
    join directory.profiles p on p.user_id = r.user_id and p.photo = r.photo
    on conflict (bucket_id, name) do nothing`;
}
