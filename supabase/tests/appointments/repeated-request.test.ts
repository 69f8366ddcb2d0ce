import { randomUUID } from "node:crypto";
import { expect, test as plainTest } from "vitest";
import { anon, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { anyDay, bookable, link, nextSlot, type Request, request, ticked } from "../testing/appointment-scene.ts";
import { completeProfile, type Person, type Scene, test, visitor } from "../testing/scene.ts";

const countOf = async (scene: Scene, table: string) => {
  const [row] = await scene.sql(`select count(*)::int as n from ${table}`);
  return row?.n;
};

test("a form whose answer was lost leads, sent again, to the request that it had made: as often as it is sent", async ({
  scene,
}) => {
  const ana = await bookable(scene, "Ana");
  const given = { at: await nextSlot(scene, ana), sending: randomUUID(), network: "rede" };
  const first = await request(scene, ana, given);
  expect(first.outcome).toBe("requested");
  const before = await countOf(scene, "email.outbox");
  // More often than anybody may ask, and written a little differently.
  for (let n = 0; n < 6; n++)
    expect(await request(scene, ana, { ...given, email: " Maria@exemplo.com.br" })).toEqual({
      outcome: "repeated",
      token: first.token,
    });
  expect([await countOf(scene, "appointments"), await countOf(scene, "email.outbox")]).toEqual([1, before]);
  expect(await link(scene, first.token)).toMatchObject({ status: "requested" });
  const wish = { at: null, wish: "Sábado cedo", sending: randomUUID() };
  const wished = await request(scene, ana, wish);
  expect(await request(scene, ana, wish)).toEqual({ outcome: "repeated", token: wished.token });
  expect(await countOf(scene, "appointments")).toBe(2);
});

test("what another form, person, time or contact asks for is no repeat", async ({ scene }) => {
  const [ana, eva] = [await bookable(scene, "Ana"), await bookable(scene, "Eva")];
  const at = await nextSlot(scene, ana);
  const given = { at, sending: randomUUID() };
  const { token } = await request(scene, ana, given);
  const outcome = async (professional: Person, other: Request) => {
    const answer = await request(scene, professional, { ...given, ...other });
    expect(answer.token).not.toBe(token);
    return answer.outcome;
  };
  expect(await outcome(ana, { sending: randomUUID() })).toBe("taken");
  expect(await outcome(ana, { email: "joao@exemplo.com.br" })).toBe("taken");
  expect(await outcome(ana, { whatsapp: "11912345678" })).toBe("taken");
  expect(await outcome(ana, { at: await nextSlot(scene, ana) })).toBe("requested");
  expect(await outcome(eva, {})).toBe("requested");
});

test("after an hour, once the patient has cancelled it, or erased, the same form asks anew", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const given = { at: await nextSlot(scene, ana), sending: randomUUID() };
  const first = await request(scene, ana, given);
  await scene.as(visitor).run("select directory.cancel_by_link($1)", [first.token]);
  const second = await request(scene, ana, given);
  expect(second.outcome).toBe("requested");
  expect(second.token).not.toBe(first.token);
  expect(await link(scene, first.token)).toMatchObject({ status: "cancelled" });
  await scene.as(visitor).run("select directory.erase_by_link($1, true)", [second.token]);

  const other = { ...given, sending: randomUUID() };
  const third = await request(scene, ana, other);
  await scene.sql("update directory.appointment_links set created_at = now() - interval '61 minutes'");
  expect((await request(scene, ana, other)).outcome).toBe("taken");
  await scene.as(visitor).run("select directory.erase_by_link($1, true)", [third.token]);
  expect((await request(scene, ana, other)).outcome).toBe("requested");
});

test("neither the professional nor who knows all that was asked finds the link", async ({ scene }) => {
  const ana = await bookable(scene, "Ana");
  const sending = randomUUID();
  const { token } = await request(scene, ana, { at: await nextSlot(scene, ana), sending });
  const [seen] = await scene.as(ana).run("select to_jsonb(a)::text as it from appointments a");
  expect(seen?.it).toContain("Maria");
  expect(seen?.it).not.toContain(sending);
  expect(seen?.it).not.toContain(token);
  await expect(
    scene
      .as(visitor)
      .run("select directory.token_of_form($1, $2, now(), null, null, null)", [sending, ana.professionalId]),
  ).rejects.toThrow(/permission denied/);
});

const { specialty, city, state, modality, ...profile } = completeProfile;

plainTest("one form that is sent twenty times at once makes one request, and each answer has its link", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const [user] = await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}') returning id`;
  const [ana] = await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality}),
      weekly_hours = ${owner.json(anyDay)}, works_on_holidays = true
    where user_id = ${user?.id} returning id`;
  const [slot] = await owner`
    select min(starts_at) as at from directory.free_slots(${ana?.id ?? null}, current_date + 1, current_date + 1)`;
  const pool = database.connect(20);
  const sending = randomUUID();
  const ask = () =>
    queryAs<{ outcome: string; token: string | null }>(
      pool,
      anon,
      `select * from directory.request_appointment($1, $2, null, 'online', 'Maria', null, '11912345678', null, null, 'rede',
        'self', $3, null, $4)`,
      [ana?.id, slot?.at, ticked, sending],
    );
  const answers = (await Promise.all(Array.from({ length: 20 }, ask))).flat();
  const kept = await owner`select status from appointments where professional_id = ${ana?.id}`;
  await database.drop();
  expect(answers.filter(({ outcome }) => outcome === "requested")).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === "repeated")).toHaveLength(19);
  expect([...new Set(answers.map(({ token }) => token))]).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
  expect(kept).toEqual([{ status: "requested" }]);
});
