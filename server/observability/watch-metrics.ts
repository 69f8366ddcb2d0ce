import { readFile, statfs } from "node:fs/promises";
import type { Server } from "node:http";
import type { Sql } from "postgres";
import { Gauge, type Registry } from "prom-client";
import { type BackupKind, backupNote } from "../backup/backup-note.ts";
import type { Config } from "../config/config.ts";
import { actAs } from "../database/acting.ts";
import { withinPatience } from "../database/database-away.ts";

type Deps = { sql: Sql; config: Pick<Config, "dataDir">; httpServer: Server };
type Values = [labels: Record<string, string>, value: number][];

/** What an operator wants to be woken by: how old things are, and how full. */
export function offerWatching(registry: Registry, deps: Deps) {
  for (const { name, help, labels, read } of gauges)
    new Gauge({
      ...{ name, help, labelNames: labels, registers: [registry] },
      async collect() {
        this.reset();
        // What cannot be read now is left out, and the rest stays readable.
        for (const [about, value] of await withinPatience(read(deps)).catch((): Values => [])) this.set(about, value);
      },
    });
}

const gauges: { name: string; help: string; labels: string[]; read(deps: Deps): Promise<Values> }[] = [
  {
    name: "job_last_success_timestamp_seconds",
    help: "When each job last ended well, in whichever process",
    labels: ["job"],
    read: async ({ sql }) => {
      const rows = await actAs(
        sql,
        { role: "service_role" },
        (tx) => tx<{ name: string; at: number }[]>`
          select name, extract(epoch from succeeded_at)::float8 as at from jobs.runs where succeeded_at is not null`,
      );
      return rows.map(({ name, at }) => [{ job: name }, at]);
    },
  },
  {
    name: "backup_last_timestamp_seconds",
    help: "Up to when a backup of this DATA_DIR has everything: of the file, or the continuous one",
    labels: ["kind"],
    read: async ({ config }) => {
      const kinds: BackupKind[] = ["file", "continuous"];
      const found = await Promise.all(kinds.map(async (kind) => [{ kind }, await readNote(config, kind)] as const));
      return found.flatMap(([labels, at]): Values => (at ? [[labels, at]] : []));
    },
  },
  {
    name: "database_connections",
    help: "Of this installation's own login, all processes together, by what they do",
    labels: ["state"],
    read: async ({ sql }) => {
      const rows = await sql<{ state: string; count: number }[]>`
        select coalesce(state, 'unknown') as state, count(*)::int as count from pg_stat_activity
        where datname = current_database() and usename = session_user group by 1`;
      return rows.map(({ state, count }) => [{ state }, count]);
    },
  },
  {
    name: "http_connections",
    help: "Open connections to this process, websockets too",
    labels: [],
    read: ({ httpServer }) =>
      new Promise((resolve, reject) => {
        httpServer.getConnections((error, count) => (error ? reject(error) : resolve([[{}, count]])));
      }),
  },
  {
    name: "data_dir_free_ratio",
    help: "Share of the disk of DATA_DIR that is free",
    labels: [],
    read: async ({ config }) => {
      const { bavail, blocks } = await statfs(config.dataDir);
      return blocks > 0 ? [[{}, bavail / blocks]] : [];
    },
  },
];

async function readNote(config: Pick<Config, "dataDir">, kind: BackupKind) {
  const text = await readFile(backupNote(config, kind), "utf8").catch(() => undefined);
  return text && Date.parse(JSON.parse(text).until) / 1000;
}
