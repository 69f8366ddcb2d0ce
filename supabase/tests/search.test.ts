import { expect } from "vitest";
import { type Row, type Scene, service, test, visitor } from "./testing/scene.ts";

const day = "2026-11-15";

test("pages of a filter hold everybody once, in one order, whatever the page size", async ({ scene }) => {
  await populate(scene);
  const filters = [{}, { of_specialty: "Psicologia" }, { by_modality: "online" }, { in_city: "sao" }];
  const mixed = { of_specialty: "Fisioterapia", by_modality: "presencial", in_city: "a" };
  for (const filter of [...filters, mixed]) {
    const expected = await bruteForce(scene, filter, day);
    for (const pageSize of [1, 7, 100]) expect(await allPages(scene, filter, pageSize, day)).toEqual(expected);
    const total = await scene.as(visitor).run(`select count_professionals(${named(filter)})::int as total`);
    expect(total).toEqual([{ total: expected.length }]);
  }
});

test("the order is another one the next day", async ({ scene }) => {
  await populate(scene);
  const on = (date: string) =>
    scene.as(visitor).run("select id from search_professionals(day => $1, page_size => 100)", [date]);
  const today = await on(day);
  expect(await on(day)).toEqual(today);
  const days = await Promise.all(["2026-11-16", "2026-11-17", "2026-11-18"].map(on));
  expect(days.some((other) => other[0]?.id !== today[0]?.id)).toBe(true);
  for (const other of days) expect(new Set(ids(other))).toEqual(new Set(ids(today)));
});

test("a city is found by any part of its name, without accents, and wildcards are letters", async ({ scene }) => {
  await scene.listed("Ana", { city: "São José dos Campos", state: "SP" });
  const find = async (words: string) => {
    const rows = await scene.as(visitor).run("select name from search_professionals(in_city => $1)", [words]);
    return rows.length;
  };
  for (const words of ["SAO JOSE", "são josé", "dos cam", " jose "]) expect(await find(words)).toBe(1);
  for (const words of ["%", "_", "s%o", "\\", "'; drop table x; --", "x".repeat(10_000)])
    expect(await find(words)).toBe(0);
});

test("wrong arguments get a clear answer; absurd sizes are bounded", async ({ scene }) => {
  await populate(scene);
  const run = (call: string) => scene.as(visitor).run(`select id from search_professionals(${call})`);
  await expect(run("of_specialty => 'Astrologia'")).rejects.toThrow("Especialidade desconhecida");
  await expect(run("by_modality => 'telepatia'")).rejects.toThrow("Modalidade desconhecida");
  expect(await run("page_size => 1000000")).toHaveLength(60);
  expect(await run("page_size => -5")).toHaveLength(1);
  expect(await run("page_size => null")).toHaveLength(20);
});

test("city suggestions begin with what was typed, large cities first", async ({ scene }) => {
  const suggestions = await scene.as(visitor).run("select name, state from suggest_cities('sao')");
  expect(suggestions[0]).toEqual({ name: "São Paulo", state: "SP" });
  expect(suggestions).toHaveLength(8);
  expect(await scene.as(visitor).run("select name from suggest_cities('ribeirao preto')")).toEqual([
    { name: "Ribeirão Preto" },
  ]);
  expect(await scene.as(visitor).run("select name from suggest_cities('')")).toEqual([]);
});

test("what is typed is made a pattern once, and not for every city", async ({ scene }) => {
  // As after a few questions on one connection.
  await scene.sql("set local plan_cache_mode = 'force_generic_plan'");
  await scene.sql("set local track_functions = 'all'");
  for (const words of ["%_%_", "ma", "%_ - SP"]) await scene.sql("select from suggest_cities($1)", [words]);
  const [{ calls } = {}] = await scene.sql(
    "select pg_stat_get_xact_function_calls('directory.contains_pattern'::regproc)::int as calls",
  );
  expect(calls).toBe(3);
});

test("all 5,571 municipalities are there, each with a time zone that exists", async ({ scene }) => {
  const [row] = await scene
    .as(visitor)
    .run("select count(*)::int as n, count(distinct (state, slug))::int as slugs from cities");
  expect(row).toEqual({ n: 5571, slugs: 5571 });
  const unknown = "select distinct time_zone from cities where time_zone not in (select name from pg_timezone_names)";
  expect(await scene.sql(unknown)).toEqual([]);
});

