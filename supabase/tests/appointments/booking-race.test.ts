import { expect, test } from "vitest";
import { anon, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { anyDay, ticked } from "../testing/appointment-scene.ts";
import { completeProfile } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

const services = [
  { id: "short", name: "Retorno", minutes: 20 },
  { id: "usual", name: "Consulta", minutes: 50 },
  { id: "long", name: "Avaliação", minutes: 110 },
];

test("of two hundred who want the same time, or one that overlaps, one gets it, and 199 a polite answer", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const [user] = await owner`
    insert into auth.users (id, email, raw_user_meta_data)
    values (gen_random_uuid(), 'ana@exemplo.com.br', '{"name": "Ana"}') returning id`;
  const [ana] = await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality}),
      weekly_hours = ${owner.json(anyDay)}, works_on_holidays = true, booking_rules = ${owner.json({ buffer: 10, services })}
    where user_id = ${user?.id} returning id`;
  // Any times of tomorrow at which each overlaps with all of the others, the pause between them included.
  // Who names no service wants the first.
  const offered = [...services, { id: null, minutes: 20 }];
  const slots = await Promise.all(
    offered.map(
      ({ minutes }) =>
        owner`select starts_at as at from directory.free_slots(${ana?.id ?? null}, current_date + 1, current_date + 1, ${minutes})`,
    ),
  );
  const wanted = offered.map(({ id }, index) => ({ id, at: slots[index]?.[0]?.at }));
  // Two pools of twenty: two processes, forty at a time in the database.
  const pools = [database.connect(20), database.connect(20)] as const;
  const ask = (n: number) =>
    queryAs<{ outcome: string; token: string | null }>(
      pools[n < 100 ? 0 : 1],
      anon,
      "select * from directory.request_appointment($1, $2, null, 'online', $3, $4, null, null, null, null, 'self', $5, $6)",
      [
        ...[ana?.id, wanted[n % wanted.length]?.at, `Paciente ${n}`, `paciente${n}@exemplo.com.br`, ticked],
        wanted[n % wanted.length]?.id,
      ],
    );
  const answers = (await Promise.all(Array.from({ length: 200 }, (_, n) => ask(n)))).flat();
  const kept = await owner`select status from appointments where professional_id = ${ana?.id}`;
  await database.drop();
  expect(answers.filter(({ outcome }) => outcome === "requested")).toHaveLength(1);
  expect(answers.filter(({ outcome, token }) => outcome === "taken" && token === null)).toHaveLength(199);
  expect(kept).toEqual([{ status: "requested" }]);
});
