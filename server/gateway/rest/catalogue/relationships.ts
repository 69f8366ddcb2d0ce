import type { CatalogueParts, ForeignKey, Relation, ViewColumns } from "./database-objects.ts";

/** A way from a row of `source` to rows of `target`: pairs of column names that must be equal. */
export type Relationship = {
  cardinality: "many-to-one" | "one-to-many" | "one-to-one" | "many-to-many";
  constraint: string;
  source: Relation;
  target: Relation;
  on: { source: string; target: string }[];
  /** One-to-one from the side that holds the key. */
  holdsKey: boolean;
  junction?: {
    relation: Relation;
    constraint: string;
    toSource: { junction: string; source: string }[];
    toTarget: { junction: string; target: string }[];
  };
};

type Key = { constraint: string; holder: Relation; owner: Relation; pairs: [string, string][]; isUnique: boolean };

/** Foreign keys hold between tables; a view that shows a key's columns straight from a table has them too. */
export function deriveRelationships(parts: CatalogueParts, byOid: Map<number, Relation>): Relationship[] {
  giveViewsTheirKeys(parts.viewColumns, byOid);
  const keys = parts.foreignKeys.flatMap((key) => keysWithViews(key, parts, byOid));
  return [...keys.flatMap(bothWays), ...throughJunctions(keys)];
}

function bothWays({ constraint, holder, owner, pairs, isUnique }: Key): Relationship[] {
  return [
    {
      cardinality: isUnique ? "one-to-one" : "many-to-one",
      constraint,
      source: holder,
      target: owner,
      on: pairs.map(([held, owned]) => ({ source: held, target: owned })),
      holdsKey: true,
    },
    {
      cardinality: isUnique ? "one-to-one" : "one-to-many",
      constraint,
      source: owner,
      target: holder,
      on: pairs.map(([held, owned]) => ({ source: owned, target: held })),
      holdsKey: false,
    },
  ];
}

/** A junction is a table whose primary key contains the columns of two foreign keys. */
function throughJunctions(keys: Key[]): Relationship[] {
  const byHolder = Map.groupBy(keys, (key) => key.holder);
  return [...byHolder].flatMap(([junction, held]) => {
    const inKey = held.filter((key) => key.pairs.every(([column]) => junction.key.includes(column)));
    return inKey.flatMap((near) =>
      inKey.filter((far) => far.constraint !== near.constraint).map((far) => joined(junction, near, far)),
    );
  });
}

function joined(relation: Relation, near: Key, far: Key): Relationship {
  return {
    cardinality: "many-to-many",
    constraint: near.constraint,
    source: near.owner,
    target: far.owner,
    on: [],
    holdsKey: false,
    junction: {
      relation,
      constraint: far.constraint,
      toSource: near.pairs.map(([junction, source]) => ({ junction, source })),
      toTarget: far.pairs.map(([junction, target]) => ({ junction, target })),
    },
  };
}

function keysWithViews(key: ForeignKey, parts: CatalogueParts, byOid: Map<number, Relation>): Key[] {
  const isUnique = parts.uniqueKeys.some(
    ({ source, columns }) => source === key.source && columns.every((column) => key.sourceColumns.includes(column)),
  );
  const holders = showing(key.source, key.sourceColumns, parts.viewColumns, byOid);
  const owners = showing(key.target, key.targetColumns, parts.viewColumns, byOid);
  return holders.flatMap((holder) =>
    owners.map((owner) => ({
      constraint: key.name,
      holder: holder.relation,
      owner: owner.relation,
      pairs: holder.columns.map((column, index): [string, string] => [column, owner.columns[index] ?? ""]),
      isUnique,
    })),
  );
}

/** The table itself and each view that shows all of these columns of it, with their names there. */
function showing(table: number, numbers: number[], viewColumns: ViewColumns, byOid: Map<number, Relation>) {
  const found: { relation: Relation; columns: string[] }[] = [];
  const own = byOid.get(table);
  const ownColumns = own && named(own, numbers);
  if (own && ownColumns) found.push({ relation: own, columns: ownColumns });
  for (const [view, origins] of viewColumns) {
    const relation = byOid.get(view);
    const shown = numbers.map(
      (number) => [...origins].find(([, origin]) => origin.relation === table && origin.column === number)?.[0] ?? 0,
    );
    const columns = relation && named(relation, shown);
    if (relation && columns) found.push({ relation, columns });
  }
  return found;
}

function named(relation: Relation, numbers: number[]) {
  const columns = [...relation.columns.values()];
  const names = numbers.map((number) => columns.find((column) => column.number === number)?.name);
  return names.every((name) => name !== undefined) ? names : undefined;
}

function giveViewsTheirKeys(viewColumns: ViewColumns, byOid: Map<number, Relation>) {
  for (const [view, origins] of viewColumns) {
    const relation = byOid.get(view);
    if (!relation || relation.key.length > 0) continue;
    for (const table of new Set([...origins.values()].map((origin) => origin.relation))) {
      const base = byOid.get(table);
      const key = base?.key.map((name) => base.columns.get(name)?.number ?? 0) ?? [];
      if (key.length === 0) continue;
      const shown = key.map((n) => [...origins].find(([, o]) => o.relation === table && o.column === n)?.[0] ?? 0);
      const names = named(relation, shown);
      if (names) {
        relation.key = names;
        break;
      }
    }
  }
}