test("names are suggested by their beginning, then by later words, of listed people alone", async ({ scene }) => {
  for (const name of ["Maria Silva", "Mariana Souza", "Ana Maria Dias", "Zélia D'Ávila", "Silvana Reis"])
    await scene.listed(name);
  const gone = await scene.listed("Maria Oculta");
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [gone.userId]);
  const suggest = async (typed: string) => {
    const rows = await scene.as(visitor).run("select name from directory.suggest_names($1)", [typed]);
    return rows.map(({ name }) => name);
  };
  expect(await suggest("MARIA")).toEqual(["Maria Silva", "Mariana Souza", "Ana Maria Dias"]);
  expect(await suggest("maria si")).toEqual(["Maria Silva"]);
  expect(await suggest("silv")).toEqual(["Silvana Reis", "Maria Silva"]);
  expect(await suggest("avila")).toEqual(["Zélia D'Ávila"]);
  expect(await suggest("zelia d'á")).toEqual(["Zélia D'Ávila"]);
  for (const typed of ["", "ma", "%%%", "\\m(", "'; drop table x; --", "xyz", "😀😀😀😀"])
    expect(await suggest(typed)).toEqual([]);
});

test("whatever signs a name is written with, its plain letters are like it at a first look", async ({ scene }) => {
  const missed = await scene.sql(`
    select name from generate_series(33, 591) code, concat('Ba', chr(code), 'ta') name
    where lower(name) not like directory.rough_pattern(directory.name_key(name))
  `);
  expect(missed).toEqual([]);
});

test("a registration leads to its one listed person, however it is written, and without its region to all of them", async ({
  scene,
}) => {
  const ana = await scene.listed("Ana", { registration: "CRP 06/123456" });
  await scene.listed("Bruna", { registration: "CRP 05/123456" });
  await scene.listed("Carla", { registration: "CRP 06/1234567" });
  const find = async (typed: string) =>
    (await scene.as(visitor).run("select name from directory.find_registered($1)", [typed])).map(({ name }) => name);
  for (const typed of ["CRP 06/123456", "crp 6 123456", "CRP-06/123.456"])
    expect([typed, await find(typed)]).toEqual([typed, ["Ana"]]);
  for (const typed of ["CRP 123456", "123456"]) expect([typed, await find(typed)]).toEqual([typed, ["Ana", "Bruna"]]);
  await scene.listed("Davi", { specialty: "Psiquiatria", approach: null, registration: "CRM/SP 72068", rqe: "24192" });
  for (const typed of ["RQE 24192", "rqe nº 24192"]) expect([typed, await find(typed)]).toEqual([typed, ["Davi"]]);
  for (const typed of ["24192", "RQE 2419", "RQE", "RQE 72068"])
    expect([typed, await find(typed)]).toEqual([typed, []]);
  for (const typed of ["CRP 04/123456", "CRM 123456", "CRP 12345", "", "%", "' or true --", "CRP 06/12345%"])
    expect([typed, await find(typed)]).toEqual([typed, []]);
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [ana.userId]);
  expect(await find("CRP 06/123456")).toEqual([]);
});

test("the words of listed people's names are known, the most common first, and nobody else's", async ({ scene }) => {
  for (const name of ["Joana Brandão Xerxesina", "Mauro Xerxesina"]) await scene.listed(name);
  const gone = await scene.listed("Quitéria Zuleikovna");
  await scene.sql("update directory.memberships set paused_at = now() where user_id = $1", [gone.userId]);
  const rows = await scene.as(visitor).run("select word from directory.name_words()");
  const own = rows.map(({ word }) => String(word)).filter((word) => /xerx|brandao|zulei/.test(word));
  expect(own).toEqual(["xerxesina", "brandao"]);
});

