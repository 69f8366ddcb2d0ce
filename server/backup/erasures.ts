import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ISql } from "postgres";
import { secondsKept } from "#app/features/privacy/retention.ts";
import { hasCode, StartError } from "../start-error.ts";

/** A row of somebody's that was deleted, by its id alone (directory.erasures). */
export type Erasure = { kind: string; id: string; at: string };

export const erasuresFile = "betesda-erasures.txt";

/** Of this database; none if it is empty or from before there was such a list. */
export async function readErasures(sql: ISql): Promise<Erasure[]> {
  const [known] = await sql`select to_regclass('directory.erasures') is not null as there`;
  if (!known?.there) return [];
  const rows = await sql<
    { kind: string; id: string; erased_at: Date }[]
  >`select kind, id, erased_at from directory.erasures`;
  return rows.map(({ kind, id, erased_at }) => ({ kind, id, at: erased_at.toISOString() }));
}

/** The list that lies beside backups. */
export async function readErasuresIn(folder: string): Promise<Erasure[]> {
  const text = await readFile(join(folder, erasuresFile), "utf8").catch((error) => {
    if (hasCode(error, "ENOENT")) return "";
    throw new StartError(`Não foi possível ler ${join(folder, erasuresFile)} (${error.code}).`);
  });
  return text.split("\n").filter(Boolean).map(readLine);
}

function readLine(line: string): Erasure {
  const [, at, kind, id] = /^(\S+Z) ([a-z_]+) ([0-9a-f-]{36})$/.exec(line) ?? [];
  // Without it, people who left would be back, and nobody would notice.
  if (!at || !kind || !id) throw new StartError(`A lista ${erasuresFile} está danificada. Use uma cópia dela.`);
  return { at, kind, id };
}

/**
 * Adds to the list beside the backups what a database knows by now. What was there stays until its time is over: after a
 * restore it may know more than the database.
 */
export async function keepErasures(known: Erasure[], folder: string, now: Date) {
  const before = await readErasuresIn(folder);
  const since = new Date(now.getTime() - secondsKept("erasures") * 1000).toISOString();
  const lines = [...before, ...known].filter(({ at }) => at >= since).map(writeLine);
  const text = [...new Set(lines)].sort().join("");
  if (text === before.map(writeLine).join("")) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${erasuresFile}.${process.pid}.partial`);
  await writeFile(partial, text, { mode: 0o600 });
  await rename(partial, join(folder, erasuresFile));
}

const writeLine = ({ at, kind, id }: Erasure) => `${at} ${kind} ${id}\n`;
