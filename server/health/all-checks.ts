import { statfs } from "node:fs/promises";
import type { Sql } from "postgres";
import type { Config } from "../config/config.ts";
import { findProjectFault } from "../functions/project-fault.ts";
import { readClockOffset } from "../observability/clock-offset.ts";
import { findPaymentFault } from "../payments/open-payments.ts";
import { findBucketFault } from "../storage/bucket-fault.ts";
import { away } from "./fault.ts";
import type { Check } from "./health.ts";
import { findKeyFault, type KeyFingerprints } from "./key-fingerprints.ts";

type Deps = {
  config: Config;
  sql: Sql;
  marks: KeyFingerprints;
  payments: Parameters<typeof findPaymentFault>[0];
  smtp: Pick<Check, "findFault"> | undefined;
};

export function allChecks({ config, sql, marks, payments, smtp }: Deps): Check[] {
  const { s3, supabase, dataDir } = config;
  return [
    { part: "keys", findFault: () => findKeyFault(sql, marks) },
    ...(s3 && !supabase ? [{ part: "files" as const, findFault: () => findBucketFault(s3) }] : []),
    ...(supabase ? [{ part: "accounts" as const, findFault: () => findProjectFault(supabase) }] : []),
    ...(smtp ? [{ part: "email" as const, findFault: smtp.findFault }] : []),
    { part: "payments", findFault: () => findPaymentFault(payments) },
    { part: "disk", findFault: () => findDiskFault(dataDir) },
    { part: "clock", findFault: () => findClockFault(sql) },
  ];
}

/** PostgreSQL stops writing at nothing left; an operator wants to hear of it some photos earlier. */
const leastFree = 256 * 1024 * 1024;

async function findDiskFault(dataDir: string) {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize > leastFree) return undefined;
  return away("Quase não há espaço no disco de DATA_DIR: fotos e pedidos logo deixarão de ser gravados (df -h).");
}

/** An authenticator's codes are good for half a minute. */
const bearable = 30;

async function findClockFault(sql: Sql) {
  const offset = Math.round(await readClockOffset(sql));
  if (Math.abs(offset) <= bearable) return undefined;
  const side = offset > 0 ? "adiantado" : "atrasado";
  return away(
    `O relógio desta máquina está ${side} ${Math.abs(offset)} s em relação ao do banco: confira timedatectl.`,
  );
}
