import { readFile, statfs } from "node:fs/promises";
import type { Server } from "node:http";
import type { Sql } from "postgres";
import type { Registry } from "prom-client";
import { type BackupKind, backupNote } from "../backup/backup-note.ts";
import type { Config } from "../config/config.ts";
import { actAs } from "../database/acting.ts";
import { type Reading, tolerantGauge } from "../observability/tolerant-gauge.ts";

type Deps = { sql: Sql; config: Pick<Config, "dataDir">; httpServer: Server };

/** What an operator wants to be woken by: how old things are, and how full. */
export function offerWatching(registry: Registry, deps: Deps) {
  for (const { read, ...description } of gauges)
    tolerantGauge({ ...description, registers: [registry] }, () => read(deps));
}

const gauges: { name: string; help: string; label?: string; read(deps: Deps): Promise<Reading> }[] = [
  {
    name: "job_last_success_timestamp_seconds",
    help: "When each job last ended well, in whichever process",
    label: "job",
    read: async ({ sql }) => {
      const rows = await actAs(
        sql,
        { role: "service_role" },
        (tx) => tx<{ name: string; at: number }[]>`
          select name, extract(epoch from succeeded_at)::float8 as at from jobs.runs where succeeded_at is not null`,
      );
      return Object.fromEntries(rows.map(({ name, at }) => [name, at]));
    },
  },
  {
    name: "backup_last_timestamp_seconds",
    help: "Up to when a backup of this DATA_DIR has everything: of the file, or the continuous one",
    label: "kind",
    read: async ({ config }) => {
      const kinds: BackupKind[] = ["file", "continuous"];
      const found = await Promise.all(kinds.map(async (kind) => [kind, await readNote(config, kind)] as const));
      return Object.fromEntries(found.flatMap(([kind, at]) => (at ? [[kind, at]] : [])));
    },
  },
  {
    name: "database_connections",
    help: "Of this installation's own login, all processes together, by what they do",
    label: "state",
    read: async ({ sql }) => {
      const rows = await sql<{ state: string; count: number }[]>`
        select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and usename = session_user group by 1`;
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  },
  {
    name: "http_connections",
    help: "Open connections to this process, websockets too",
    read: ({ httpServer }) =>
      new Promise((resolve, reject) => {
        httpServer.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
  },
  {
    name: "data_dir_free_ratio",
    help: "Share of the disk of DATA_DIR that is free",
    read: async ({ config }) => {
      const { bavail, blocks } = await statfs(config.dataDir);
      return blocks > 0 ? bavail / blocks : {};
    },
  },
];

async function readNote(config: Pick<Config, "dataDir">, kind: BackupKind) {
  const text = await readFile(backupNote(config, kind), "utf8").catch(() => undefined);
  return text && Date.parse(JSON.parse(text).until) / 1000;
}
