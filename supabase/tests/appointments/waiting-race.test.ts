import { expect, test } from "vitest";
import { queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { anyDay } from "../testing/appointment-scene.ts";
import { completeProfile, service } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

async function withAna() {
  const database = await createProductDatabase();
  const { owner } = database;
  const [user] = await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}') returning id`;
  const [ana] = await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality})
    where user_id = ${user?.id} returning id`;
  return { database, owner, ana: String(ana?.id) };
}

test("while times open and ten processes look at once, each of forty who wait gets one email", async () => {
  const { database, owner, ana } = await withAna();
  await owner`
    insert into directory.waiting_list (professional_id, email, until, confirmed_at)
    select ${ana}, 'espera' || n || '@exemplo.com.br', current_date + 30, now() from generate_series(1, 40) n`;
  const pool = database.connect(12);
  const look = () => queryAs<{ looked: string }>(pool, service, "select directory.notify_waiting() as looked");
  const open = (starts: string) =>
    owner`update directory.profiles set works_on_holidays = true,
        weekly_hours = ${owner.json(anyDay.map((day) => ({ ...day, starts })))} where id = ${ana}`;
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

test("who confirms a new wish while the job has the older one in hand waits for it, and neither fails", async () => {
  const { database, owner, ana } = await withAna();
  const wish = (confirmed: Date | null) => owner`
    insert into directory.waiting_list (professional_id, email, until, confirmed_at)
    values (${ana}, 'maria@exemplo.com.br', current_date + 30, ${confirmed}) returning id`;
  const [[older], [newer]] = [await wish(new Date()), await wish(null)];
  const [link] = await owner`select directory.new_waiting_link(${newer?.id}) as token`;
  const pool = database.connect(2);
  let confirming: Promise<unknown> | undefined;
  await pool.begin(async (job) => {
    // As the job's own cursor does it, some rows ahead of the one that it looks at.
    await job`select from directory.waiting_list where id = ${older?.id} for update`;
    confirming = queryAs(pool, { role: "anon" }, "select directory.confirm_waiting($1)", [link?.token]);
    confirming.catch(() => {});
    const blocked = () => owner`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await blocked()).length).toBe(1);
    await job`select directory.notify_waiting()`;
  });
  await confirming;
  const left = await owner`select id, confirmed_at is not null as "isConfirmed" from directory.waiting_list`;
  await database.drop();
  expect([...left]).toEqual([{ id: newer?.id, isConfirmed: true }]);
});
