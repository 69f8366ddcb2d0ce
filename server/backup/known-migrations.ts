import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gatewaySchema, productSchema } from "../database/database.ts";
import { findNewer, listMigrations, type MigrationSet } from "../database/migrations/migrations.ts";
import { StartError } from "../kernel/start-error.ts";
import type { Manifest } from "./manifest.ts";

export type KnownMigration = { history: MigrationSet["history"]; version: string; name: string; text: string };

/**
 * The migrations of a backup as this code has them, for they run with the owner's rights, and somebody with write access to the backups
 * writes checksums too. One that this code has otherwise, or not at all, is refused: releases never change theirs.
 */
export async function readKnownMigrations({ migrations, version: release }: Manifest): Promise<KnownMigration[]> {
  const known: KnownMigration[] = [];
  for (const set of [gatewaySchema, productSchema]) {
    const { history } = set;
    const applied = new Map(migrations.filter((one) => one.history === history).map((one) => [one.version, one]));
    const newer = await findNewer(set, [...applied.values()], release);
    if (newer) throw new StartError(`O backup é ${newer}. Atualize o Betesda antes de restaurá-lo.`);
    for (const { version, name, file } of await listMigrations(set.folder)) {
      const text = await readFile(join(set.folder, file), "utf8");
      if (applied.get(version)?.sha256 !== createHash("sha256").update(text).digest("hex")) continue;
      applied.delete(version);
      known.push({ history, version, name, text });
    }
    const [foreign] = applied.values();
    if (foreign)
      throw new StartError(
        `O backup foi recusado: ${foreign.path} não é uma migração de nenhuma versão lançada. Alguém o alterou, ou ele é de uma versão de desenvolvimento. Nada foi alterado; use outro backup.`,
      );
  }
  return known;
}
