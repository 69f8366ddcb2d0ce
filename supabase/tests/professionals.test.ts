import { expect } from "vitest";
import type { Actor } from "#server/database/acting.ts";
import { completeProfile, type Person, service, test, visitor } from "./testing/scene.ts";

const privateFields = ["email", "trial_end_date", "subscription_status"];

test("an account gets a record with its name, its e-mail and ten days of trial", async ({ scene }) => {
  const ana = await scene.signUp("Ana");
  const [record] = await scene.as(ana).read("professionals", `user_id = '${ana.userId}'`);
  expect(record).toMatchObject({
    name: "Ana",
    email: "ana@exemplo.com.br",
    subscription_status: "trial",
    is_active: false,
  });
  const days = (Number(record?.trial_end_date) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(9.99);
  expect(days).toBeLessThanOrEqual(10);
});

test("a sign-up survives a name that is missing, huge or not text", async ({ scene }) => {
  for (const metadata of [
    null,
    {},
    { name: null },
    { name: "x".repeat(5000) },
    { name: { a: 1 } },
    { name: "a\u0001\nb" },
  ]) {
    const [row] = await scene.sql(
      "insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), gen_random_uuid() || '@x.br', $1) returning id",
      [metadata],
    );
    const [profile] = await scene.sql("select length(name) <= 120 as ok from directory.profiles where user_id = $1", [
      row?.id,
    ]);
    expect(profile?.ok).toBe(true);
  }
});

test("a complete profile is listed; an incomplete one is seen by its owner only", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.signUp("Bruno");
  const seenBy = async (who: Actor | Person) => (await scene.as(who).read("professionals")).map((row) => row.name);
  expect(await seenBy(visitor)).toEqual(["Ana"]);
  expect(await seenBy(ana)).toEqual(["Ana"]);
  expect(new Set(await seenBy(bruno))).toEqual(new Set(["Ana", "Bruno"]));
});

for (const field of ["name", "specialty", "registration", "modality", "schedule", "district", "city"]) {
  test(`a profile without ${field} is not listed`, async ({ scene }) => {
    const ana = await scene.listed("Ana");
    await scene
      .as(ana)
      .update({ [field]: field === "name" ? "" : null, ...(field === "specialty" ? { approach: null } : {}) }, ana);
    expect(await scene.as(visitor).read("professionals")).toEqual([]);
  });
}

test("somebody who works online needs no place", async ({ scene }) => {
  const ana = await scene.listed("Ana", {
    modality: "online",
    address: null,
    district: null,
    city: null,
    state: null,
  });
  expect(await scene.as(visitor).read("professionals")).toMatchObject([{ id: ana.professionalId, city: null }]);
});

test("an expired trial never shows, even if no job has run", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  // The clock moves past the end without any trigger: the stored moment alone must decide.
  await scene.sql("alter table directory.profiles disable trigger prepare_profile");
  await scene.sql("update directory.profiles set listed_until = now()");
  expect(await scene.as(visitor).read("professionals")).toEqual([]);
  expect(await scene.as(visitor).run("select * from search_professionals()")).toEqual([]);
  expect(await scene.as(ana).read("professionals")).toMatchObject([{ name: "Ana", is_active: false }]);
});

test("paying, pausing, being suspended and lapsing decide the listing at once", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const isListed = async (change: string) => {
    await scene.sql(`update directory.memberships set ${change} where user_id = '${ana.userId}'`);
    return (await scene.as(visitor).read("professionals")).length === 1;
  };
  expect(await isListed("trial_end_date = now() - interval '1 minute'")).toBe(false);
  expect(await isListed("subscription_status = 'active', paid_until = now() + interval '1 month'")).toBe(true);
  expect(await isListed("subscription_status = 'past_due', paid_until = now() - interval '6 days'")).toBe(true);
  expect(await isListed("paid_until = now() - interval '8 days'")).toBe(false);
  expect(
    await isListed("subscription_status = 'active', paid_until = now() + interval '1 month', paused_at = now()"),
  ).toBe(false);
  expect(await isListed("paused_at = null, suspended_at = now()")).toBe(false);
  expect(await isListed("suspended_at = null")).toBe(true);
  expect(await isListed("subscription_status = 'inactive'")).toBe(false);
});

