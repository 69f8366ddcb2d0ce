import { placeOf } from "../storage/stored-files.ts";

/**
 * The names that backups give what they hold. Somebody with write access to the backups also writes names, in a listing, a manifest
 * or a tar: none becomes a path unless it is one of these.
 */
export const migrationName = (history: string, version: string) => `migrations/${history}-${version}.sql`;
export const tableName = ({ schema, name }: { schema: string; name: string }) => `tables/${schema}.${name}`;
export const fileName = (version: string) => `files/${placeOf(version)}`;

const version = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Of what is in a backup's one file. A table is called as in the database, so its name may hold whatever a file's may. */
const part = new RegExp(
  [
    ...["manifest\\.json", "keys\\.json", "migrations/(?:gateway|schema)_migrations-\\d{14}\\.sql"],
    ...["tables/[^/\\p{Cc}]+\\.[^/\\p{Cc}]+", `files/[0-9a-f]{2}/[0-9a-f]{2}/${version}`],
  ]
    .map((name) => `^${name}$`)
    .join("|"),
  "u",
);
export const isPartName = (name: string) => part.test(name);

/** Of what a continuous backup puts into its folder or bucket. */
const object = new RegExp(
  [
    ...["gone\\.json", "betesda-erasures\\.txt", `files/${version}`],
    "chain-[\\dTZ-]+/(?:chain\\.json|base\\.tar\\.gz|keys\\.json|progress\\.json|wal/[0-9A-F]{24}(?:\\.partial)?\\.gz)",
  ]
    .map((name) => `^${name}$`)
    .join("|"),
);
export const isObjectName = (name: string) => object.test(name);

/**
 * Of the database's own files in `base.tar.gz`: its data. Not its settings, which can name programs to run, nor anything of
 * folders that a copy leaves out, of which one leads to other places (pg_tblspc).
 */
const cluster =
  /^(?:PG_VERSION|(?:base|global|(?!pg_(?:wal|tblspc|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/)pg_[a-z_]+)(?:\/[A-Za-z0-9_][\w.-]*)*)$/;
export const isClusterName = (name: string) => cluster.test(name);
