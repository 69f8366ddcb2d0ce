import { expect, test } from "vitest";
import { anon, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { anyDay, ticked } from "../testing/appointment-scene.ts";
import { completeProfile } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

test("of two hundred who want one slot at the same moment one gets it, and 199 a polite answer", async () => {
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
    select min(starts_at) as at from directory.free_slots(${ana?.id ?? null}, current_date - 1, current_date + 54)`;
  // Two pools of twenty: two processes, forty at a time in the database.
  const pools = [database.connect(20), database.connect(20)] as const;
  const ask = (n: number) =>
    queryAs<{ outcome: string; token: string | null }>(
      pools[(n % 2) as 0 | 1],
      anon,
      "select * from directory.request_appointment($1, $2, null, 'online', $3, $4, null, null, null, null, 'self', $5)",
      [ana?.id, slot?.at, `Paciente ${n}`, `paciente${n}@exemplo.com.br`, ticked],
    );
  const answers = (await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)))).flat();
  const kept = await owner`select status from appointments where professional_id = ${ana?.id}`;
  await database.drop();
  expect(answers.filter(({ outcome }) => outcome === "requested")).toHaveLength(1);
  expect(answers.filter(({ outcome, token }) => outcome === "taken" && token === null)).toHaveLength(199);
  expect(kept).toEqual([{ status: "requested" }]);
});
