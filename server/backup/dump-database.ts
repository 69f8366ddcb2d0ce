import { createWriteStream } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Sql, TransactionSql } from "postgres";
import { isVersion } from "../gateway/storage/files/file-store.ts";
import { describePart, type Manifest } from "./manifest.ts";
import { migrationName, tableName } from "./names.ts";
import { listSequences, listTables, qualified, quote, type Table } from "./tables.ts";

type Dump = Pick<Manifest, "postgres" | "migrations" | "tables" | "sequences"> & {
  /** Of the files that rows of storage name. */
  versions: string[];
};

/**
 * Everything in the database as it was at one moment, while others go on writing: the migrations that made its
 * schema, the rows of each table in COPY's text form, which every later PostgreSQL reads, and the sequences.
 */
export function dumpDatabase(sql: Sql, folder: string, onSnapshot?: (snapshot: string) => unknown): Promise<Dump> {
  return sql.begin("isolation level repeatable read read only", async (tx) => {
    // Rows that the login may not see are an error then, and never silently left out.
    await tx`select set_config(name, value, true) from (values
      ('row_security', 'off'), ('timezone', 'UTC'), ('datestyle', 'ISO'), ('intervalstyle', 'postgres'),
      ('extra_float_digits', '3'), ('search_path', '')) as wanted (name, value)`;
    const [now] = await tx`select current_setting('server_version') as version, pg_export_snapshot() as snapshot`;
    await onSnapshot?.(String(now?.snapshot));
    await Promise.all(["migrations", "tables"].map((name) => mkdir(join(folder, name), { mode: 0o700 })));
    const migrations = await dumpMigrations(tx, folder);
    const tables: Manifest["tables"] = [];
    for (const table of await listTables(tx)) tables.push(await dumpTable(tx, folder, table));
    const hasStorage = tables.some(({ schema, name }) => schema === "storage" && name === "objects");
    const objects = hasStorage ? await tx`select version from storage.objects where version is not null` : [];
    return {
      postgres: String(now?.version),
      ...{ migrations, tables },
      // Read last: a sequence may run ahead of the rows, never behind them.
      sequences: await dumpSequences(tx),
      versions: objects.map(({ version }) => String(version)).filter(isVersion),
    };
  }) as Promise<Dump>;
}

async function dumpMigrations(tx: TransactionSql, folder: string) {
  const found: Manifest["migrations"] = [];
  for (const history of ["gateway_migrations", "schema_migrations"] as const) {
    const table = `supabase_migrations.${history}`;
    const [exists] = await tx`select to_regclass(${table}) is not null as there`;
    if (!exists?.there) continue;
    const rows = await tx`select version, name, statements from ${tx(table)} order by version`;
    for (const { version, name, statements } of rows) {
      const path = migrationName(history, version);
      await writeFile(join(folder, path), statements.join(";\n"), { mode: 0o600 });
      found.push({ ...(await describePart(folder, path)), history, version, name });
    }
  }
  return found;
}

async function dumpTable(tx: TransactionSql, folder: string, table: Table) {
  const { schema, name, columns } = table;
  const path = tableName(table);
  const source = await tx.unsafe(`copy ${qualified(table)} (${columns.map(quote).join(", ")}) to stdout`).readable();
  let rows = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      // A line end inside of a value is written as a backslash and an email.
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++;
      done(null, chunk);
    },
  });
  // The driver pauses its socket when the disk is slower, and forgets to go on if that was at the table's end.
  source.once("close", () => source._read(0));
  await pipeline(source, count, createWriteStream(join(folder, path), { mode: 0o600 }));
  return { ...(await describePart(folder, path)), schema, name, columns, rows };
}

async function dumpSequences(tx: TransactionSql) {
  const found: Manifest["sequences"] = [];
  for (const { schema, name } of await listSequences(tx)) {
    const [row] = await tx`select last_value::text as value, is_called from ${tx(`${schema}.${name}`)}`;
    found.push({ schema, name, value: String(row?.value), isCalled: row?.is_called === true });
  }
  return found;
}