test("a name is found by its words in any order, without accents; the last may be a beginning", async ({ scene }) => {
  await scene.listed("Zélia de Ávila Souza", { specialty: "Nutrição", approach: null });
  await scene.listed("Zélia Prado");
  const find = async (named: string, more = "") => {
    const rows = await scene.as(visitor).run(`select name from search_professionals(named => $1${more})`, [named]);
    return rows.map(({ name }) => name).sort();
  };
  expect(await find("zelia")).toEqual(["Zélia Prado", "Zélia de Ávila Souza"]);
  expect(await find("souza zel")).toEqual(["Zélia de Ávila Souza"]);
  expect(await find("Dra. ZÉLIA d'Ávila", ", of_specialty => 'Nutrição'")).toEqual([]);
  expect(await find("Dra. Zélia da Ávila", ", of_specialty => 'Nutrição'")).toEqual(["Zélia de Ávila Souza"]);
  expect(await find("zelia", ", of_specialty => 'Odontologia'")).toEqual([]);
  for (const named of ["de", "😀", "x' | '##s1", "zel souza", "a & !b"]) expect(await find(named)).toEqual([]);
});

/** Listed people spread over specialties, modalities and cities, half of them with equal ranks. */
async function populate(scene: Scene) {
  await scene.sql(`
    insert into auth.users (id, email, raw_user_meta_data)
    select gen_random_uuid(), n || '@exemplo.com.br', jsonb_build_object('name', 'Pessoa ' || n)
    from generate_series(1, 60) n`);
  await scene.sql(`
    update directory.profiles p set
      specialty_id = 1 + n % 5, registration = 1000 + n, modality = 1 + n % 3, district = 'Centro', schedule = 'Manhãs',
      city_id = (array[3550308, 3509502, 3549904, 2927408])[1 + n % 4],
      rank = case when n % 2 = 0 then hashtext('rank' || n) else (n % 6 - 3) * 500000000 end
    from (select id, row_number() over (order by id)::int as n from directory.profiles) numbered
    where p.id = numbered.id`);
}

async function bruteForce(scene: Scene, filter: Row, day: string) {
  const { of_specialty = null, by_modality = null, in_city = null } = filter;
  const rows = await scene.sql(
    `select v.id from professionals v join directory.profiles p using (id)
     where ($1::text is null or v.specialty = $1) and ($2::text is null or v.modality in ($2, 'ambos'))
       and ($3::text is null or directory.search_key(v.city) like '%' || $3 || '%')
     order by uuid_hash_extended(p.id, directory.rotation_start($4))`,
    [of_specialty, by_modality, in_city, day],
  );
  return ids(rows);
}

async function allPages(scene: Scene, filter: Row, pageSize: number, day: string) {
  const found: unknown[] = [];
  let last: Row | undefined;
  do {
    const after = last ? `, after_rank => ${last.rank}, after_id => '${last.id}'` : "";
    const call = [named(filter), `page_size => ${pageSize}`, `day => '${day}'${after}`].filter(Boolean).join(", ");
    const page = await scene.as(visitor).run(`select id, rank from search_professionals(${call})`);
    found.push(...ids(page));
    last = page.at(-1);
  } while (last);
  return found;
}

const named = (filter: Row) =>
  Object.entries(filter)
    .map(([name, value]) => `${name} => '${value}'`)
    .join(", ");
const ids = (rows: Row[]) => rows.map((row) => row.id);

test("a city with its state names that city alone", async ({ scene }) => {
  const names = async (words: string) =>
    (await scene.as(visitor).run("select name from suggest_cities($1, 50)", [words])).map((row) => row.name);
  expect(await names("Campinas - SP")).toEqual(["Campinas"]);
  expect(await names("campinas, sp")).toEqual(["Campinas"]);
  // Not Aparecida de Goiânia, which its name is a part of.
  expect(await names("Goiânia - GO")).toEqual(["Goiânia"]);
  expect(await names("aparecida - go")).toEqual(["Aparecida de Goiânia", "Aparecida do Rio Doce"]);
  expect((await names("campinas")).length).toBeGreaterThan(1);
  expect(await names("campinas - xx")).toEqual([]);
});

