import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { ISql, Sql } from "postgres";
import { secondsKept } from "#app/features/privacy/retention.ts";
import { hasCode, StartError } from "../kernel/start-error.ts";
import { openNew } from "./open-new.ts";

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

/** Deletions of a time, its end not included, that nobody meant: a restore brings back what they took. */
export type Mistake = { from: Date; to: Date };

const isMistaken = ({ at }: Erasure, { from, to }: Mistake) => from <= new Date(at) && new Date(at) < to;

/** What is to be deleted again, by the lists of some folders, and how much is left out. */
export async function gatherErasures(folders: string[], mistake: Mistake | undefined) {
  const known = (await Promise.all([...new Set(folders)].map(readErasuresIn))).flat();
  if (!mistake) return { erasures: known, spared: 0 };
  const mistaken = known.filter((erasure) => isMistaken(erasure, mistake));
  return {
    erasures: known.filter((erasure) => !isMistaken(erasure, mistake)),
    spared: new Set(mistaken.map(writeLine)).size,
  };
}

export async function eraseAgain(sql: Sql, erasures: Erasure[]) {
  const [row] = await sql<{ count: number }[]>`select directory.erase_again(${sql.json(erasures)}) as count`;
  return row?.count ?? 0;
}

/** Otherwise the next restore would delete again what this one brought back. Not after a rehearsal: the lists are not its own. */
export async function dropMistaken(folders: string[], mistake: Mistake) {
  for (const folder of new Set(folders)) {
    const before = await readErasuresIn(folder);
    await writeErasures(
      folder,
      before,
      before.filter((erasure) => !isMistaken(erasure, mistake)),
    );
  }
}

/**
 * Adds to the list beside the backups what a database knows by now. What was there stays until its time is over: after a
 * restore it may know more than the database.
 */
export async function keepErasures(known: Erasure[], folder: string, now: Date) {
  const before = await readErasuresIn(folder);
  const since = new Date(now.getTime() - secondsKept("erasures") * 1000).toISOString();
  await writeErasures(
    folder,
    before,
    [...before, ...known].filter(({ at }) => at >= since),
  );
}

async function writeErasures(folder: string, before: Erasure[], after: Erasure[]) {
  const text = [...new Set(after.map(writeLine))].sort().join("");
  if (text === before.map(writeLine).join("")) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = join(folder, `.${erasuresFile}.${process.pid}.partial`);
  const handle = await openNew(partial);
  await handle.writeFile(text).finally(() => handle.close());
  await rename(partial, join(folder, erasuresFile));
}

const writeLine = ({ at, kind, id }: Erasure) => `${at} ${kind} ${id}\n`;
