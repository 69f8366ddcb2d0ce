import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";

import { everything, type SearchFilters, timesOf } from "#app/features/search/filters/filters.ts";
import { readNarrowing } from "#app/features/search/filters/narrowing.ts";
import { type Cursor, readCursor } from "#app/features/search/results/cursor.ts";
import { mostByTime } from "#app/features/search/results/orders.ts";
import { searchProfessionals } from "#app/features/search/search-professionals.server.ts";
import { anon } from "#server/database/acting.ts";
import { type BatchPool, createBatchPool } from "#server/database/batch/batch-pool.ts";
import { queryInBatch } from "#server/database/batch/query-in-batch.ts";
import { listenTogether } from "#server/database/listen-together.ts";
import { createFacetCache, type FacetCache } from "#server/search/facet-cache.ts";
import { eventually } from "../../server/testing/eventually.ts";
import { seedMany } from "../seed/seed-many.ts";
import { createProductDatabase, type ProductDatabase } from "../seed/testing/product-database.ts";

let database: ProductDatabase;
let batches: BatchPool;
let facets: FacetCache;
let changes: ReturnType<typeof listenTogether>;
const people = 1_500;
const now = new Date("2026-11-15T15:00:00Z");

beforeAll(async () => {
  database = await createProductDatabase();
  await seedMany(database.owner, people);
  batches = createBatchPool(database.owner);
  const log = pino({ level: "silent" });
  facets = createFacetCache(database.connect(4), log);
  changes = listenTogether(database.connect(2), log, [facets.watcher]);
  changes.start();
  await eventually(() => expect(facets.plan(everything)).toBeDefined());
});
afterAll(async () => {
  await changes.close();
  await batches.close();
  await database.drop();
});

const specialties = [null, null, "Psicologia", "Psiquiatria", "Enfermagem", "Odontologia"] as const;
const words = [
  "",
  "",
  "sao",
  "São",
  "a",
  "campinas",
  "Campinas - SP",
  "rio, rj",
  "santa",
  "x",
  "%",
  "d'oeste",
  "z / sp",
  "santos - sp",
];

/** The same numbers on every run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % limit;
  };
}

function randomFilters(next: (limit: number) => number): SearchFilters {
  const city = words[next(words.length)] ?? "";
  return {
    ...everything,
    specialty: specialties[next(specialties.length)] ?? null,
    modality: ([null, null, "presencial", "online"] as const)[next(4)] ?? null,
    city,
    radius: city && next(3) === 0 ? ([10, 25, 50, 100][next(4)] ?? null) : null,
    weekday: next(4) === 0 ? next(7) : null,
    period: next(4) === 0 ? next(3) : null,
    state: next(6) === 0 ? (["SP", "RJ", "AC"][next(3)] ?? null) : null,
  };
}

const names = ["maria", "Mar", "silva", "Ana  Souza", "josé da s", "D'Ávila", "zzz", "de", "😀", "o'; drop table x"];

/** One or two of what only the rows tell, often with a filter that is counted. */
function randomNarrowed(next: (limit: number) => number): SearchFilters {
  const given = next(2) ? randomFilters(next) : everything;
  const narrow: ((filters: SearchFilters) => SearchFilters)[] = [
    (filters) => ({ ...filters, audience: (["criancas", "adultos"] as const)[next(2)] ?? null }),
    (filters) => ({ ...filters, specialty: "Psicologia", approach: ["tcc", "gestalt", "biologica"][next(3)] ?? null }),
    (filters) => ({ ...filters, themes: ["ansiedade", "ansiedade,luto", "tdah", "curativos", "nada"][next(5)] ?? "" }),
    (filters) => ({ ...filters, plan: ["unimed", "omint", "prevent-senior"][next(3)] ?? null }),
    (filters) => ({ ...filters, language: ["ingles", "espanhol", "japones"][next(3)] ?? null }),
    (filters) => ({ ...filters, access: ["elevador", "elevador,estacionamento"][next(2)] ?? "" }),
    (filters) => ({ ...filters, verified: "sim" }),
    (filters) => ({ ...filters, name: names[next(names.length)] ?? "" }),
  ];
  const once = (filters: SearchFilters) => narrow[next(narrow.length)]?.(filters) ?? filters;
  return next(2) ? once(given) : once(once(given));
}

