import { expect } from "vitest";
import { type Row, type Scene, test, visitor } from "./testing/scene.ts";

const town = "in_city => 'Borá - SP'";
const day = "2026-11-15";

test("in a small town everybody is first as often as the others, wherever their ranks are", async ({ scene }) => {
  for (const ranks of [
    [0, 1],
    [-5, 0, 5, 10, 900_000_000],
  ]) {
    await settle(scene, ranks);
    const lists = await listsOfDays(scene, 400);
    const share = (is: (names: string[]) => boolean) => lists.filter(is).length / lists.length;
    for (const name of namesOf(ranks)) {
      expectFair(`${name} is first`, share(([first]) => first === name) * ranks.length);
      for (const other of namesOf(ranks).filter((one) => one !== name))
        expectFair(`${name} before ${other}`, share((names) => names.indexOf(name) < names.indexOf(other)) * 2);
    }
  }
});

test("of a long list those with neighbours come on the first page as often as those behind a gap", async ({
  scene,
}) => {
  // Sixty side by side, and sixty far from each other.
  const ranks = Array.from({ length: 120 }, (_, n) => (n < 60 ? n : (n - 90) * 70_000_000));
  await settle(scene, ranks);
  // A hundred days, for twenty of every list count.
  const lists = await listsOfDays(scene, 100);
  const near = lists.flat().filter((name) => namesOf(ranks).indexOf(name) < 60).length;
  expectFair("who has neighbours is on the first page", near / lists.flat().length / (60 / 120));
});

test("pages of a day hold everybody once, those of equal rank too, and go on where the drawn end", async ({
  scene,
}) => {
  // Half of them with ranks that others have, and so on both sides of where any day starts.
  await settle(
    scene,
    Array.from({ length: 130 }, (_, n) => (n % 2 ? (n % 6) * 700_000_000 - 2_000_000_000 : n * 30_000_000 - 2 ** 31)),
  );
  for (let date = 1; date <= 4; date++) {
    const start = `directory.rotation_start('2026-12-0${date}')`;
    const expected = await scene.sql(
      `select id from (
         select id, row_number() over (order by rank < ${start}, rank, id) as place
         from directory.profiles where city_id = 3507209) people
       order by case when place <= 60 then uuid_hash_extended(id, ${start}) end, place`,
    );
    // Every place is the last of a page on one of the days.
    for (const size of date === 1 ? [1, 7, 99] : [7, 99])
      expect(await allPages(scene, `2026-12-0${date}`, size)).toEqual(expected.map(({ id }) => id));
  }
});

test("who comes or goes between two pages moves nobody else", async ({ scene }) => {
  await settle(
    scene,
    Array.from({ length: 40 }, (_, n) => n * 50_000_000),
  );
  const before = await allPages(scene, day, 40);
  const [last, gone] = [before[19], before[30]];
  const [{ rank } = { rank: null }] = await scene.sql("select rank from directory.profiles where id = $1", [last]);
  // The last of the first page among them: its cursor is still good.
  await scene.sql("update directory.profiles set schedule = null where id = any ($1::uuid[])", [[last, gone]]);
  await scene.listed("Nova", { city: "Borá", state: "SP" });
  const rest = await pageOf(scene, day, 40, { rank, id: last });
  const known = rest.map(({ id }) => id).filter((id) => before.includes(id));
  expect(known).toEqual(before.slice(20).filter((id) => id !== gone));
});

/** Chance alone makes no more of so many draws. */
function expectFair(what: string, timesFair: number) {
  expect(timesFair, what).toBeGreaterThan(0.7);
  expect(timesFair, what).toBeLessThan(1.3);
}

/** Listed people of one town, one for each rank and no others. Their ids are always the same, by which the order is drawn. */
async function settle(scene: Scene, ranks: number[]) {
  await scene.sql("delete from auth.users where email like '%@bora.exemplo.com.br'");
  await scene.sql(
    `insert into auth.users (id, email, raw_user_meta_data)
     select gen_random_uuid(), n || '@bora.exemplo.com.br', jsonb_build_object('name', 'Pessoa ' || n)
     from generate_series(1, $1::int) n`,
    [ranks.length],
  );
  await scene.sql(
    `update directory.profiles p set
       id = md5('bora ' || n)::uuid, specialty_id = 1, registration = 1000 + n, modality = 1, district = 'Centro',
       schedule = 'Manhãs', city_id = 3507209, rank = wanted.rank
     from unnest($1::int[]) with ordinality as wanted (rank, n)
     where p.name = 'Pessoa ' || n`,
    [ranks],
  );
}

const namesOf = (ranks: number[]) => ranks.map((_, index) => `Pessoa ${index + 1}`);

async function listsOfDays(scene: Scene, days: number) {
  const rows = await scene.as(visitor).run(`
    select array(select name from search_professionals(${town}, day => '${day}'::date + n)) as names
    from generate_series(1, ${days}) n`);
  return rows.map(({ names }) => names as string[]);
}

async function allPages(scene: Scene, date: string, size: number) {
  const found: unknown[] = [];
  let page: Row[] = [];
  do {
    page = await pageOf(scene, date, size, page.at(-1));
    found.push(...page.map(({ id }) => id));
    // Whoever is repeated for ever is seen once more than is right.
  } while (page.length > 0 && found.length < 200);
  return found;
}

function pageOf(scene: Scene, date: string, size: number, { rank = null, id = null }: Row = {}) {
  return scene
    .as(visitor)
    .run(
      `select id, rank from search_professionals(${town}, day => $1, page_size => $2, after_rank => $3, after_id => $4)`,
      [date, size, rank, id],
    );
}
