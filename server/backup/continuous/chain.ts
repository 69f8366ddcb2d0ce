import { randomUUID } from "node:crypto";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "../../kernel/start-error.ts";
import type { Archive } from "./archive.ts";

const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)));

/**
 * A base backup and the write-ahead log since: `chain-<time>/base.tar.gz`, `chain.json`, `wal/<segment>.gz`, and of the
 * segment that is being written its beginning, `<segment>.partial.gz`. Each stands alone.
 */
const chain = z.object({
  format: z.literal(1),
  /** The cluster that it was taken of. */
  systemId: z.string(),
  timeline: z.number(),
  /** PostgreSQL knows none larger. */
  segmentBytes: z
    .number()
    .int()
    .positive()
    .max(2 ** 30),
  /** The first segment that is needed. */
  firstSegment: z.number(),
  /** When the base was finished: before that moment it cannot go. */
  readyAt: time,
  /** PostgreSQL's own note of where the base begins. */
  label: z.string().max(10_000),
  sha256: z.string(),
});
export type Chain = z.infer<typeof chain> & { id: string };

/**
 * Up to when everything that was committed is there, and a place in the log that a replay of it goes beyond: the end of the
 * look before, as the present one may lie within a record.
 */
const progress = z.object({
  until: time,
  lsn: z
    .string()
    .regex(/^[0-9A-F]+\/[0-9A-F]+$/)
    .optional(),
});
export type Progress = { until: Date; lsn?: string | undefined };

export const chainName = (now: Date) => `chain-${now.toISOString().replace(/[:.]/g, "-")}`;

export async function listChains(archive: Archive, scratch: string): Promise<Chain[]> {
  const names = (await archive.list("chain-")).filter((name) => name.endsWith("/chain.json"));
  const found: Chain[] = [];
  for (const name of names) {
    const text = await readText(archive, name, scratch);
    found.push({ ...parseNote(chain, name, text), id: name.slice(0, -"/chain.json".length) });
  }
  return found;
}

export async function readProgress(archive: Archive, { id, readyAt }: Chain, scratch: string): Promise<Progress> {
  const name = `${id}/progress.json`;
  const text = await readText(archive, name, scratch);
  if (!text) return { until: new Date(readyAt) };
  const { until, lsn } = parseNote(progress, name, text);
  return { until: new Date(until), lsn };
}

function parseNote<Note>(note: z.ZodType<Note>, name: string, text = "") {
  try {
    return note.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${name} está danificado, ou é de uma versão que este código não conhece.`);
  }
}

/** Notes of ours: the longest has a line for each photo that went in a month. */
const longestText = 64 * 1024 * 1024;

export async function readText(archive: Archive, name: string, scratch: string) {
  const path = join(scratch, randomUUID());
  return (await archive.get(name, path, longestText)) ? readFile(path, "utf8").finally(() => rm(path)) : undefined;
}

export async function writeText(archive: Archive, name: string, text: string, scratch: string) {
  const path = join(scratch, randomUUID());
  await writeFile(path, text, { mode: 0o600 });
  await archive.put(name, path).finally(() => rm(path));
}

/** As PostgreSQL names them: the timeline, and the number in two parts of which the second counts to 4 GB. */
export function segmentName(timeline: number, segment: number, segmentBytes: number) {
  const perPart = 2 ** 32 / segmentBytes;
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, "0");
  return hex(timeline) + hex(Math.floor(segment / perPart)) + hex(segment % perPart);
}

/** "1/3A000028" as a number of bytes: exact far beyond any log that we shall see. */
export function lsnBytes(lsn: string) {
  const [high = "0", low = "0"] = lsn.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

export const lsnText = (bytes: number) =>
  `${Math.floor(bytes / 2 ** 32).toString(16)}/${(bytes % 2 ** 32).toString(16)}`;