/** Every profile looked at, in the order that the day, or the visitor, asks for: the first sixty of a list are drawn. */
async function bruteForce(filters: SearchFilters) {
  const { specialty, modality, city, radius, state, verified, name, order } = filters;
  const { attributes = [] } = readNarrowing(filters) ?? {};
  const rows = await database.owner.unsafe(
    `with centre as (select * from directory.city_centre($3) where id is not null and $10 = 'distancia'),
     met as (
       select p.id, c.number as city,
         directory.distance_km(c.latitude, c.longitude, centre.latitude, centre.longitude) as distance,
         row_number() over (
           partition by case when centre.id is not null then c.number end
           order by p.rank < directory.rotation_start('2026-11-15'), p.rank, p.id) as place
       from directory.profiles p left join specialties s on s.id = p.specialty_id
       left join cities c on c.id = p.city_id left join centre on true
       where p.listed_until > now() and ($1::text is null or s.name = $1)
         and p.modality & coalesce(directory.modality_bits($2), 3::smallint) <> 0
         and ($3::text is null or p.city_id = any ((select directory.searched_cities($3, $4))::int[]))
         and ($5::int is null or p.availability & $5 <> 0)
         and ($6::text is null or c.state = $6)
         and not exists (
           select from unnest($7::text[]) asked where not exists (
             select from directory.attributes a where a.kind || ':' || a.slug = asked and a.id = any (p.attributes)))
         and ($8::text is null or p.verified_at > now() - interval '12 months')
         and ($9::text is null or ${sqlOfName(name)})
     )
     select id from met
     order by distance, case when distance is not null then city end,
       case when place <= 60 then uuid_hash_extended(id, directory.rotation_start('2026-11-15')) end, place`,
    [
      ...[specialty, modality, city || null, radius, timesOf(filters), state, attributes],
      ...[verified, name || null, order],
    ],
  );
  return rows.map((row) => row.id as string);
}

/** Each word as a whole, and the last as a beginning, by regular expressions. */
function sqlOfName(name: string) {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const given = plain.split(/[^a-z0-9]+/).filter((word) => word && !/^(d[aeo]s?|e|dra?)$/.test(word));
  if (given.length === 0) return "false";
  const words = given.map((word, place) => `'\\m${word}${place === given.length - 1 ? "" : "\\M"}'`);
  return words.map((word) => `directory.search_key(p.name) ~ ${word}`).join(" and ");
}

async function planned(filters: SearchFilters) {
  // While all counts are read anew it knows nothing.
  const plan = await eventually(() => {
    const known = facets.plan(filters);
    if (!known) throw new Error(`no plan for ${JSON.stringify(filters)}`);
    return known;
  });
  const query = <Row extends object>(text: string, parameters?: (string | number | null)[]) =>
    queryInBatch<Row>(batches, anon, text, parameters);
  const ids: string[] = [];
  let after: Cursor | undefined;
  let total = 0;
  do {
    const page = await searchProfessionals(query, filters, after, now, plan);
    total = page.isMore ? Number.POSITIVE_INFINITY : page.total;
    expect(plan.total ?? total).toBe(total);
    ids.push(...page.professionals.map(({ id }) => id));
    after = readCursor(page.next);
  } while (after && ids.length < 100);
  return { ids, total, way: plan.way };
}

