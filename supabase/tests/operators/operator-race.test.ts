import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Actor, queryAs } from "#server/database/acting.ts";
import { createProductDatabase } from "../../seed/testing/product-database.ts";
import { completeProfile } from "../testing/scene.ts";

const { specialty, city, state, modality, ...profile } = completeProfile;

test("of twenty operators and an owner at the same moment one decides, nobody undoes it, and nobody waits for ever", async () => {
  const database = await createProductDatabase();
  const { owner } = database;
  const account = async (email: string) => {
    const id = randomUUID();
    await owner`insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      values (${id}, ${email}, now(), '{"name": "Ana"}')`;
    return id;
  };
  const operator = async (n: number): Promise<Actor> => {
    const [sub, session_id] = [await account(`operador${n}@exemplo.com.br`), randomUUID()];
    await owner`insert into auth.sessions (id, user_id, created_at, updated_at) values (${session_id}, ${sub}, now(), now())`;
    await owner`
      insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (gen_random_uuid(), ${sub}, 'totp', 'verified', 'x', now(), now())`;
    await owner`select directory.set_operator(${`operador${n}@exemplo.com.br`}, true)`;
    return { role: "authenticated", claims: { sub, session_id, aal: "aal2" } };
  };
  const ana = await account("ana@exemplo.com.br");
  const [{ id }] = (await owner`
    update directory.profiles set ${owner(profile)}, specialty_id = directory.specialty_id(${specialty}),
      city_id = directory.city_id(${city}, ${state}), modality = directory.modality_bits(${modality})
    where user_id = ${ana} returning id`) as unknown as [{ id: string }];
  const [waiting] =
    await owner`select id from directory.verifications where professional_id = ${id} and state = 'waiting'`;
  const operators = await Promise.all(Array.from({ length: 20 }, (_, n) => operator(n)));
  const pool = database.connect(21);
  const decisions = operators.map((who, n) =>
    queryAs<{ it: { outcome: string } }>(
      pool,
      who,
      "select public.operator_decide_registration($1, $2, 'O nome difere do conselho.') as it",
      [waiting?.id, n % 2 ? "confirmed" : "differs"],
    ),
  );
  const pause = queryAs(pool, { role: "authenticated", claims: { sub: ana } }, "select public.pause_listing()");
  const outcomes = (await Promise.all(decisions)).flat().map(({ it }) => it.outcome);
  await pause;
  const [kept] = await owner`
    select (select count(*)::int from directory.operator_log l where l.act = 'decide_registration') as acts,
      (select count(*)::int from email.outbox o where o.kind = 'registration-checked') as emails,
      (select v.state = 'confirmed' from directory.verifications v where v.id = ${waiting?.id ?? ""})
        = (p.verified_at is not null) as agrees
    from directory.profiles p where p.id = ${id}`;
  await database.drop();
  expect(outcomes.filter((outcome) => outcome === "decided")).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === "conflict")).toHaveLength(19);
  expect(kept).toEqual({ acts: 1, emails: 1, agrees: true });
});