test("a visitor may ask for all columns and learns nothing private", async ({ scene }) => {
  await scene.listed("Ana");
  const [record] = await scene
    .as(visitor)
    .read("professionals", "is_active and specialty = 'Psicologia' and city ilike '%camp%'");
  expect(record).toMatchObject({ name: "Ana", is_active: true, modality: "ambos", state: "SP" });
  for (const field of privateFields) expect(record).toHaveProperty(field, null);
});

test("another professional learns nothing private, by reading or by filtering", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  const [record] = await scene.as(bruno).read("professionals", `id = '${ana.professionalId}'`);
  for (const field of privateFields) expect(record).toHaveProperty(field, null);
  const filters = ["email like '%@exemplo.com.br'", "trial_end_date > now()", "subscription_status = 'trial'"];
  for (const filter of filters) {
    expect(await scene.as(bruno).read("professionals", filter)).toMatchObject([{ name: "Bruno" }]);
    expect(await scene.as(visitor).read("professionals", filter)).toEqual([]);
  }
  expect(await scene.as(bruno).read("directory.memberships")).toMatchObject([{ email: "bruno@exemplo.com.br" }]);
  expect(await scene.as(visitor).read("directory.memberships")).toEqual([]);
  for (const who of [bruno, visitor]) {
    await expect(scene.as(who).run("select listed_until from directory.profiles")).rejects.toThrow("permission denied");
  }
});

test("the owner reads the whole own record and changes the profile", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const [record] = await scene.as(ana).update({ name: "  Ana   Paula ", description: "Nova" }, ana);
  expect(record).toMatchObject({
    name: "Ana Paula",
    description: "Nova",
    email: "ana@exemplo.com.br",
    is_active: true,
  });
});

const protectedChanges = {
  is_active: false,
  subscription_status: "active",
  trial_end_date: "2099-01-01",
  user_id: "00000000-0000-0000-0000-000000000001",
  id: "00000000-0000-0000-0000-000000000001",
  email: "outra@exemplo.com.br",
  verified_at: "2026-01-01",
  rating: 5,
  review_count: 1000,
};
for (const [field, value] of Object.entries(protectedChanges)) {
  test(`the owner cannot change ${field}`, async ({ scene }) => {
    const ana = await scene.listed("Ana");
    const before = await scene.as(ana).read("professionals");
    await expect(scene.as(ana).update({ [field]: value, name: "Outra" }, ana)).rejects.toMatchObject({
      code: "42501",
    });
    expect(await scene.as(ana).read("professionals")).toEqual(before);
  });
}

test("the owner cannot go around the record to the tables below it", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const attempts = [
    "update directory.profiles set listed_until = 'infinity'",
    "update directory.profiles set rank = 0",
    "update directory.profiles set verified_at = now()",
    "update directory.memberships set subscription_status = 'active'",
    "insert into directory.profiles (user_id, name) values (gen_random_uuid(), 'x')",
    "delete from directory.profiles",
    "delete from professionals",
    "insert into professionals (name) values ('x')",
    "select * from auth.users",
    "update public.specialties set allows_testimonials = true",
    "insert into public.cities (id) values (1)",
    "select * from supabase_migrations.schema_migrations",
  ];
  for (const attempt of attempts) {
    // 55000: the record is a view without a way to insert or delete.
    const code = expect.stringMatching(/^(42501|55000)$/);
    for (const who of [ana, visitor]) await expect(scene.as(who).run(attempt), attempt).rejects.toMatchObject({ code });
  }
});

test("nobody changes somebody else's record", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const bruno = await scene.listed("Bruno");
  expect(await scene.as(bruno).update({ name: "Invadida" }, ana)).toEqual([]);
  await expect(scene.as(visitor).update({ name: "Invadida" }, ana)).rejects.toMatchObject({ code: "42501" });
  expect(await scene.as(ana).read("professionals", `user_id = '${ana.userId}'`)).toMatchObject([{ name: "Ana" }]);
});

test("the service reads and writes every record", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.signUp("Bruno");
  expect(await scene.as(service).read("professionals", "subscription_status = 'trial'")).toHaveLength(2);
  await scene.as(service).run("update directory.memberships set suspended_at = now() where user_id = $1", [ana.userId]);
  expect(await scene.as(service).read("professionals", "is_active")).toEqual([]);
});