async function expectExact(filters: SearchFilters) {
  const [expected, found] = [await bruteForce(filters), await planned(filters)];
  const isMore = readNarrowing(filters) !== null && expected.length > 1_000;
  expect({ filters, ...found }).toEqual({
    filters,
    ids: expected.slice(0, found.ids.length),
    total: isMore ? Number.POSITIVE_INFINITY : expected.length,
    way: found.way,
  });
  expect(found.ids.length).toBe(Math.min(expected.length, Math.max(100, found.ids.length)));
  return found.way;
}

test("any search finds the same rows in the same order and the same total as looking at everybody", async () => {
  const next = numbersFrom(1);
  const ways = new Set<string>();
  for (let round = 0; round < 40; round += 1) ways.add(await expectExact(randomFilters(next)));
  expect(ways).toEqual(new Set(["walk", "cities"]));
});

test("so does any that is narrowed to attributes, names or confirmed registrations", async () => {
  const next = numbersFrom(4);
  const ways = new Set<string>();
  for (let round = 0; round < 60; round += 1) ways.add(await expectExact(randomNarrowed(next)));
  expect(ways).toEqual(new Set(["walk", "cities", "keys"]));
  expect((await planned({ ...everything, audience: "adultos" })).total).toBe(Number.POSITIVE_INFINITY);
});

test("so do names in a place, and what few have at some time of the week", async () => {
  const ways = { names: new Set<string>(), times: new Set<string>() };
  for (const name of ["maria", "mari", "silva", "ana s", "maria s", "lima maria", "de"])
    for (const place of [{ state: "SP" }, { city: "sao" }, { city: "sao", specialty: "Psicologia" as const }])
      ways.names.add(await expectExact({ ...everything, ...place, name }));
  for (const themes of ["luto", "tdah", "ansiedade,luto"])
    for (const weekday of [1, 4]) ways.times.add(await expectExact({ ...everything, themes, weekday, period: 0 }));
  expect(ways).toEqual({ names: new Set(["cities"]), times: new Set(["keys"]) });
});

test("what would take too long to count says whether there are more than a page shows", async () => {
  const search = async (filters: SearchFilters) => {
    const plan = await eventually(() => facets.plan(filters) ?? Promise.reject(new Error("no plan yet")));
    const query = <Row extends object>(text: string, parameters?: (string | number | null)[]) =>
      queryInBatch<Row>(batches, anon, text, parameters);
    if (!plan.narrowing) throw new Error("nothing that only the rows tell");
    const uncounted = { ...plan, narrowing: { ...plan.narrowing, isCounted: false } };
    const first = await searchProfessionals(query, filters, undefined, now, uncounted);
    let last = first;
    while (last.next) last = await searchProfessionals(query, filters, readCursor(last.next), now, uncounted);
    return { first, last };
  };
  const many = await search({ ...everything, name: "maria" });
  expect(many.first).toMatchObject({ total: 20, isMore: true });
  expect(many.last).toMatchObject({ total: 20, isMore: true, next: null });
  const few = { ...everything, name: "maria", specialty: "Psiquiatria" as const };
  const { length } = await bruteForce(few);
  expect(length).toBeGreaterThan(0);
  expect((await search(few)).first).toMatchObject({ total: length, isMore: false });
});

test("without the counts the database finds the same by itself", async () => {
  const next = numbersFrom(5);
  const query = <Row extends object>(text: string, parameters?: (string | number | null)[]) =>
    queryInBatch<Row>(batches, anon, text, parameters);
  for (let round = 0; round < 15; round += 1) {
    const filters = randomNarrowed(next);
    const [expected, page] = [await bruteForce(filters), await searchProfessionals(query, filters, undefined, now)];
    const ids = page.professionals.map(({ id }) => id);
    const total = Math.min(expected.length, readNarrowing(filters) ? 1_000 : expected.length);
    expect({ filters, ids, total: page.total }).toEqual({ filters, ids: expected.slice(0, 20), total });
  }
});