test("hours narrow a search to those who work then", async ({ scene }) => {
  await scene.listed("Manhã", { weekly_hours: [{ weekday: 1, starts: "08:00", ends: "12:00" }] });
  await scene.listed("Noite", { weekly_hours: [{ weekday: 3, starts: "18:00", ends: "21:00" }] });
  await scene.listed("Sem");
  const find = async (mask: number) => {
    const rows = await scene.as(visitor).run("select name from search_professionals(at_times => $1)", [mask]);
    const [total] = await scene.as(visitor).run("select count_professionals(at_times => $1)::int as n", [mask]);
    expect(total?.n).toBe(rows.length);
    return rows.map((row) => row.name).sort();
  };
  expect(await find(1 << 3)).toEqual(["Manhã"]);
  expect(await find(1 << 11)).toEqual(["Noite"]);
  expect(await find((1 << 3) | (1 << 11))).toEqual(["Manhã", "Noite"]);
  expect(await find(1 << 0)).toEqual([]);
  expect(await find(0)).toEqual(["Manhã", "Noite", "Sem"]);
});

test("around a city means within so many kilometres of it", async ({ scene }) => {
  await scene.listed("Campinas");
  await scene.listed("Valinhos", { city: "Valinhos", state: "SP" });
  await scene.listed("Santos", { city: "Santos", state: "SP" });
  const around = async (km: number | null) => {
    const rows = await scene
      .as(visitor)
      .run("select name from search_professionals(in_city => 'Campinas - SP', within_km => $1)", [km]);
    return rows.map((row) => row.name).sort();
  };
  expect(await around(null)).toEqual(["Campinas"]);
  expect(await around(30)).toEqual(["Campinas", "Valinhos"]);
  expect(await around(200)).toEqual(["Campinas", "Santos", "Valinhos"]);
  // "mpin" is part of a name and no place: nothing is near it.
  const near = "select name from search_professionals(in_city => $1, within_km => 30)";
  expect(await scene.as(visitor).run(near, ["mpin"])).toEqual([{ name: "Campinas" }]);
  expect(await scene.as(visitor).run(near, ["campinas"])).toHaveLength(2);
  expect(await scene.as(visitor).run("select name, state from nearest_city(-22.91, -47.06)")).toEqual([
    { name: "Campinas", state: "SP" },
  ]);
});

test("the kept counts equal a fresh count after any change", async ({ scene }) => {
  await populate(scene);
  const changes = [
    "update directory.profiles set modality = 1 + modality % 3 where modality = 2",
    "update directory.profiles set city_id = 3550308 where specialty_id = 1",
    "update directory.profiles set city_id = null, modality = 2 where specialty_id = 2",
    `update directory.profiles set weekly_hours = '[{"weekday": 2, "starts": "08:00", "ends": "20:00"}]' where specialty_id = 3`,
    "update directory.profiles set schedule = null where specialty_id = 4",
    "update directory.memberships set paused_at = now() where email like '1%'",
    "update directory.memberships set paused_at = null where email like '12%'",
    "delete from auth.users where email like '2%'",
  ];
  const counts = () => scene.sql("select * from directory.facets where n <> 0 order by 1, 2, 3, 4");
  for (const change of changes) {
    await scene.sql(change);
    const kept = await counts();
    await scene.sql("select directory.rebuild_facets()");
    expect(await counts(), change).toEqual(kept);
  }
});

test("a lapsed listing leaves the total when the job has run", async ({ scene }) => {
  await scene.listed("Ana");
  await scene.listed("Bruno");
  await scene.sql("alter table directory.profiles disable trigger prepare_profile");
  await scene.sql("update directory.profiles set listed_until = now() where name = 'Ana'");
  await scene.sql("update directory.memberships set trial_end_date = now() where email like 'ana%'");
  await scene.sql("alter table directory.profiles enable trigger prepare_profile");
  const total = () => scene.as(visitor).run("select count_professionals()::int as n");
  expect(await total()).toEqual([{ n: 2 }]);
  expect(await scene.as(service).run("select directory.unlist_lapsed() as n")).toEqual([{ n: 1 }]);
  expect(await total()).toEqual([{ n: 1 }]);
  expect(await scene.as(service).run("select directory.unlist_lapsed() as n")).toEqual([{ n: 0 }]);
});

test("the figures count what visitors can see", async ({ scene }) => {
  await scene.listed("Ana");
  await scene.listed("Bruno", { approach: "Gestalt", city: "Santos", state: "SP" });
  await scene.signUp("Oculta");
  expect(await scene.as(visitor).run("select * from directory_figures()")).toEqual([
    { professionals: "2", specialties: "2", cities: "2", satisfaction: null, verified: "0" },
  ]);
});
