import { expect, test } from "vitest";
import { queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { anyDay } from "../testing/appointment-scene.ts";
import { completeProfile, service } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

test("while times open and ten processes look at once, each of forty who wait gets one email", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const [user] = await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}') returning id`;
  const [ana] = await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality})
    where user_id = ${user?.id} returning id`;
  await owner`
    insert into directory.waiting_list (professional_id, email, until, confirmed_at)
    select ${ana?.id ?? null}, 'espera' || n || '@exemplo.com.br', current_date + 30, now() from generate_series(1, 40) n`;
  const pool = database.connect(12);
  const look = () => queryAs<{ looked: string }>(pool, service, "select directory.tell_waiting() as looked");
  const open = (starts: string) =>
    owner`update directory.profiles set works_on_holidays = true,
        weekly_hours = ${owner.json(anyDay.map((day) => ({ ...day, starts })))} where id = ${ana?.id}`;
  await Promise.all([
    look(),
    open("12:00"),
    look(),
    look(),
    open("10:00"),
    look(),
    look(),
    open("08:00"),
    look(),
    look(),
  ]);
  while (Number((await look())[0]?.looked) > 0);
  const counts = await owner`
    select recipient, count(*)::integer as n from email.outbox where kind = 'waiting-time' group by recipient having count(*) = 1`;
  const [all] = await owner`select count(*)::integer as n from email.outbox where kind = 'waiting-time'`;
  await database.drop();
  expect([counts.length, all?.n]).toEqual([40, 40]);
});
