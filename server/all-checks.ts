import { statfs } from "node:fs/promises";
import type { Sql } from "postgres";
import type { Config } from "./config/config.ts";
import { findKeyProblem, type KeyFingerprints } from "./database/key-fingerprints.ts";
import { findProjectProblem } from "./functions/project-problem.ts";
import type { Check } from "./health/health.ts";
import { away } from "./kernel/problem.ts";
import { readClockOffset } from "./observability/clock-offset.ts";
import { findPaymentProblem } from "./payments/open-payments.ts";
import { findBucketProblem } from "./storage/bucket-problem.ts";

type Deps = {
  config: Config;
  sql: Sql;
  marks: KeyFingerprints;
  payments: Parameters<typeof findPaymentProblem>[0];
  smtp: Pick<Check, "findProblem"> | undefined;
};

export function allChecks({ config, sql, marks, payments, smtp }: Deps): Check[] {
  const { s3, supabase, dataDir } = config;
  return [
    { part: "keys", findProblem: () => findKeyProblem(sql, marks) },
    ...(s3 && !supabase ? [{ part: "files" as const, findProblem: () => findBucketProblem(s3) }] : []),
    ...(supabase ? [{ part: "accounts" as const, findProblem: () => findProjectProblem(supabase) }] : []),
    ...(smtp ? [{ part: "email" as const, findProblem: smtp.findProblem }] : []),
    { part: "payments", findProblem: () => findPaymentProblem(payments) },
    { part: "disk", findProblem: () => findDiskProblem(dataDir) },
    { part: "clock", findProblem: () => findClockProblem(sql) },
  ];
}

/** PostgreSQL stops writing at nothing left; an operator wants to hear of it some photos earlier. */
const leastFree = 256 * 1024 * 1024;

async function findDiskProblem(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > leastFree) return undefined;
  return away("Quase não há espaço no disco de DATA_DIR: fotos e pedidos logo deixarão de ser gravados (df -h).");
}

/** An authenticator's codes are good for half a minute. */
const bearable = 30;

async function findClockProblem(sql: Sql) {
  const offset = Math.round(await readClockOffset(sql));
  if (Math.abs(offset) <= bearable) return undefined;
  const side = offset > 0 ? "adiantado" : "atrasado";
  return away(
    `O relógio desta máquina está ${side} ${Math.abs(offset)} s em relação ao do banco: confira timedatectl.`,
  );
}