test("the nearest come first on request, and their cards say how far", async () => {
  const next = numbersFrom(6);
  const order = "distancia" as const;
  const places = ["Campinas - SP", "santos", "Curitiba - PR", "sao"];
  for (let round = 0; round < 12; round += 1) {
    const place = { city: places[next(4)] ?? "", radius: [null, 50, 100][next(3)] ?? null };
    await expectExact({ ...everything, ...place, order });
    await expectExact({ ...randomNarrowed(next), state: null, ...place, order });
  }
  const filters = { ...everything, city: "Campinas - SP", radius: 100, order };
  const query = <Row extends object>(text: string, parameters?: (string | number | null)[]) =>
    queryInBatch<Row>(batches, anon, text, parameters);
  const { professionals } = await searchProfessionals(query, filters, undefined, now, facets.plan(filters));
  const distances = professionals.map(({ distance }) => Number(distance));
  expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  expect(distances.at(-1)).toBeGreaterThan(0);
});

test("who has a free time soonest comes first on request, each once over all pages", async () => {
  const filters = { ...everything, weekday: 2, order: "horario" as const };
  const rotation = (await bruteForce({ ...filters, order: null })).slice(0, mostByTime);
  const { ids } = await planned(filters);
  expect(ids.toSorted()).toEqual(rotation.toSorted());
  expect(ids).not.toEqual(rotation);
});

test("so it does after rows changed, came and went", async () => {
  const next = numbersFrom(2);
  const changesOf = [
    "update directory.profiles set modality = 1 + (random() * 2)::int where id in (select id from directory.profiles order by random() limit 40)",
    "update directory.profiles set city_id = 3509502 where id in (select id from directory.profiles order by random() limit 40)",
    "update directory.profiles set specialty_id = 2, approach = null where id in (select id from directory.profiles order by random() limit 20)",
    "delete from auth.users where id in (select user_id from directory.profiles order by random() limit 30)",
    "select directory.rebuild_facets()",
  ];
  for (const change of changesOf) {
    await database.owner.unsafe(change);
    const { length } = await bruteForce(everything);
    await eventually(async () => {
      expect(facets.plan(everything)?.total).toBe(length);
      await expectExact({ ...everything, specialty: "Psiquiatria", city: "a" });
      await expectExact({ ...everything, modality: "online" });
      await expectExact({ ...everything, city: "Campinas - SP" });
    });
    for (let round = 0; round < 5; round += 1) await expectExact(randomFilters(next));
  }
});

test("what is written in other letters, or of a specialty nobody knows, is left to the database", () => {
  expect(facets.plan({ ...everything, city: "ﬁm" })).toBeUndefined();
  expect(facets.plan({ ...everything, city: "ßão" })).toBeUndefined();
  expect(facets.plan({ ...everything, specialty: "Astrologia" as never })).toBeUndefined();
});

test("words mean the same cities here and in the database", async () => {
  const next = numbersFrom(3);
  const letters = "aaeiosrnlmtc -,/'ãéçÂ spx";
  for (let round = 0; round < 60; round += 1) {
    const random = Array.from({ length: 1 + next(7) }, () => letters[next(letters.length)])
      .join("")
      .trim();
    const city = [random, `${random} - sp`, "são josé", "campinas,sp", "Marte", "campo grande"][next(6)] || "a";
    const radius = next(2) ? null : 50;
    const [row] = await database.owner`
      select count(*)::int as n from directory.profiles
      where listed_until > now() and city_id = any ((select directory.searched_cities(${city}, ${radius}))::int[])`;
    expect({ city, radius, n: facets.plan({ ...everything, city, radius })?.total }).toEqual({
      city,
      radius,
      n: row?.n,
    });
  }
});

test("without its connection it knows nothing, and all again once it listens", async () => {
  facets.watcher.onLost();
  expect(facets.plan(everything)).toBeUndefined();
  await facets.watcher.onListening();
  await expectExact(everything);
});
