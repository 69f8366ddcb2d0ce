import type { Sql, TransactionSql } from "postgres";
import { type Attribute, isAttributeKind } from "#app/features/professionals/attributes/attributes.ts";
import { firstAttributes } from "#app/features/professionals/attributes/first-attributes.ts";
import { CityDictionary, type DictionaryCity } from "#app/features/search/cities/city-dictionary.ts";
import { type AttributeShare, AttributeShares } from "#app/features/search/filters/attribute-shares.ts";
import { FacetCounts } from "#app/features/search/filters/facet-counts.ts";
import type { SearchFilters } from "#app/features/search/filters/filters.ts";
import { countSearch, planSearch } from "#app/features/search/search-plan.ts";
import { actAs, anon } from "../database/acting.ts";
import type { Watcher } from "../database/listen-together.ts";
import { describeError, type Log } from "../kernel/log.ts";
import { FacetCopy, type FacetRow } from "./facet-copy.ts";

export type FacetCache = ReturnType<typeof createFacetCache>;

/** Changes that come together are read together. */
const pause = 25;
/** From so many changed kinds on it is cheaper to read all of them. */
const mostChanged = 2_000;
const retryDelay = 1_000;

/**
 * The directory's counts and cities in this process, so that a search is planned and counted without asking.
 * The database announces which counts changed; their new numbers are read, never added up, so that nothing
 * is lost or counted twice. While it cannot listen it knows nothing, and searches ask the database.
 */
export function createFacetCache(sql: Sql, log: Log, onCounted: () => void = () => {}) {
  let copy: FacetCopy | undefined;
  let attributes = firstAttributes;
  let changed = new Set<string>();
  let isAwaited = false;
  let readings = 0;
  let isListening = false;

  function onChange(key: string) {
    changed.add(key);
    if (!isAwaited && copy) catchUpSoon();
  }

  function catchUpSoon() {
    isAwaited = true;
    setTimeout(() => void catchUp().catch(startAnew), pause).unref();
  }

  async function catchUp() {
    // Into the copy of now, however long it takes: a newer one has read newer numbers.
    const target = copy;
    while (target && target === copy && changed.size > 0) {
      const keys = [...changed];
      changed = new Set();
      // The empty key: all were counted anew.
      if (keys.length > mostChanged || keys.includes("")) return readAll();
      for (const row of await readChanged(sql, keys)) target.set(row);
      onCounted();
    }
    isAwaited = false;
  }

  async function readAll() {
    copy = undefined;
    const turn = ++readings;
    const read = await readCopy(sql);
    // Of two that overlap the later has the newer numbers.
    if (turn !== readings) return;
    copy = read;
    attributes = read.attributes;
    onCounted();
    // What was announced while it was being read.
    catchUpSoon();
  }

  function startAnew(error: unknown) {
    copy = undefined;
    log.error(describeError(error), "search counts could not be read; searches ask the database");
    setTimeout(() => void (isListening && readAll().catch(startAnew)), retryDelay).unref();
  }

  const watcher: Watcher = {
    channels: { facets: onChange },
    onListening() {
      isListening = true;
      return readAll().catch(startAnew);
    },
    onLost() {
      isListening = false;
      copy = undefined;
    },
  };
  return {
    watcher,
    plan: (filters: SearchFilters) => copy && planSearch(copy, filters),
    count: (filters: SearchFilters) => copy && countSearch(copy, filters),
    /** What professionals may say of themselves, as the list was when the counts were last read. */
    attributes: () => attributes,
  };
}

async function readCopy(sql: Sql) {
  const [cities, specialties, kept, shares] = await Promise.all([
    readAs(
      sql,
      (tx) => tx<DictionaryCity[]>`
      select id, number, state, search_key as key, latitude, longitude, population from public.cities`,
    ),
    readAs(sql, (tx) => tx<{ id: number; name: string }[]>`select id, name from public.specialties`),
    readAs(
      sql,
      (tx) => tx<(Attribute & { id: number })[]>`
      select a.id, a.kind, a.slug, a.name, a.words, array(
        select s.slug from public.specialties s where s.id = any (a.specialty_ids) order by s.id) as specialties
      from directory.attributes a order by a.kind, a.name`,
    ),
    readAs(
      sql,
      (tx) => tx<AttributeShare[]>`
      select specialty_id as specialty, attribute, people from directory.attribute_shares()`,
    ),
  ]);
  const listed = kept.filter(({ kind }) => isAttributeKind(kind));
  const dictionary = new CityDictionary(cities);
  const counts = new FacetCounts(dictionary.size, Math.max(0, ...specialties.map(({ id }) => id)));
  const copy = new FacetCopy({
    counts,
    cities: dictionary,
    specialtyIds: new Map(specialties.map(({ id, name }) => [name, id])),
    shares: new AttributeShares(new Map(listed.map(({ id, kind, slug }) => [`${kind}:${slug}`, id])), shares),
    attributes: listed.map(({ id: _, ...attribute }) => attribute),
  });
  // In portions: half a million rows at once would hold up everybody else.
  for (const { id } of specialties) {
    const rows = await readAs(
      sql,
      (tx) => tx<FacetRow[]>`
      select specialty_id as specialty, city_number as city, modality, availability, n
      from directory.facets where specialty_id = ${id} and n <> 0`,
    );
    for (const row of rows) copy.set(row);
  }
  return copy;
}

function readChanged(sql: Sql, keys: string[]) {
  const kinds = keys.map((key) => key.split(","));
  const column = (index: number) => kinds.map((kind) => Number(kind[index]));
  return readAs(
    sql,
    (tx) => tx<FacetRow[]>`
    select k.specialty, k.city, k.modality, k.availability, coalesce(f.n, 0) as n
    from unnest(${column(0)}::int[], ${column(1)}::int[], ${column(2)}::int[], ${column(3)}::int[])
      as k (specialty, city, modality, availability)
    left join directory.facets f on (f.specialty_id, f.city_number, f.modality, f.availability)
      = (k.specialty, k.city, k.modality, k.availability)`,
  );
}

function readAs<Row extends object>(sql: Sql, read: (tx: TransactionSql) => PromiseLike<Row[]>): Promise<Row[]> {
  return actAs(sql, anon, async (tx) => await read(tx)) as Promise<Row[]>;
}