test("a change of the account's e-mail reaches the record; deleting the account removes it", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  await scene.sql("update auth.users set email = 'nova@exemplo.com.br' where id = $1", [ana.userId]);
  expect(await scene.as(ana).read("professionals")).toMatchObject([{ email: "nova@exemplo.com.br" }]);
  await scene.sql("delete from auth.users where id = $1", [ana.userId]);
  expect(await scene.as(service).read("directory.profiles")).toEqual([]);
  expect(await scene.as(service).read("directory.memberships")).toEqual([]);
});

test("a city is recognised however it is written, and refused when it is none", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const [record] = await scene.as(ana).update({ city: "sao jose dos campos", state: "sp" }, ana);
  expect(record).toMatchObject({ city: "São José dos Campos", state: "SP" });
  await expect(scene.as(ana).update({ city: "Gotham", state: "SP" }, ana)).rejects.toThrow(
    'Não encontramos a cidade "Gotham" em SP.',
  );
});

const badValues = {
  specialty: "Astrologia",
  modality: "telepatia",
  age_group: "todos",
  approach: "Ortopédica",
  whatsapp: "12",
  contact_email: "sem arroba",
  description: "x".repeat(4001),
  name: "x".repeat(121),
};
for (const [field, value] of Object.entries(badValues)) {
  test(`the database refuses a wrong ${field}`, async ({ scene }) => {
    const ana = await scene.listed("Ana");
    await expect(scene.as(ana).update({ [field]: value }, ana)).rejects.toMatchObject({ code: "23514" });
    expect(await scene.as(ana).read("professionals")).toMatchObject([completeProfile]);
  });
}

test("weekly hours give the availability that search filters by", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const hours = [
    { weekday: 1, starts: "08:00", ends: "12:00" },
    { weekday: 1, starts: "13:00", ends: "19:00" },
    { weekday: 6, starts: "18:00", ends: "24:00" },
  ];
  expect(await scene.as(ana).update({ weekly_hours: hours }, ana)).toMatchObject([{ weekly_hours: hours }]);
  const [row] = await scene.sql("select availability from directory.profiles where user_id = $1", [ana.userId]);
  const bit = (weekday: number, period: number) => 1 << (weekday * 3 + period);
  expect(row?.availability).toBe(bit(1, 0) | bit(1, 1) | bit(1, 2) | bit(6, 2));
});

const wrongHours = {
  "no list": {},
  "no weekday": [{ starts: "08:00", ends: "12:00" }],
  "an eighth day": [{ weekday: 7, starts: "08:00", ends: "12:00" }],
  "an end before the start": [{ weekday: 1, starts: "12:00", ends: "08:00" }],
  "an impossible time": [{ weekday: 1, starts: "08:60", ends: "12:00" }],
  "an overlap": [
    { weekday: 1, starts: "08:00", ends: "12:00" },
    { weekday: 1, starts: "11:00", ends: "13:00" },
  ],
  "too many": Array.from({ length: 51 }, (_, index) => ({ weekday: index % 7, starts: "08:00", ends: "12:00" })),
  "a string": "08:00",
};
test("fifty blocks of weekly hours are kept", async ({ scene }) => {
  const ana = await scene.listed("Ana");
  const times = Array.from({ length: 8 }, (_, index) => [`${10 + index}:00`, `${10 + index}:30`]);
  const hours = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => times.map(([starts, ends]) => ({ weekday, starts, ends })));
  expect(await scene.as(ana).update({ weekly_hours: hours.slice(0, 50) }, ana)).toHaveLength(1);
  await expect(scene.as(ana).update({ weekly_hours: hours.slice(0, 51) }, ana)).rejects.toMatchObject({
    code: "23514",
  });
});

for (const [what, hours] of Object.entries(wrongHours)) {
  test(`weekly hours with ${what} are refused`, async ({ scene }) => {
    const ana = await scene.listed("Ana");
    await expect(scene.as(ana).update({ weekly_hours: hours }, ana)).rejects.toMatchObject({ code: "23514" });
  });
}
